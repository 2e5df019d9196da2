import { occurring } from '@latin-puzzles/core/counting';
import { makeEngine } from '@latin-puzzles/core/engine';
import { parseNative } from '@latin-puzzles/core/format';
import { EMPTY, type Labeling, problemOf } from '@latin-puzzles/core/puzzle';
import type { Task } from '../protocol.ts';
import { accepted } from '../refusal.ts';

/** What is found out about clues, one thing after the other. */
export interface CluesStudy {
  /** Up to two Latin boards that complete them. */
  readonly solutions: readonly Labeling[];
  /** Whether there are no others, or two. */
  readonly decided: boolean;
  /** For each cell the labels that it has in some completion. */
  readonly candidates?: readonly (readonly number[])[];
  /** Of a Latin puzzle the cells each of whose clues could go alone. */
  readonly redundant?: readonly number[];
}

/** How long to look for a second solution, and for candidates, in milliseconds. */
const [SEEK, CANDIDATES] = [10_000, 5_000];

export const studyCluesTask: Task<{ readonly puzzle: string }, CluesStudy, CluesStudy> = ({ puzzle }, tell) => {
  const { board, multiset, labeling, inscription } = accepted(parseNative(puzzle));
  const engine = makeEngine(problemOf(board, multiset));
  const solutions: Labeling[] = [];
  const run = engine.list(labeling, { limit: 2, timeLimit: SEEK });
  let step = run.next();
  for (; !step.done; step = run.next()) solutions.push(step.value);
  const decided = step.value.verdict === 'complete' || solutions.length === 2;
  const study: CluesStudy = { solutions, decided };
  if (!decided || solutions.length === 0) return study;
  tell(study);
  if (solutions.length === 1) {
    const known = solutions[0]!;
    const redundant = labeling.flatMap((label, cell) =>
      label !== EMPTY &&
      !inscription.includes(cell) &&
      engine.another(labeling.with(cell, EMPTY), known, { differsAt: cell }).verdict === 'complete'
        ? [cell]
        : [],
    );
    return { ...study, redundant, candidates: known.map((label) => [label]) };
  }
  const { labels, decided: all } = occurring(engine, labeling, { timeLimit: CANDIDATES });
  return all ? { ...study, candidates: labels } : study;
};

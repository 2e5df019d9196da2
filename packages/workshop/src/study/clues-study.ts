import { occurring } from '@latin-puzzles/core/counting';
import { EMPTY, type Labeling, type Puzzle } from '@latin-puzzles/core/puzzle';
import type { Tools } from '../tools/index.ts';
import type { StudyOptions } from './board-study.ts';
import { solutionsUpTo } from './solving.ts';

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

/** Studies clues: what completes them, which of them could go, and which labels other cells may take. */
export function studyClues(
  tools: Tools,
  puzzle: Puzzle,
  { onProgress, ...limits }: StudyOptions<CluesStudy> = {},
): CluesStudy {
  const study: CluesStudy = solutionsUpTo(tools, puzzle, 2, { ...limits, timeLimit: SEEK });
  const { solutions, decided } = study;
  if (!decided || solutions.length === 0) return study;
  onProgress?.(study);
  if (solutions.length === 1) {
    const known = solutions[0]!;
    return { ...study, redundant: redundantClues(tools, puzzle, known), candidates: known.map((label) => [label]) };
  }
  const all = occurring(tools.engineFor(puzzle), puzzle.labeling, { ...limits, timeLimit: CANDIDATES });
  return all.decided ? { ...study, candidates: all.labels } : study;
}

/** The cells, outside the inscription, each of whose clues could go without a second solution. */
export function redundantClues(tools: Tools, puzzle: Puzzle, solution: Labeling): number[] {
  const { labeling, inscription } = puzzle;
  const engine = tools.engineFor(puzzle);
  return labeling.flatMap((label, cell) =>
    label !== EMPTY &&
    !inscription.includes(cell) &&
    engine.another(labeling.with(cell, EMPTY), solution, { differsAt: cell }).verdict === 'complete'
      ? [cell]
      : [],
  );
}

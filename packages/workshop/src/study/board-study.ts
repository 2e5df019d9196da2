import { makeRandom, type Words } from '@latin-puzzles/core/basis';
import { automorphisms, groupWords, isometries } from '@latin-puzzles/core/board';
import { countLatinBoards, estimate } from '@latin-puzzles/core/counting';
import type { Limits } from '@latin-puzzles/core/engine';
import { type Puzzle, puzzleTypes } from '@latin-puzzles/core/puzzle';
import type { Tools } from '../tools/index.ts';

/** What is found out about a board with its labels, one thing after the other. */
export interface BoardStudy {
  readonly symmetry?: { readonly words: Words; readonly order: string };
  readonly automorphisms?: string;
  readonly ls?: boolean | undefined;
  /** Whether it admits a Latin board; `unknown` when the time did not suffice. */
  readonly latin?: 'yes' | 'no' | 'unknown';
  readonly count?: BoardCount;
}

/** How many Latin boards there are: exactly, or about 10 to the power of `log10`, give or take a share of it. */
export type BoardCount =
  | { readonly exact: string }
  | { readonly log10: number; readonly error: number }
  /** Nothing is known but that there is one. */
  | 'many';

export interface StudyOptions<Study> extends Omit<Limits, 'timeLimit'> {
  /** Called with all that is known so far whenever something was found out. */
  readonly onProgress?: ((study: Study) => void) | undefined;
}

/** How long to look for a first Latin board, to count all of them, and to estimate their number, in milliseconds. */
const [SEEK, COUNT, ESTIMATE] = [10_000, 2_000, 3_000];

/** Studies a board with its labels. The same board gives the same estimate. */
export function studyBoard(
  tools: Tools,
  puzzle: Puzzle,
  { onProgress, ...limits }: StudyOptions<BoardStudy> = {},
): BoardStudy {
  const { board, labeling } = puzzle;
  let study: BoardStudy = {};
  const add = (found: BoardStudy) => {
    study = { ...study, ...found };
    onProgress?.(study);
  };
  const group = isometries(board);
  add({ symmetry: { words: groupWords(group.name), order: String(group.order) }, ls: puzzleTypes(puzzle, group).ls });
  const engine = tools.engineFor(puzzle);
  const { solution, ending } = engine.sample(labeling, { ...limits, seed: 1, timeLimit: SEEK });
  if (!solution) {
    add(ending.verdict === 'complete' ? { latin: 'no', count: { exact: '0' } } : { latin: 'unknown' });
  } else {
    add({ latin: 'yes' });
    const exact = countLatinBoards(engine, { ...limits, timeLimit: COUNT });
    if (exact !== undefined) add({ count: { exact: String(exact) } });
    else {
      const { log10, error } = estimate(engine, makeRandom(1), { ...limits, timeLimit: ESTIMATE });
      add({ count: Number.isFinite(log10) ? { log10, error } : 'many' });
    }
  }
  add({ automorphisms: String(automorphisms(board).order) });
  return study;
}

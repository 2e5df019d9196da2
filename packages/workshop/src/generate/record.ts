import type { BatchPuzzle } from '@latin-puzzles/core/finding';
import { makeNativeRecord } from '@latin-puzzles/core/format';
import { clueCount } from '@latin-puzzles/core/puzzle';
import type { Rating } from '@latin-puzzles/core/rating';
import type { PuzzleOrder } from './order.ts';

type Signed = Pick<PuzzleOrder, 'seed' | 'title' | 'author'>;

/** The native puzzle with its solution, its rating, and what finds it again. */
export function makeFindingRecord(finding: BatchPuzzle, { seed, title, author }: Signed): Record<string, unknown> {
  const { puzzle, rating, theorems, number } = finding;
  return {
    ...makeNativeRecord({ ...puzzle, title, author }),
    rating: { ...rating, theorems },
    generated: { seed, attempt: number },
  };
}

/** A puzzle that was made, as plain data. */
export interface MadePuzzle {
  /** The native document, as `makeFindingRecord` makes it. */
  readonly text: string;
  readonly clues: number;
  readonly rating: Rating;
  /** The least theorems that solve it, the easiest first. */
  readonly theorems: readonly string[];
}

export function makeMadePuzzle(finding: BatchPuzzle, signed: Signed): MadePuzzle {
  const { puzzle, rating, theorems } = finding;
  const text = JSON.stringify(makeFindingRecord(finding, signed));
  return { text, clues: clueCount(puzzle), rating, theorems };
}

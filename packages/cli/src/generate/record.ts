import type { BatchPuzzle } from '@latin-puzzles/core/finding';
import { makeNativeRecord } from '@latin-puzzles/core/format';
import { puzzleText } from '../terminal/puzzle-text.ts';

export interface Signature {
  readonly title?: string | undefined;
  readonly author?: string | undefined;
}

/** The native puzzle with its solution, its rating, and what finds it again. */
export function findingRecord(finding: BatchPuzzle, signature: Signature, seed: number): Record<string, unknown> {
  const { puzzle, rating, measure, theorems, number } = finding;
  return {
    ...makeNativeRecord({ ...puzzle, ...signature }),
    rating: { ...rating, fair: measure.backtracks === 0 && measure.unsolved === 0, theorems },
    generated: { seed, attempt: number },
  };
}

/** The puzzle as `latin show` draws it, and a line of facts. */
export function findingText({ puzzle, rating, theorems }: BatchPuzzle, signature: Signature): string {
  const needs = theorems.length > 0 ? `it needs ${theorems.join(', ')}` : 'theorems do not suffice';
  return `${puzzleText({ ...puzzle, ...signature })}\n${rating.level} (${rating.score.toFixed(1)}); ${needs}`;
}

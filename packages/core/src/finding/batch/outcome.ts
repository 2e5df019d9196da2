import type { Signal } from '../../engine/index.ts';
import { type Canonizer, makeCanonizer } from '../../puzzle/index.ts';
import type { Found, PuzzleGenerator, Rejected } from '../wishes/index.ts';
import { attemptSeed } from './seed.ts';

/** What came of a numbered attempt of a batch. */
export type Outcome = { readonly number: number; readonly seed: number } & (
  | { readonly attempt: Rejected }
  | {
      readonly attempt: Found;
      /** Equal for puzzles that are the same but for symmetry and the names of labels; with constraints, for equal ones. */
      readonly hash: string;
    }
);

/** Tries an attempt by its number; nothing comes of one that is interrupted. */
export type Attempter = (number: number, signal?: Signal) => Outcome | undefined;

export function makeAttempter(generator: PuzzleGenerator, batchSeed: number): Attempter {
  // All puzzles of a generator have the same board and labels.
  let canonizer: Canonizer | undefined;
  return (number, signal) => {
    const seed = attemptSeed(batchSeed, number);
    const attempt = generator.attempt(seed, signal);
    if (!attempt.found) return signal?.aborted ? undefined : { number, seed, attempt };
    const { puzzle } = attempt;
    // A symmetry of the board need not be one of its constraints.
    if (puzzle.constraintNames) return { number, seed, attempt, hash: puzzle.labeling.join() };
    canonizer ??= makeCanonizer(puzzle.board, puzzle.multiset);
    return { number, seed, attempt, hash: canonizer.canonize(puzzle).hash };
  };
}

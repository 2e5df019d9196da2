import type { Board } from '@latin-puzzles/core/board';
import type { Found, Outcome } from '@latin-puzzles/core/finding';
import type { Puzzle } from '@latin-puzzles/core/puzzle';

type FoundOutcome = Extract<Outcome, { readonly hash: string }>;

/** An outcome without the board, which every puzzle of a batch shares and which need not be copied with each. */
export type PackedOutcome =
  | Exclude<Outcome, FoundOutcome>
  | (Omit<FoundOutcome, 'attempt'> & {
      readonly attempt: Omit<Found, 'puzzle'> & { readonly puzzle: Omit<Puzzle, 'board'> };
    });

export function packOutcome(outcome: Outcome): PackedOutcome {
  if (!('hash' in outcome)) return outcome;
  const { board, ...puzzle } = outcome.attempt.puzzle;
  return { ...outcome, attempt: { ...outcome.attempt, puzzle } };
}

export function unpackOutcome(outcome: PackedOutcome, board: Board): Outcome {
  if (!('hash' in outcome)) return outcome;
  return { ...outcome, attempt: { ...outcome.attempt, puzzle: { ...outcome.attempt.puzzle, board } } };
}

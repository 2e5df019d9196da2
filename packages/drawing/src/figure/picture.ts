import type { Board } from '@latin-puzzles/core/board';
import type { Labeling, Multiset } from '@latin-puzzles/core/puzzle';

/** What there is to draw: a board and, if any, what is written on it. */
export interface Picture {
  readonly board: Board;
  readonly multiset?: Multiset | undefined;
  /** The clues. */
  readonly labeling?: Labeling | undefined;
  /** The cells whose clues are the inscription. */
  readonly inscription?: readonly number[] | undefined;
  /** What belongs in the cells without clues. */
  readonly solution?: Labeling | undefined;
}

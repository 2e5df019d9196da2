import type { Fault } from '@latin-puzzles/core/basis';
import type { Puzzle } from '@latin-puzzles/core/puzzle';

/** What came of a text that was pasted, dropped or opened. */
export type Arrival =
  /** One puzzle, as the code in its address. */
  | { readonly code: string }
  /** Several puzzles, of which one is to be chosen; whether there are more, and whether some of it was none. */
  | { readonly puzzles: readonly Puzzle[]; readonly more: boolean; readonly flawed: boolean }
  | { readonly fault: Fault }
  /** The progress of another device, which was added to that of this one. */
  | { readonly joined: true };

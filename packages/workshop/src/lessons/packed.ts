import type { Placement } from '@latin-puzzles/core/attrition';

/** A position as it is stored: its labels and its solution one character a cell, and something that the theorem shows there. */
export interface PackedPosition {
  readonly board: string;
  readonly labels: string;
  readonly cells: string;
  readonly solution: string;
  readonly shown: Placement;
}

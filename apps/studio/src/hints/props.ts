import type { Puzzle } from '@latin-puzzles/core/puzzle';
import type { ShownStep } from '../board-view/props.ts';
import type { Move } from '../game/move.ts';
import type { Table } from '../game/table.ts';

/** Draws a step in place of the game, or the game again. */
export type Show = (shown: ShownStep | undefined) => void;

export interface HintPanelProps {
  readonly puzzle: Puzzle;
  readonly table: Table;
  readonly show: Show;
  readonly apply: (moves: readonly Move[]) => void;
}

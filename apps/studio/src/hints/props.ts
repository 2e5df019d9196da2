import type { Puzzle } from '@latin-puzzles/core/puzzle';
import type { ShownStep } from '@latin-puzzles/workshop/advice';
import type { Move, Table } from '@latin-puzzles/workshop/play';

/** Draws a step in place of the game, or the game again. */
export type ShowStep = (shown: ShownStep | undefined) => void;

/** Sets cells off in the game, to tell where to look; none ends it. */
export type PointAt = (cells: readonly number[]) => void;

export interface HintPanelProps {
  readonly puzzle: Puzzle;
  readonly table: Table;
  readonly show: ShowStep;
  readonly point: PointAt;
  readonly apply: (moves: readonly Move[]) => void;
}

import type { Puzzle } from '@latin-puzzles/core/puzzle';
import type { DrawnStep } from '@latin-puzzles/view/board-view';
import type { ShownStep } from '@latin-puzzles/workshop/advice';
import type { Move, Table } from '@latin-puzzles/workshop/play';

/** Draws a step in place of the game, or the game again. */
export type ShowStep = (shown: ShownStep | undefined) => void;

/** Sets cells off in the game, to tell where to look; none ends it. */
export type PointAt = (cells: readonly number[]) => void;

export interface HintPanelProps {
  readonly puzzle: Puzzle;
  readonly table: Table;
  /** Shows the drawing of a step in place of the game, or the game again. */
  readonly show: (drawn: DrawnStep | undefined) => void;
  readonly point: PointAt;
  readonly apply: (moves: readonly Move[]) => void;
}

/** What the views of the panel are given: whatever they show is drawn for them. */
export interface HintViewProps extends Omit<HintPanelProps, 'show'> {
  readonly show: ShowStep;
}

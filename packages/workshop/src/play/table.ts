import { EMPTY, type Puzzle } from '@latin-puzzles/core/puzzle';

/** Kinds of marks. Corner and centre marks and struck candidates are labels, colours are numbers from 0. */
export const MARKS = ['corner', 'centre', 'colours', 'struck'] as const;
export type MarkKind = (typeof MARKS)[number];

/** How many colours there are to mark cells with. */
export const COLOURS = 8;

/** What stands in a cell: a label or `EMPTY`, and the player's marks, each list ascending. */
export interface CellState {
  readonly label: number;
  readonly corner: readonly number[];
  readonly centre: readonly number[];
  readonly colours: readonly number[];
  /** Candidates that the player has ruled out where they are filled in by themselves. */
  readonly struck: readonly number[];
}

/** What stands on the whole board, one entry per cell; clues stand there as labels. */
export type Table = readonly CellState[];

const BLANK: CellState = { label: EMPTY, corner: [], centre: [], colours: [], struck: [] };

/** The board as the player finds it. */
export function beginTable({ labeling }: Pick<Puzzle, 'labeling'>): Table {
  return labeling.map((label) => (label === EMPTY ? BLANK : { ...BLANK, label }));
}

export function isClue({ labeling }: Pick<Puzzle, 'labeling'>, cell: number): boolean {
  return labeling[cell] !== EMPTY;
}

/** The labels on the board, without marks. */
export function readLabels(table: Table): number[] {
  return table.map(({ label }) => label);
}

/** Whether a cell has anything that can be erased. */
export function isBlank(state: CellState): boolean {
  return state.label === EMPTY && MARKS.every((mark) => state[mark].length === 0);
}

/** Whether two cells hold the same. */
export function isSameState(a: CellState, b: CellState): boolean {
  return a.label === b.label && MARKS.every((mark) => a[mark].join() === b[mark].join());
}

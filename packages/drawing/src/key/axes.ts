import type { CellName } from '@latin-puzzles/core/board';
import { type Layout, median } from '../layout/place.ts';
import { type Box, boxAround } from '../plane/vector.ts';
import { centredText, type Item } from '../scene/scene.ts';

/** Rows that lie level and columns that stand upright, by their numbers: where they are. */
export interface Axes {
  readonly rows: ReadonlyMap<number, number>;
  readonly columns: ReadonlyMap<number, number>;
}

/** The rows and columns of a board whose cells are named by them and can be counted by them; none of any other. */
export function axesOf(names: readonly CellName[], { places }: Layout): Axes | undefined {
  const [rows, columns] = [new Map<number, number>(), new Map<number, number>()];
  for (const { cell, at, polygon } of places) {
    const { kind, row, column } = names[cell]!;
    if (!polygon || kind !== 'square') return undefined;
    if (!goes(rows, Number(row), at[1]) || !goes(columns, Number(column), at[0])) return undefined;
  }
  return { rows, columns };
}

/** Whether a line of this number is where it was last seen; if it has not been seen yet, it is from now on. */
function goes(lines: Map<number, number>, number: number, where: number): boolean {
  const known = lines.get(number);
  if (known === undefined) lines.set(number, where);
  return known === undefined || Math.abs(known - where) < 0.5;
}

/** Type as a share of the side of a cell, and how far from the board its middle is. */
const SIZE = 0.4;
const DISTANCE = 0.42;

/** The numbers of rows at the left and of columns above, or across from there where `taken` has something already. */
export function drawAxisNumbers({ rows, columns }: Axes, { places }: Layout, taken: readonly Item[]): Item[] {
  const box = boxAround(places.flatMap(({ polygon }) => polygon!));
  const span = median(places.map((place) => place.span));
  const [x, y] = [DISTANCE * span, DISTANCE * span];
  const column = takenAt(taken, box, 0) ? box.right + x : box.left - x;
  const row = takenAt(taken, box, 1) ? box.bottom + y : box.top - y;
  return [
    ...[...rows].map(([number, at]) => centredText([column, at], String(number), SIZE * span, 'mark')),
    ...[...columns].map(([number, at]) => centredText([at, row], String(number), SIZE * span, 'mark')),
  ];
}

/** Whether something is written left of a box, or above it. */
function takenAt(items: readonly Item[], { left, top }: Box, axis: 0 | 1): boolean {
  return items.some((item) => item.shape === 'text' && item.at[axis] < [left, top][axis]!);
}

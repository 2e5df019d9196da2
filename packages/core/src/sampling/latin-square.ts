import type { Problem } from '../puzzle/index.ts';

/** Which cell is where rows and columns cross: `cells[row * order + column]`. */
export interface SquareOrder {
  readonly order: number;
  readonly cells: readonly number[];
}

/**
 * How the cells of a problem lie if its solutions are the Latin squares of some order and nothing else is asked: two partitions of the
 * cells, in which every asterism of one meets each of the other once, and every label once in each. Nothing otherwise.
 */
export function squareOrderOf({
  cells,
  labels,
  asterisms,
  demands,
  constraints = [],
}: Problem): SquareOrder | undefined {
  const order = labels;
  if (order === 0 || cells !== order ** 2 || asterisms.length !== 2 * order || constraints.length > 0) return undefined;
  if (!demands.every((demand) => demand.every((count) => count === 1))) return undefined;
  const first = new Set(asterisms[0]);
  const rows = asterisms.filter((held, a) => a === 0 || !held.some((cell) => first.has(cell)));
  const columns = asterisms.filter((held) => !rows.includes(held));
  if (rows.length !== order) return undefined;
  const rowOf = numbered(rows, cells);
  const columnOf = numbered(columns, cells);
  const square = new Array<number>(cells).fill(-1);
  for (let cell = 0; cell < cells; cell++) {
    const place = rowOf[cell]! * order + columnOf[cell]!;
    if (rowOf[cell]! < 0 || columnOf[cell]! < 0 || square[place] !== -1) return undefined;
    square[place] = cell;
  }
  return { order, cells: square };
}

/** For each cell the one list that holds it, or −1 if that is none. */
function numbered(lists: readonly (readonly number[])[], cells: number): number[] {
  const numbers = new Array<number>(cells).fill(-1);
  for (const [number, list] of lists.entries()) for (const cell of list) numbers[cell] = number;
  return numbers;
}

import type { RemovalOrder } from '../../engine/index.ts';

/** Leaves out what is no clue. A cell belongs to the first group that lists it. */
export function orderOf(groups: readonly (readonly number[])[], clues: ArrayLike<number>): RemovalOrder {
  const cells: number[] = [];
  const from = [0];
  const isListed = new Uint8Array(clues.length);
  for (const group of groups) {
    for (const cell of group) {
      if (!(clues[cell]! >= 0) || isListed[cell]) continue;
      isListed[cell] = 1;
      cells.push(cell);
    }
    if (cells.length > from.at(-1)!) from.push(cells.length);
  }
  return { cells, from };
}

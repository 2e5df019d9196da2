import { EMPTY } from '../../puzzle/index.ts';

/** The order in which groups of clues are to go: their cells one after the other. */
export interface RemovalOrder {
  readonly groups: number;
  readonly cells: readonly number[];
  /** Where in `cells` a group begins; one more entry than groups. */
  readonly from: readonly number[];
  /** For each cell its group, or `EMPTY`. */
  readonly groupOf: readonly number[];
}

/** Leaves out what is no clue. A cell belongs to the first group that lists it. */
export function orderOf(groups: readonly (readonly number[])[], clues: ArrayLike<number>): RemovalOrder {
  const cells: number[] = [];
  const from = [0];
  const groupOf = new Array<number>(clues.length).fill(EMPTY);
  for (let group = 0; group < groups.length; group++) {
    for (const cell of groups[group]!) {
      if (clues[cell] === EMPTY || groupOf[cell] !== EMPTY) continue;
      groupOf[cell] = group;
      cells.push(cell);
    }
    from.push(cells.length);
  }
  return { groups: groups.length, cells, from, groupOf };
}

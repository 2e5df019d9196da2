import { EMPTY, type Labeling, type Problem } from '@latin-puzzles/core/puzzle';

/** So many cells are covered in all that is tried: the rows of a square are found at once, and more would take too long. */
const MOST_COVERED = 100_000;

/**
 * A family of disjoint asterisms that covers as many empty cells as can be, as indices: the rows of a square, for example.
 * A local search keeps it exact and counts what is wrong in the others. Of those that cover as much, one is taken in which
 * fewest pairs of empty cells share an asterism: there is the least to exchange.
 *
 * It is searched cell by cell: one asterism of the family goes through it, or none. The best so far stands when that
 * takes too long, so on a large odd board it may be less than the largest.
 */
export function disjointFamily({ cells, asterisms }: Problem, clues: Labeling): readonly number[] {
  const emptyIn = asterisms.map((asterism) => asterism.filter((cell) => clues[cell] === EMPTY));
  const through: number[][] = Array.from({ length: cells }, () => []);
  for (const [a, empty] of emptyIn.entries()) for (const cell of empty) through[cell]!.push(a);
  // Where few asterisms go through a cell there is little to choose.
  const order = [...through.keys()]
    .filter((cell) => through[cell]!.length > 0)
    .sort((a, b) => through[a]!.length - through[b]!.length || a - b);

  /** Cells that are covered, or that no asterism of the family is to go through. */
  const settled = new Uint8Array(cells);
  const chosen: number[] = [];
  let best = { family: [] as readonly number[], covered: -1, pairs: 0 };
  let coverings = 0;

  const choose = (from: number, covered: number, left: number, pairs: number): void => {
    if (covered + left < best.covered || (covered + left === best.covered && pairs >= best.pairs)) return;
    let next = from;
    while (next < order.length && settled[order[next]!]) next++;
    if (next === order.length) {
      best = { family: [...chosen], covered, pairs };
      return;
    }
    const cell = order[next]!;
    for (const a of through[cell]!) {
      const empty = emptyIn[a]!;
      const { length } = empty;
      if (empty.some((other) => settled[other])) continue;
      for (const other of empty) settled[other] = 1;
      chosen.push(a);
      choose(next + 1, covered + length, left - length, pairs + (length * (length - 1)) / 2);
      chosen.pop();
      for (const other of empty) settled[other] = 0;
      coverings += length;
      if (coverings >= MOST_COVERED) return;
    }
    settled[cell] = 1;
    choose(next + 1, covered, left - 1, pairs);
    settled[cell] = 0;
  };
  choose(0, 0, order.length, 0);
  return best.family;
}

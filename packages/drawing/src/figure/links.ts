import type { Board } from '@latin-puzzles/core/board';
import type { Layout } from '../layout/place.ts';
import { length, minus, plus, quarterTurn, times, unit, type XY } from '../plane/vector.ts';
import type { Item } from '../scene/scene.ts';

/** Above this many pairs of cells to compare, ties would cost too much time and show too little. */
const MOST_PAIRS = 4_000_000;

/** How far apart the ties of different asterisms between the same two cells run. */
const GAP = 2.6;

/** Cells scattered among others are tied together by the shortest tree, each asterism in its own colour and dashes. */
export function drawLinks(board: Board, layout: Layout, asterisms: readonly number[]): Item[] {
  const pairs = asterisms.reduce((sum, a) => sum + board.asterisms[a]!.cells.length ** 2, 0);
  if (pairs > MOST_PAIRS) return [];
  // A cell by a cut of a net has two places: it is tied at the first.
  const places = new Map(layout.places.toReversed().map(({ cell, at }) => [cell, at]));
  const at = (cell: number) => places.get(cell)!;
  const used = new Map<string, number>();
  return asterisms.map((asterism) => ({
    shape: 'path',
    closed: false,
    line: `strip-${asterism}`,
    lines: shortestTree(board.asterisms[asterism]!.cells, at).map(([a, b]) => {
      const key = [Math.min(a, b), Math.max(a, b)].join();
      const count = used.get(key) ?? 0;
      used.set(key, count + 1);
      // Sides in turn: 0, 1, −1, 2, −2, …
      const lane = GAP * Math.ceil(count / 2) * (count % 2 === 0 ? -1 : 1);
      const aside = times(quarterTurn(unit(minus(at(Math.max(a, b)), at(Math.min(a, b))))), lane);
      return [plus(at(a), aside), plus(at(b), aside)];
    }),
  }));
}

/** Prim's algorithm. */
function shortestTree(cells: readonly number[], at: (cell: number) => XY): [number, number][] {
  const tree: [number, number][] = [];
  const waiting = new Map(cells.slice(1).map((cell) => [cell, cells[0]!]));
  const gap = (a: number, b: number) => length(minus(at(a), at(b)));
  while (waiting.size > 0) {
    let next: [number, number] | undefined;
    let shortest = Infinity;
    for (const [cell, tied] of waiting) {
      const distance = gap(cell, tied);
      if (distance < shortest) [next, shortest] = [[cell, tied], distance];
    }
    tree.push(next!);
    const [added] = next!;
    waiting.delete(added);
    for (const [cell, tied] of waiting) if (gap(cell, added) < gap(cell, tied)) waiting.set(cell, added);
  }
  return tree;
}

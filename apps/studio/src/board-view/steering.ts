import type { Layout } from '@latin-puzzles/drawing';

export const DIRECTIONS = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] } as const;
export type Direction = keyof typeof DIRECTIONS;

export function isDirection(key: string): key is Direction {
  return key in DIRECTIONS;
}

/** How much a step to the side counts for more than a step ahead. */
const ASIDE = 2.2;
/** Cells farther to the side than ahead, by this share, are not in the direction. */
const SLOPE = 1.05;
/** How much less a step counts that crosses a side of the cell: triangles in a row are not passed over. */
const BESIDE = 0.6;

/** The cell to which an arrow key leads from a cell. */
export type Steering = (cell: number, direction: Direction) => number;

const KEYS = Object.keys(DIRECTIONS) as Direction[];

/**
 * Arrow keys for any board laid flat. They lead to the nearest cell ahead, rather straight ahead than aside; where the
 * board ends, to the first one in that line on its other side. A cell that no key would lead to takes over one from a
 * cell near by, so that every cell is reached.
 */
export function makeSteering({ places }: Layout): Steering {
  const cells = Math.max(...places.map(({ cell }) => cell)) + 1;
  const ways = Array.from({ length: cells }, (_, cell) => KEYS.map((key) => ahead(places, cell, key)));
  for (let tree = treeFrom(0, ways); tree.size < cells; tree = treeFrom(0, ways)) takeOver(places, ways, tree);
  return (cell, direction) => ways[cell]?.[KEYS.indexOf(direction)] ?? cell;
}

type Places = Layout['places'];

function ahead(places: Places, cell: number, direction: Direction): number {
  const here = places.find((place) => place.cell === cell);
  if (!here) return cell;
  const [dx, dy] = DIRECTIONS[direction];
  let [best, least] = [-1, Number.POSITIVE_INFINITY];
  let [farthest, most] = [cell, Number.NEGATIVE_INFINITY];
  for (const place of places) {
    if (place.cell === cell) continue;
    const [x, y] = [place.at[0] - here.at[0], place.at[1] - here.at[1]];
    const along = x * dx + y * dy;
    const aside = Math.abs(x * dy - y * dx);
    const cost = (along + ASIDE * aside) * (here.beyond.includes(place.cell) ? BESIDE : 1);
    if (along > here.span * 0.1 && aside <= SLOPE * along && cost < least) [best, least] = [place.cell, cost];
    const behind = -along - ASIDE * 2 * aside;
    if (behind > most) [farthest, most] = [place.cell, behind];
  }
  return best >= 0 ? best : farthest;
}

/** The cells that the keys reach from a first one, each with the cell and the key that it was first reached by. */
function treeFrom(first: number, ways: readonly (readonly number[])[]): Map<number, string> {
  const tree = new Map([[first, '']]);
  for (const cell of tree.keys())
    for (const [key, next] of ways[cell]!.entries()) if (!tree.has(next)) tree.set(next, `${cell} ${key}`);
  return tree;
}

/** Turns the best key that nothing hangs on towards a cell that is not reached. */
function takeOver(places: Places, ways: number[][], tree: ReadonlyMap<number, string>): void {
  const lost = places.find(({ cell }) => !tree.has(cell))!;
  const used = new Set(tree.values());
  let [cell, key, least] = [-1, -1, Number.POSITIVE_INFINITY];
  for (const place of places)
    for (const [index, direction] of KEYS.entries()) {
      if (!tree.has(place.cell) || used.has(`${place.cell} ${index}`)) continue;
      const [x, y] = [lost.at[0] - place.at[0], lost.at[1] - place.at[1]];
      const [dx, dy] = DIRECTIONS[direction];
      // Behind counts for more than aside.
      const cost = 2 * Math.hypot(x, y) - (x * dx + y * dy);
      if (cost < least) [cell, key, least] = [place.cell, index, cost];
    }
  ways[cell]![key] = lost.cell;
}

/** The first and the last cell as one reads the page. */
export function endOf({ places }: Layout, last: boolean): number {
  const read = places.toSorted((a, b) =>
    Math.abs(a.at[1] - b.at[1]) > a.span / 4 ? a.at[1] - b.at[1] : a.at[0] - b.at[0],
  );
  return read.at(last ? -1 : 0)!.cell;
}

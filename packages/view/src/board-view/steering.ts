import type { Layout } from '@latin-puzzles/drawing';
import { makeNeighbourhood, type Neighbourhood } from './neighbourhood.ts';

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
  const homes = new Map<number, number>();
  for (const [index, { cell }] of places.entries()) if (!homes.has(cell)) homes.set(cell, index);
  const cells = Math.max(...homes.keys()) + 1;
  const around = makeNeighbourhood(places.map(({ at }) => at));
  const rims = KEYS.map((key) => places.reduce((rim, { at }) => Math.max(rim, towards(key, at)), -Infinity));
  const ways = Array.from({ length: cells }, (_, cell) => {
    const home = homes.get(cell);
    return KEYS.map((key, i) => (home === undefined ? cell : ahead(places, around, home, key, rims[i]!)));
  });
  for (let tree = treeFrom(0, ways); tree.size < cells; tree = treeFrom(0, ways)) takeOver(places, ways, tree);
  return (cell, direction) => ways[cell]?.[KEYS.indexOf(direction)] ?? cell;
}

type Places = Layout['places'];

/** How far a spot lies in a direction. */
function towards(direction: Direction, [x, y]: Places[number]['at']): number {
  const [dx, dy] = DIRECTIONS[direction];
  return x * dx + y * dy;
}

/** The cell ahead on a board that reaches as far as `rim` in the direction. */
function ahead(places: Places, around: Neighbourhood, home: number, direction: Direction, rim: number): number {
  const here = places[home]!;
  const [dx, dy] = DIRECTIONS[direction];
  let [best, least] = [-1, Number.POSITIVE_INFINITY];
  const room = rim - towards(direction, here.at);
  // What lies farther off than this costs more, or is not in the direction.
  const enough = (distance: number) => BESIDE * distance > least || distance > Math.hypot(1, SLOPE) * room;
  around(home, enough, (index) => {
    const place = places[index]!;
    if (place.cell === here.cell) return;
    const x = place.at[0] - here.at[0];
    const y = place.at[1] - here.at[1];
    const along = x * dx + y * dy;
    const aside = Math.abs(x * dy - y * dx);
    if (along <= here.span * 0.1 || aside > SLOPE * along) return;
    const cost = (along + ASIDE * aside) * (here.beyond.includes(place.cell) ? BESIDE : 1);
    if (cost < least || (cost === least && index < best)) [best, least] = [index, cost];
  });
  return best >= 0 ? places[best]!.cell : otherEnd(places, here, direction);
}

/** The first cell in the line of a cell on the other side of the board. */
function otherEnd(places: Places, here: Places[number], direction: Direction): number {
  const [dx, dy] = DIRECTIONS[direction];
  let [farthest, most] = [here.cell, Number.NEGATIVE_INFINITY];
  for (const { cell, at } of places) {
    if (cell === here.cell) continue;
    const x = at[0] - here.at[0];
    const y = at[1] - here.at[1];
    const behind = -(x * dx + y * dy) - ASIDE * 2 * Math.abs(x * dy - y * dx);
    if (behind > most) [farthest, most] = [cell, behind];
  }
  return farthest;
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

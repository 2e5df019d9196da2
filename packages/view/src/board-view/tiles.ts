import type { Place, Surface } from '@latin-puzzles/drawing';

type Box = Surface['frame'];

/** Cells that lie together, and the box round them. */
export interface Tile {
  readonly places: readonly Place[];
  readonly box: Box;
}

/** Tiles of such a side, in points. */
export function tilesOf(places: readonly Place[], side: number): Tile[] {
  const tiles = new Map<string, Place[]>();
  for (const place of places) {
    const key = place.at.map((x) => Math.floor(x / side)).join();
    const tile = tiles.get(key);
    if (tile) tile.push(place);
    else tiles.set(key, [place]);
  }
  return [...tiles.values()].map((tile) => ({ places: tile, box: boxRound(tile) }));
}

function boxRound(places: readonly Place[]): Box {
  const round = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const { at, radius, polygon } of places) {
    const [xs, ys] = polygon
      ? [polygon.map(([x]) => x), polygon.map(([, y]) => y)]
      : at.map((middle) => [middle - radius, middle + radius]);
    round.left = Math.min(round.left, ...xs!);
    round.top = Math.min(round.top, ...ys!);
    round.right = Math.max(round.right, ...xs!);
    round.bottom = Math.max(round.bottom, ...ys!);
  }
  return round;
}

export function overlap(a: Box, b: Box): boolean {
  return a.left <= b.right && b.left <= a.right && a.top <= b.bottom && b.top <= a.bottom;
}

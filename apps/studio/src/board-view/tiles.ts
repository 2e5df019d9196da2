import type { Place, Surface } from '@latin-puzzles/drawing';

type Box = Surface['frame'];

/** Cells that lie together, and the box round their middles. */
export interface Tile {
  readonly places: readonly Place[];
  readonly box: Box;
}

/** The side of a tile in points, about sixteen cells: few enough to be painted within a moment when one of them changes. */
const SIDE = 576;

export function tilesOf(places: readonly Place[]): Tile[] {
  const tiles = new Map<string, Place[]>();
  for (const place of places) {
    const key = place.at.map((x) => Math.floor(x / SIDE)).join();
    const tile = tiles.get(key);
    if (tile) tile.push(place);
    else tiles.set(key, [place]);
  }
  return [...tiles.values()].map((tile) => ({ places: tile, box: boxRound(tile) }));
}

function boxRound(places: readonly Place[]): Box {
  let [left, top, right, bottom] = [places[0]!.at[0], places[0]!.at[1], places[0]!.at[0], places[0]!.at[1]];
  for (const { at } of places) {
    [left, right] = [Math.min(left, at[0]), Math.max(right, at[0])];
    [top, bottom] = [Math.min(top, at[1]), Math.max(bottom, at[1])];
  }
  return { left, top, right, bottom };
}

export function overlap(a: Box, b: Box): boolean {
  return a.left <= b.right && b.left <= a.right && a.top <= b.bottom && b.top <= a.bottom;
}

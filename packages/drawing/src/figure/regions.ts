import type { Board } from '@latin-puzzles/core/board';
import type { Layout } from '../layout/place.ts';
import { colouring } from './colouring.ts';

/** Regions that cover the board without overlap, and the others, which lie over them like windows. */
export interface Regions {
  readonly cover: readonly number[];
  readonly windows: readonly number[];
}

/** How many regions are tried as the first of a cover. */
const TRIES = 64;

export function splitRegions({ cells, asterisms }: Board, regions: readonly number[]): Regions {
  for (let start = 0; start < Math.min(TRIES, regions.length); start++) {
    const taken = new Uint8Array(cells);
    let count = 0;
    const cover: number[] = [];
    for (const region of [...regions.slice(start), ...regions.slice(0, start)]) {
      const held = asterisms[region]!.cells;
      if (held.some((cell) => taken[cell])) continue;
      for (const cell of held) taken[cell] = 1;
      count += held.length;
      cover.push(region);
    }
    if (count < cells) continue;
    const chosen = new Set(cover);
    return { cover, windows: regions.filter((region) => !chosen.has(region)) };
  }
  return { cover: [], windows: regions };
}

/** For each cell the region of the cover that holds it. */
export function regionOf(board: Board, { cover }: Regions): (number | undefined)[] {
  const region = new Array<number | undefined>(board.cells).fill(undefined);
  for (const [i, asterism] of cover.entries()) for (const cell of board.asterisms[asterism]!.cells) region[cell] = i;
  return region;
}

/** More regions than this have borders only. */
const MOST_COLOURED = 1_000;

/**
 * A colour for each region of the cover such that regions with a common side differ. None where windows lie over them,
 * since that would be one language too many: there the borders alone tell the regions.
 */
export function regionColours(layout: Layout, regions: Regions, region: readonly (number | undefined)[]): number[] {
  if (regions.windows.length > 0 || regions.cover.length > MOST_COLOURED) return [];
  const neighbours = regions.cover.map(() => new Set<number>());
  for (const { cell, beyond } of layout.places)
    for (const other of beyond) {
      const [a, b] = [region[cell], other === undefined ? undefined : region[other]];
      if (a !== undefined && b !== undefined && a !== b) neighbours[a]!.add(b);
    }
  return colouring(neighbours);
}

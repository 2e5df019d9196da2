import type { Regions } from '@latin-puzzles/core/board';
import type { Layout } from '../layout/place.ts';
import { colourNeighbours } from './colouring.ts';

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
  return colourNeighbours(neighbours);
}

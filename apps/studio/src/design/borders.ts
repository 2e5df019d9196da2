import type { Spot } from './sketch.ts';

/** The sides between cells whose regions differ, as the data of an SVG path. */
export function regionBorders(spots: readonly Spot[], regionOf: (id: string) => string): string {
  const sides = new Map<string, { readonly path: string; readonly regions: Set<string> }>();
  for (const { place, id, filled } of spots) {
    if (!filled || !place.polygon) continue;
    const corners = place.polygon.map((corner) => corner.map((x) => Math.round(10 * x) / 10).join(' '));
    for (const [i, from] of corners.entries()) {
      const ends = [from, corners[(i + 1) % corners.length]!].sort();
      const side = sides.get(ends.join()) ?? { path: `M${ends[0]}L${ends[1]}`, regions: new Set() };
      side.regions.add(regionOf(id));
      sides.set(ends.join(), side);
    }
  }
  return [...sides.values()]
    .filter(({ regions }) => regions.size > 1)
    .map(({ path }) => path)
    .join('');
}

import type { Layout } from '../layout/place.ts';
import { type Chain, joinSegments, type Segment } from '../plane/chain.ts';
import { offset } from '../plane/polygon.ts';

/**
 * The lines that bound a set of cells, drawn just inside it so that sets which meet or overlap keep their own lines.
 * On a net, a set that goes on beyond a cut is not bounded by it.
 */
export function outlineCells(layout: Layout, cells: ReadonlySet<number>, inset: number): Chain[] {
  // Strips round a solid run straight over its folds; where their lines meet at an angle, a cut lies between.
  const straight = layout.net !== undefined;
  const segments: Segment[] = [];
  for (const { cell, polygon, beyond } of layout.places) {
    if (!polygon || !cells.has(cell)) continue;
    for (const [i, from] of polygon.entries()) {
      const other = beyond[i];
      if (other === undefined || !cells.has(other)) segments.push([from, polygon[(i + 1) % polygon.length]!]);
    }
  }
  return joinSegments(segments, { directed: true, straight }).map(({ points, closed }) => ({
    points: offset(points, inset, closed),
    closed,
  }));
}

import type { Layout } from '../layout/place.ts';
import { type Chain, joinSegments, type Segment } from '../plane/chain.ts';
import { spotKey, type XY } from '../plane/vector.ts';
import type { Item, Line } from '../scene/scene.ts';

interface Side {
  readonly segment: Segment;
  readonly cells: number[];
}

/** All sides of the cells, those that two cells share once. Keyed by their ends. */
export function sidesOf(layout: Layout): Map<string, Side> {
  const sides = new Map<string, Side>();
  for (const { cell, polygon = [] } of layout.places)
    for (const [i, from] of polygon.entries()) {
      const to = polygon[(i + 1) % polygon.length]!;
      const key = sideKey(from, to);
      const side = sides.get(key);
      if (side) side.cells.push(cell);
      else sides.set(key, { segment: [from, to], cells: [cell] });
    }
  return sides;
}

export function sideKey(from: XY, to: XY): string {
  // A hundredth of a point: finer than any drawing, coarser than any rounding.
  return [spotKey(from, 100), spotKey(to, 100)].sort().join(' ');
}

/** Fine lines between cells, strong ones between regions and round the board; on a net, folds and cuts. */
export function drawBorders(layout: Layout, region: readonly (number | undefined)[]): Item[] {
  const fine: Segment[] = [];
  const border: Segment[] = [];
  const rim: Segment[] = [];
  for (const { segment, cells } of sidesOf(layout).values()) {
    const [a, b] = cells;
    if (b === undefined) rim.push(segment);
    else if (region[a!] === region[b]) fine.push(segment);
    else border.push(segment);
  }
  if (!layout.net) return [...joined(fine, 'fine'), ...joined(border, 'border'), ...joined(rim, 'rim')];
  const cuts = layout.net.cuts.map(({ side }) => side);
  return [...joined(fine, 'fine'), ...joined(layout.net.folds, 'fold'), ...joined(cuts, 'cut')];
}

function joined(segments: readonly Segment[], line: Line): Item[] {
  return drawChains(joinSegments(segments), line);
}

/** One item for all open lines and one for all closed ones. */
export function drawChains(chains: readonly Chain[], line: Line): Item[] {
  return [false, true].flatMap((closed): Item[] => {
    const lines = chains.filter((c) => c.closed === closed).map((c) => c.points);
    return lines.length === 0 ? [] : [{ shape: 'path', lines, closed, line }];
  });
}

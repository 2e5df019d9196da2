import type { Polygon } from '../plane/polygon.ts';
import { cross, dot, length, minus, plus, quarterTurn, spotKey, times, unit, type XY } from '../plane/vector.ts';
import type { Cut, Net } from './net.ts';

/** A flap to be glued under the face that has the other cut of the same number. */
export interface Tab {
  readonly number: number;
  readonly outline: Polygon;
}

const STEEPEST = (50 * Math.PI) / 180;

/** One tab for each pair of cuts, on the side where it can be wider. */
export function tabsOf(net: Net, depth: number): Tab[] {
  return [...new Set(net.cuts.map((cut) => cut.number))].map((number) => {
    const outlines = net.cuts.filter((cut) => cut.number === number).map((cut) => tabOutline(net, cut, depth));
    return { number, outline: outlines.reduce((a, b) => (width(b) > width(a) + 1e-6 ? b : a)) };
  });
}

/** A trapezoid outside a cut, its ends slanting so that it stays in its half of the gap to the next cut. */
function tabOutline(net: Net, { side: [from, to] }: Cut, depth: number): Polygon {
  const along = unit(minus(to, from));
  const outward = times(quarterTurn(along), -1);
  const next = net.cuts.find(({ side }) => spotKey(side[0], 100) === spotKey(to, 100))?.side;
  const before = net.cuts.find(({ side }) => spotKey(side[1], 100) === spotKey(from, 100))?.side;
  const atStart = slant(before && minus(before[0], before[1]), along, outward);
  const atEnd = slant(next && minus(next[1], next[0]), times(along, -1), outward);
  const room = length(minus(to, from)) / (1 / Math.tan(atStart) + 1 / Math.tan(atEnd));
  const height = Math.min(depth, 0.8 * room);
  const rise = (corner: XY, inward: XY, angle: number) =>
    plus(corner, plus(times(outward, height), times(inward, height / Math.tan(angle))));
  return [from, rise(from, along, atStart), rise(to, times(along, -1), atEnd), to];
}

/** The angle between cut and end of the tab: steep, but leaving the other side of a narrow gap free. */
function slant(neighbour: XY | undefined, inward: XY, outward: XY): number {
  if (!neighbour) return STEEPEST;
  const gap = Math.atan2(Math.abs(cross(inward, neighbour)), dot(inward, neighbour));
  return dot(neighbour, outward) > 0 ? Math.min(STEEPEST, 0.85 * gap) : STEEPEST;
}

function width(outline: Polygon): number {
  return length(minus(outline[2]!, outline[1]!));
}

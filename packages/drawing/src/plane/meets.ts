import type { Segment } from './chain.ts';
import { contains, type Polygon } from './polygon.ts';
import { type Box, cross, minus, type XY } from './vector.ts';

/** Whether two boxes share more than a boundary. */
export function boxesMeet(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

export function grown({ left, top, right, bottom }: Box, by: number): Box {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by };
}

/** Whether a segment runs through the inside of a box (Liang and Barsky, A new concept and method for line clipping, 1984). */
export function runsThrough([from, to]: Segment, { left, top, right, bottom }: Box): boolean {
  const [dx, dy] = minus(to, from);
  let [enter, leave] = [0, 1];
  for (const [step, room] of [
    [-dx, from[0] - left],
    [dx, right - from[0]],
    [-dy, from[1] - top],
    [dy, bottom - from[1]],
  ] as const) {
    if (step === 0 && room <= 0) return false;
    if (step < 0) enter = Math.max(enter, room / step);
    else if (step > 0) leave = Math.min(leave, room / step);
  }
  return enter < leave;
}

/** Whether a polygon and a box share more than a boundary. */
export function polygonMeetsBox(polygon: Polygon, box: Box): boolean {
  if (polygon.some((from, i) => runsThrough([from, polygon[(i + 1) % polygon.length]!], box))) return true;
  return contains(polygon, [(box.left + box.right) / 2, (box.top + box.bottom) / 2]);
}

/** Whether a segment runs into a polygon: through one of its sides, or wholly inside. */
export function runsInto(segment: Segment, polygon: Polygon): boolean {
  if (contains(polygon, segment[1])) return true;
  return polygon.some((from, i) => segmentsCross(segment, [from, polygon[(i + 1) % polygon.length]!]));
}

/** Whether two segments cross between their ends. */
export function segmentsCross([a, b]: Segment, [c, d]: Segment): boolean {
  const [ab, cd] = [minus(b, a), minus(d, c)];
  const side = (along: XY, from: XY, at: XY) => Math.sign(cross(along, minus(at, from)));
  return side(ab, a, c) * side(ab, a, d) < 0 && side(cd, c, a) * side(cd, c, b) < 0;
}

/** The place in a box that is nearest to another. */
export function nearestIn({ left, top, right, bottom }: Box, [x, y]: XY): XY {
  return [Math.min(right, Math.max(left, x)), Math.min(bottom, Math.max(top, y))];
}

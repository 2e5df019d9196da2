import type { Segment } from './chain.ts';
import { contains, type Polygon } from './polygon.ts';
import type { Box, XY } from './vector.ts';

/** Whether two boxes share more than a boundary. */
export function boxesMeet(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

export function grown({ left, top, right, bottom }: Box, by: number): Box {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by };
}

/** Whether a segment runs through the inside of a box: not beside it, and not with all its corners on one side of the line. */
export function runsThrough([[x, y], [u, v]]: Segment, { left, top, right, bottom }: Box): boolean {
  if (Math.max(x, u) <= left || Math.min(x, u) >= right || Math.max(y, v) <= top || Math.min(y, v) >= bottom)
    return false;
  const [dx, dy] = [u - x, v - y];
  const a = dx * (top - y) - dy * (left - x);
  const b = dx * (top - y) - dy * (right - x);
  const c = dx * (bottom - y) - dy * (left - x);
  const d = dx * (bottom - y) - dy * (right - x);
  return Math.min(a, b, c, d) < 0 && Math.max(a, b, c, d) > 0;
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
  return apart(a, b, c, d) && apart(c, d, a, b);
}

/** Whether two places lie on different sides of a line. */
function apart(from: XY, to: XY, one: XY, other: XY): boolean {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const side = dx * (one[1] - from[1]) - dy * (one[0] - from[0]);
  return side * (dx * (other[1] - from[1]) - dy * (other[0] - from[0])) < 0;
}

/** The place in a box that is nearest to another. */
export function nearestIn({ left, top, right, bottom }: Box, [x, y]: XY): XY {
  return [Math.min(right, Math.max(left, x)), Math.min(bottom, Math.max(top, y))];
}

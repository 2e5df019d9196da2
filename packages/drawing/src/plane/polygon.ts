import { cross, dot, length, minus, plus, quarterTurn, times, unit, type XY } from './vector.ts';

/** The corners of an area, in order. */
export type Polygon = readonly XY[];

/** Positive when the corners run clockwise as seen on the page. */
export function signedArea(polygon: Polygon): number {
  return polygon.reduce((sum, a, i) => sum + cross(a, polygon[(i + 1) % polygon.length]!), 0) / 2;
}

export function centroid(polygon: Polygon): XY {
  const origin = polygon[0]!;
  let sum: XY = [0, 0];
  let weight = 0;
  for (const [i, a] of polygon.entries()) {
    const [u, v] = [minus(a, origin), minus(polygon[(i + 1) % polygon.length]!, origin)];
    sum = plus(sum, times(plus(u, v), cross(u, v) / 3));
    weight += cross(u, v);
  }
  return weight === 0 ? origin : plus(origin, times(sum, 1 / weight));
}

/**
 * Whether two convex polygons share more than a boundary: no side of either has the other wholly behind it.
 * `slack` is how deep they may reach into each other by rounding.
 */
export function polygonsOverlap(p: Polygon, q: Polygon, slack: number): boolean {
  const parted = (a: Polygon, b: Polygon) =>
    a.some((from, i) => {
      const inward = quarterTurn(unit(minus(a[(i + 1) % a.length]!, from)));
      return b.every((corner) => dot(minus(corner, from), inward) <= slack);
    });
  return !parted(p, q) && !parted(q, p);
}

/** The same polygon with its corners clockwise. */
export function clockwise(polygon: Polygon): Polygon {
  return signedArea(polygon) < 0 ? polygon.toReversed() : polygon;
}

/** Pulls all sides of a clockwise polygon inwards. */
export function inset(polygon: Polygon, by: number): Polygon {
  return offset(polygon, by, true);
}

/** Moves a line to its right-hand side; where it bends, the moved pieces meet. */
export function offset(line: readonly XY[], by: number, closed: boolean): XY[] {
  const count = line.length;
  const aside = (i: number) => quarterTurn(unit(minus(line[(i + 1) % count]!, line[i]!)));
  return line.map((at, i) => {
    if (!closed && i === 0) return plus(at, times(aside(0), by));
    if (!closed && i === count - 1) return plus(at, times(aside(count - 2), by));
    const [a, b] = [aside((i + count - 1) % count), aside(i)];
    // The bisector grows without bound as the line turns back on itself; there the corner is cut instead.
    return plus(at, times(plus(a, b), by / Math.max(1 + dot(a, b), 0.25)));
  });
}

/** Whether a place lies inside: a ray from it to the right meets the rim an odd number of times. */
export function contains(polygon: Polygon, [x, y]: XY): boolean {
  let inside = false;
  for (const [i, a] of polygon.entries()) {
    const b = polygon[(i + 1) % polygon.length]!;
    if (a[1] > y !== b[1] > y && x < a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0])) inside = !inside;
  }
  return inside;
}

export function distanceToRim(polygon: Polygon, at: XY): number {
  return polygon.reduce((least, a, i) => {
    const along = minus(polygon[(i + 1) % polygon.length]!, a);
    const share = Math.min(1, Math.max(0, dot(minus(at, a), along) / dot(along, along)));
    return Math.min(least, length(minus(at, plus(a, times(along, share)))));
  }, Infinity);
}

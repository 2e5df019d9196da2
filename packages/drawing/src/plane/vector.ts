/** A place on the page: x to the right, y downwards. */
export type XY = readonly [number, number];

export function plus(a: XY, b: XY): XY {
  return [a[0] + b[0], a[1] + b[1]];
}

export function minus(a: XY, b: XY): XY {
  return [a[0] - b[0], a[1] - b[1]];
}

export function times(a: XY, factor: number): XY {
  return [a[0] * factor, a[1] * factor];
}

export function dot(a: XY, b: XY): number {
  return a[0] * b[0] + a[1] * b[1];
}

/** Positive when `b` lies clockwise of `a` as seen on the page. */
export function cross(a: XY, b: XY): number {
  return a[0] * b[1] - a[1] * b[0];
}

export function length(a: XY): number {
  return Math.hypot(a[0], a[1]);
}

export function unit(a: XY): XY {
  return times(a, 1 / length(a));
}

/** A quarter turn clockwise as seen on the page. */
export function quarterTurn(a: XY): XY {
  return [-a[1], a[0]];
}

export function between(a: XY, b: XY, share = 0.5): XY {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
}

/** Whether a place lies on the straight way from one to another. */
export function onTheWay(from: XY, at: XY, to: XY): boolean {
  return length(minus(at, from)) + length(minus(to, at)) < length(minus(to, from)) + 0.01;
}

export function rotate(a: XY, angle: number): XY {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [a[0] * cos - a[1] * sin, a[0] * sin + a[1] * cos];
}

/** One text for all places that differ by rounding errors only. */
export function spotKey(a: readonly number[], resolution = 1e4): string {
  // Adding zero turns −0 into 0.
  return a.map((x) => Math.round(x * resolution) + 0).join();
}

/** An upright rectangle. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export function boxAround(points: Iterable<XY>): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }
  return { left, top, right, bottom };
}

import type { Point } from './board.ts';

/** The little vector arithmetic that boards need, in the plane and in space. */
export function dot(a: Point, b: Point): number {
  return a.reduce((sum, x, i) => sum + x * b[i]!, 0);
}

export function minus(a: Point, b: Point): Point {
  return a.map((x, i) => x - b[i]!);
}

export function times(a: Point, factor: number): Point {
  return a.map((x) => x * factor);
}

export function plus(...points: readonly Point[]): Point {
  return points[0]!.map((_, i) => points.reduce((sum, p) => sum + p[i]!, 0));
}

export function cross(a: Point, b: Point): Point {
  const [ax, ay, az] = a as [number, number, number];
  const [bx, by, bz] = b as [number, number, number];
  return [ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx];
}

export function centroid(points: readonly Point[]): Point {
  return times(plus(...points), 1 / points.length);
}

export function length(a: Point): number {
  return Math.sqrt(dot(a, a));
}

import type { Point } from '@latin-puzzles/core/board';

/** For every point the distance to the nearest other; infinite for a point alone. */
export function nearestDistances(points: readonly Point[]): number[] {
  const order = points.map((_, i) => i).sort((a, b) => points[a]![0]! - points[b]![0]!);
  const nearest = new Array<number>(points.length).fill(Infinity);
  for (const [position, a] of order.entries())
    for (const step of [1, -1])
      for (let i = position + step; i >= 0 && i < order.length; i += step) {
        const b = order[i]!;
        if (Math.abs(points[b]![0]! - points[a]![0]!) >= nearest[a]!) break;
        nearest[a] = Math.min(nearest[a]!, distance(points[a]!, points[b]!));
      }
  return nearest;
}

export function distance(a: Point, b: Point): number {
  let sum = 0;
  for (const [i, x] of a.entries()) sum += (x - b[i]!) ** 2;
  return Math.sqrt(sum);
}

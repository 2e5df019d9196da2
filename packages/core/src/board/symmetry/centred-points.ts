import { distance3, length3, minus3, type Point, times3, type Vector } from '../model/space.ts';

/** The points of a board moved and scaled so that their centroid is the origin and the farthest is at distance 1. */
export interface CentredPoints {
  readonly points: readonly Vector[];
  readonly radii: readonly number[];
  /** The least distance between two points. */
  readonly separation: number;
}

/** Undefined if all points are at the centroid, as when there is one. */
export function centrePoints(drawn: readonly Point[]): CentredPoints | undefined {
  const vectors = drawn.map(([x, y, z]): Vector => [x!, y!, z ?? 0]);
  // Measured from one of them first, so that a drawing far from the origin loses no precision.
  const near = vectors.map((vector) => minus3(vector, vectors[0]!));
  const mean = (axis: 0 | 1 | 2) => near.reduce((sum, vector) => sum + vector[axis], 0) / near.length;
  const centre: Vector = [mean(0), mean(1), mean(2)];
  const centred = near.map((vector) => minus3(vector, centre));
  const radius = centred.reduce((most, vector) => Math.max(most, length3(vector)), 0);
  if (radius === 0) return undefined;
  const points = centred.map((vector) => times3(1 / radius, vector));
  return { points, radii: points.map(length3), separation: separation(points) };
}

/** Sweeps along a direction that few drawings have, so that few points are close in it without being close. */
function separation(points: readonly Vector[]): number {
  const along = (p: Vector) => 0.5366 * p[0] + 0.6421 * p[1] + 0.5475 * p[2];
  const swept = points.map((point) => ({ point, at: along(point) })).sort((a, b) => a.at - b.at);
  let least = Number.POSITIVE_INFINITY;
  for (const [i, { point, at }] of swept.entries())
    for (let j = i + 1; j < swept.length && swept[j]!.at - at < least; j++)
      least = Math.min(least, distance3(swept[j]!.point, point));
  return least;
}

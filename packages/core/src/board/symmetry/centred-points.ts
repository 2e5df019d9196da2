import type { Point, Vector } from '../model/space.ts';

/** The points of a board moved and scaled so that their centroid is the origin and the farthest is at distance 1. */
export interface CentredPoints {
  readonly points: readonly Vector[];
  readonly radii: Float64Array;
  /** The least distance between two points. */
  readonly separation: number;
}

/** Undefined if all points are at the centroid, as when there is one. */
export function centrePoints(drawn: readonly Point[]): CentredPoints | undefined {
  // Measured from one of them first, so that a drawing far from the origin loses no precision.
  const near = [0, 1, 2].map((axis) =>
    Float64Array.from(drawn, (point) => (point[axis] ?? 0) - (drawn[0]![axis] ?? 0)),
  );
  const [x, y, z] = near.map((row) => {
    const mean = row.reduce((sum, value) => sum + value, 0) / row.length;
    return row.map((value) => value - mean);
  }) as [Float64Array, Float64Array, Float64Array];
  const lengths = x.map((_, i) => Math.sqrt(x[i]! * x[i]! + y[i]! * y[i]! + z[i]! * z[i]!));
  const radius = lengths.reduce((most, length) => Math.max(most, length), 0);
  if (radius === 0) return undefined;
  for (const row of [x, y, z, lengths]) for (let i = 0; i < row.length; i++) row[i]! /= radius;
  const points = Array.from(x, (value, i): Vector => [value, y[i]!, z[i]!]);
  return { points, radii: lengths, separation: separation(x, y, z) };
}

/**
 * Sweeps along a direction that few drawings have, so that few points are close in it without being close. Coordinates stand in rows
 * of their own, since hundreds of thousands of pairs are looked at.
 */
function separation(...rows: readonly Float64Array[]): number {
  const [xs, ys, zs] = rows as [Float64Array, Float64Array, Float64Array];
  const along = xs.map((x, i) => 0.5366 * x + 0.6421 * ys[i]! + 0.5475 * zs[i]!);
  const swept = Uint32Array.from(xs.keys()).sort((a, b) => along[a]! - along[b]!);
  const [x, y, z, at] = [xs, ys, zs, along].map((row) => Float64Array.from(swept, (i) => row[i]!)) as [
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  let least = Number.POSITIVE_INFINITY;
  let square = Number.POSITIVE_INFINITY;
  for (let i = 0; i < at.length; i++)
    for (let j = i + 1; j < at.length && at[j]! - at[i]! < least; j++) {
      const dx = x[j]! - x[i]!;
      const dy = y[j]! - y[i]!;
      const dz = z[j]! - z[i]!;
      const found = dx * dx + dy * dy + dz * dz;
      if (found >= square) continue;
      square = found;
      least = Math.sqrt(found);
    }
  return least;
}

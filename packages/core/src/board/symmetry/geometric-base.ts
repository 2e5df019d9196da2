import { cross3, dot3, type LinearMap, length3, minus3, orthonormal, times3, type Vector } from '../model/space.ts';
import type { CentredPoints } from './centred-points.ts';

/**
 * Cells whose points span what all points span, so that their images fix an isometry. As many as the points have
 * dimensions: 1 on a line, 2 in a plane, 3 in space.
 */
export interface GeometricBase {
  readonly cells: readonly number[];
  readonly frame: readonly Vector[];
}

/**
 * Takes cell after cell, each well away from the span of those before, lest small errors in its place grow large
 * elsewhere; among those one that few others can be mistaken for: of the same class and with the same distances.
 */
export function chooseBase({ points }: CentredPoints, classOf: ArrayLike<number>, tolerance: number): GeometricBase {
  const cells: number[] = [];
  let frame: Vector[] = [];
  /** What is left of each point when its part along the frame is taken away. */
  let rests = points;
  let looks: Int32Array = Int32Array.from(classOf);
  while (true) {
    const heights = Float64Array.from(rests, length3);
    const highest = heights.reduce((most, height) => Math.max(most, height), 0);
    if (highest <= tolerance) break;
    const counts = new Int32Array(points.length);
    for (const look of looks) counts[look]!++;
    let best = -1;
    for (const [cell, height] of heights.entries())
      if (height >= highest / 2 && (best < 0 || counts[looks[cell]!]! < counts[looks[best]!]!)) best = cell;
    cells.push(best);
    frame = orthonormal(cells.map((cell) => points[cell]!));
    if (frame.length === 3) break;
    const direction = frame.at(-1)!;
    rests = rests.map((rest) => minus3(rest, times3(dot3(rest, direction), direction)));
    const products = Float64Array.from(points, (point) => Math.round(dot3(points[best]!, point) / (4 * tolerance)));
    looks = refined(looks, products);
  }
  return { cells, frame };
}

/** Splits classes by a whole number that each member has; classes are numbers below that of the members. */
function refined(classes: Int32Array, numbers: Float64Array): Int32Array {
  const least = numbers.reduce((a, b) => Math.min(a, b));
  const span = numbers.reduce((a, b) => Math.max(a, b)) - least + 1;
  const known = new Map<number, number>();
  return classes.map((old, member) => {
    // Tolerances are 1e-9 at least and numbers of members below 2^15, so that this is exact.
    const key = old * span + numbers[member]! - least;
    const split = known.get(key) ?? known.size;
    known.set(key, split);
    return split;
  });
}

/** The two ways to add the last direction of a frame that spans the same as that of the base. */
export function completions({ frame }: GeometricBase, partial: readonly Vector[]): Vector[][] {
  const [a, b] = partial;
  const last = (() => {
    if (frame.length === 1) return frame[0]!;
    if (frame.length === 2) return cross3(cross3(frame[0]!, frame[1]!), a!);
    return cross3(a!, b!);
  })();
  return [
    [...partial, last],
    [...partial, times3(-1, last)],
  ];
}

/** The linear map that takes one frame to another and leaves alone what is at right angles to both. */
export function mapBetween(from: readonly Vector[], to: readonly Vector[]): LinearMap {
  const map = [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ];
  for (const [i, direction] of from.entries()) {
    const change = minus3(to[i]!, direction);
    for (let row = 0; row < 3; row++)
      for (let column = 0; column < 3; column++) map[row]![column]! += change[row]! * direction[column]!;
  }
  return map;
}

/** The isometry that takes the base to the images of its cells, as near as their points allow. */
export function fit(base: GeometricBase, points: readonly Vector[], images: readonly number[]): LinearMap {
  return mapBetween(base.frame, orthonormal(images.map((cell) => points[cell]!)));
}

/** The greatest distance between where a map takes a point and the point of the cell that a permutation says. */
export function deviation(map: LinearMap, points: readonly Vector[], permutation: readonly number[]): number {
  const [[a, b, c], [d, e, f], [g, h, i]] = map as readonly [Vector, Vector, Vector];
  let most = 0;
  // Without vectors in between: it is asked of all points, for every element of a group.
  for (let cell = 0; cell < permutation.length; cell++) {
    const point = points[cell]!;
    const x = point[0];
    const y = point[1];
    const z = point[2];
    const image = points[permutation[cell]!]!;
    const dx = a * x + b * y + c * z - image[0];
    const dy = d * x + e * y + f * z - image[1];
    const dz = g * x + h * y + i * z - image[2];
    most = Math.max(most, dx * dx + dy * dy + dz * dz);
  }
  return Math.sqrt(most);
}

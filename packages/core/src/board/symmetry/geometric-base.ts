import {
  across,
  apply,
  cross3,
  distance3,
  dot3,
  type LinearMap,
  length3,
  minus3,
  orthonormal,
  times3,
  type Vector,
} from '../model/space.ts';
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
  while (frame.length < 3) {
    const heights = points.map((point) => length3(across(frame, point)));
    const highest = heights.reduce((most, height) => Math.max(most, height), 0);
    if (highest <= tolerance) break;
    const rounded = (x: number) => Math.round(x / (4 * tolerance));
    const looks = points.map((point, cell) =>
      [classOf[cell], ...cells.map((base) => rounded(dot3(points[base]!, point)))].join(),
    );
    const counts = new Map<string, number>();
    for (const look of looks) counts.set(look, (counts.get(look) ?? 0) + 1);
    const rarity = (cell: number) => counts.get(looks[cell]!)!;
    const best = heights
      .flatMap((height, cell) => (height >= highest / 2 ? [cell] : []))
      .reduce((a, b) => (rarity(b) < rarity(a) ? b : a));
    cells.push(best);
    frame = orthonormal(cells.map((cell) => points[cell]!));
  }
  return { cells, frame };
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
  let most = 0;
  for (const [cell, image] of permutation.entries())
    most = Math.max(most, distance3(apply(map, points[cell]!), points[image]!));
  return most;
}

/** `[x, y]` with y growing downwards, as on a page, or `[x, y, z]` in space. */
export type Point = readonly number[];

/**
 * A vector of space; the plane is z = 0. Always three numbers, so that the search over thousands of points spends its time
 * on them and not on loops over axes.
 */
export type Vector = readonly [number, number, number];

/** A linear map by its rows. */
export type LinearMap = readonly (readonly number[])[];

export function dot3(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

export function minus3(a: Vector, b: Vector): Vector {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

export function times3(factor: number, a: Vector): Vector {
  return [factor * a[0], factor * a[1], factor * a[2]];
}

export function plus3(a: Vector, b: Vector): Vector {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
}

export function sum3(vectors: readonly Vector[]): Vector {
  return vectors.reduce(plus3, [0, 0, 0]);
}

export function mean3(vectors: readonly Vector[]): Vector {
  return times3(1 / vectors.length, sum3(vectors));
}

export function cross3(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

export function length3(a: Vector): number {
  return Math.sqrt(dot3(a, a));
}

export function unit3(a: Vector): Vector {
  return times3(1 / length3(a), a);
}

/** What is left of a vector when its part along the directions of a frame is taken away. */
function across(frame: readonly Vector[], a: Vector): Vector {
  return frame.reduce((rest, direction) => minus3(rest, times3(dot3(rest, direction), direction)), a);
}

/** Gram and Schmidt: directions of length 1 at right angles that span what the first vectors span, step by step. */
export function orthonormal(vectors: readonly Vector[]): Vector[] {
  const frame: Vector[] = [];
  for (const vector of vectors) frame.push(unit3(across(frame, vector)));
  return frame;
}

export function determinant(map: LinearMap): number {
  const [a, b, c] = map as readonly Vector[];
  return dot3(a!, cross3(b!, c!));
}

export function trace(map: LinearMap): number {
  return map[0]![0]! + map[1]![1]! + map[2]![2]!;
}

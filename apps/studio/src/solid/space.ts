import type { Vector } from '@latin-puzzles/core/board';

export type { Vector };

export function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

export function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

export function plus(a: Vector, b: Vector): Vector {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
}

export function minus(a: Vector, b: Vector): Vector {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

export function times(factor: number, a: Vector): Vector {
  return [factor * a[0], factor * a[1], factor * a[2]];
}

export function length(a: Vector): number {
  return Math.sqrt(dot(a, a));
}

export function unit(a: Vector): Vector {
  return times(1 / length(a), a);
}

/** What is left of a vector when its part along a direction is taken away, made 1 long. */
export function upright(a: Vector, direction: Vector): Vector {
  return unit(minus(a, times(dot(a, direction), direction)));
}

import { dot3, minus3, times3, unit3, type Vector } from '@latin-puzzles/core/board';

/** What is left of a vector when its part along a direction is taken away, made 1 long. */
export function upright(a: Vector, direction: Vector): Vector {
  return unit3(minus3(a, times3(dot3(a, direction), direction)));
}

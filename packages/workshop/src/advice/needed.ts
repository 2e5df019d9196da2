import { dependencies, type Shape, type Step } from '@latin-puzzles/core/attrition';
import type { Labeling } from '@latin-puzzles/core/puzzle';

/** For each step whether the last of them needs it in the end. */
export function neededByLast(shape: Shape, labeling: Labeling, steps: readonly Step[]): boolean[] {
  const needs = dependencies(shape, labeling, steps);
  const needed = steps.map((_, index) => index === steps.length - 1);
  for (let index = steps.length - 1; index >= 0; index--)
    if (needed[index]) for (const earlier of needs[index]!) needed[earlier] = true;
  return needed;
}

import type { Position } from './position.ts';
import type { Step } from './step.ts';
import type { Theorem } from './theorem.ts';

/**
 * Climbs a ladder of theorems, the easiest first: takes the first step that a rung allows, and goes back to the easiest
 * after each. Yields the steps as they are taken; ends when the position is solved or contradictory, or no rung allows a
 * step.
 */
export function* climb(position: Position, ladder: readonly Theorem[]): Generator<Step, void, undefined> {
  while (!position.contradictory && position.open > 0) {
    const step = easiestStep(position, ladder);
    if (!step) return;
    position.apply(step);
    yield step;
  }
}

/** A step that the lowest possible rung allows: the first one, unless `choose` takes another. */
export function easiestStep(
  position: Position,
  ladder: readonly Theorem[],
  choose: (steps: Iterable<Step>) => Step | undefined = first,
): Step | undefined {
  for (const theorem of ladder) {
    const step = choose(theorem.steps(position));
    if (step) return step;
  }
  return undefined;
}

function first<T>(items: Iterable<T>): T | undefined {
  for (const item of items) return item;
  return undefined;
}

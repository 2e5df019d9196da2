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

/** The first step that the lowest rung allows. */
export function easiestStep(position: Position, ladder: readonly Theorem[]): Step | undefined {
  for (const theorem of ladder) for (const step of theorem.steps(position)) return step;
  return undefined;
}

import type { Position } from '../model/position.ts';
import type { Step } from '../model/step.ts';
import type { Theorem } from '../model/theorem.ts';

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

/**
 * Climbs a ladder to where it ends, as that does not depend on the steps taken (Palomo, Thm. 5.9), without telling the
 * steps: theorems take many at a time.
 */
export function climbUp(position: Position, ladder: readonly Theorem[], signal?: { readonly aborted: boolean }): void {
  while (!position.contradictory && position.open > 0 && !signal?.aborted)
    if (!ladder.some((theorem) => advance(position, theorem))) return;
}

/** Goes on by a theorem, and says whether that led anywhere. */
function advance(position: Position, theorem: Theorem): boolean {
  if (theorem.apply) return theorem.apply(position);
  const step = first(theorem.steps(position));
  if (step) position.apply(step);
  return step !== undefined;
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

/** The first item. What finds the others is left where it stands, which is quicker than to bring it to an end. */
function first<T>(items: Iterable<T>): T | undefined {
  const next = items[Symbol.iterator]().next();
  return next.done ? undefined : next.value;
}

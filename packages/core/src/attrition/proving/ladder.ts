import type { Position } from '../model/position.ts';
import type { Step } from '../model/step.ts';
import { type Sweep, sweepOf, type Theorem } from '../model/theorem.ts';

/** A theorem, as far as it is asked for steps. */
export type Rung = Pick<Theorem, 'steps' | 'byEquation'>;

/** Takes one of the steps that a theorem allows at a position. */
export type StepChoice = (theorem: Rung, position: Position) => Step | undefined;

/**
 * Climbs a ladder of theorems, the easiest first: takes a step that a rung allows, the first unless another is chosen, and
 * goes back to the easiest after each. Yields the steps as they are taken; ends when the position is solved or contradictory, or no rung allows a
 * step.
 */
export function* climb(
  position: Position,
  ladder: readonly Rung[],
  choose?: StepChoice,
): Generator<Step, void, undefined> {
  while (!position.contradictory && position.open > 0) {
    const step = easiestStep(position, ladder, choose);
    if (!step) return;
    position.apply(step);
    yield step;
  }
}

/**
 * Climbs a ladder to where it ends, as that does not depend on the steps taken (Palomo, Thm. 5.9), without telling the
 * steps: theorems take many at a time. Returns the highest rung that was of use, which those below it cannot do without, or
 * −1 if none was.
 */
export function climbUp(
  position: Position,
  ladder: readonly Theorem[],
  signal?: { readonly aborted: boolean },
): number {
  let highest = -1;
  while (!position.contradictory && position.open > 0 && !signal?.aborted) {
    const rung = ladder.findIndex((theorem) => advance(position, theorem));
    if (rung < 0) return highest;
    highest = Math.max(highest, rung);
  }
  return highest;
}

/**
 * What all of the equally easy steps of the lowest possible rung conclude together. Unlike the first step that is found, it
 * does not depend on how cells and labels are numbered.
 */
export function easiestSweep(
  position: Position,
  ladder: readonly Theorem[],
): { readonly theorem: Theorem; readonly sweep: Sweep } | undefined {
  for (const theorem of ladder) {
    const sweep = theorem.sweep ? theorem.sweep(position) : sweepShortest([...theorem.steps(position)]);
    if (sweep) return { theorem, sweep };
  }
  return undefined;
}

/** The steps with the fewest terms. */
function sweepShortest(steps: readonly Step[]): Sweep | undefined {
  const least = steps.reduce(
    (fewest, { premises }) => Math.min(fewest, premises.terms.length),
    Number.POSITIVE_INFINITY,
  );
  return sweepOf(
    least,
    steps.filter(({ premises }) => premises.terms.length === least),
  );
}

/** Goes on by a theorem, and says whether that led anywhere. */
function advance(position: Position, theorem: Theorem): boolean {
  if (theorem.apply) return theorem.apply(position);
  const step = firstStep(theorem, position);
  if (step) position.apply(step);
  return step !== undefined;
}

/** A step that the lowest possible rung allows: the first one, unless `choose` takes another. */
export function easiestStep(
  position: Position,
  ladder: readonly Rung[],
  choose: StepChoice = firstStep,
): Step | undefined {
  for (const theorem of ladder) {
    const step = choose(theorem, position);
    if (step) return step;
  }
  return undefined;
}

/** The first step. What finds the others is left where it stands, which is quicker than to bring it to an end. */
export function firstStep(theorem: Rung, position: Position): Step | undefined {
  const { byEquation } = theorem;
  if (byEquation) {
    const equation = byEquation.ripe(position).next(0);
    return equation < 0 ? undefined : byEquation.step(position, equation);
  }
  const next = theorem.steps(position)[Symbol.iterator]().next();
  return next.done ? undefined : next.value;
}

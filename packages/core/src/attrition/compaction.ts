import { EMPTY, type Labeling } from '../puzzle/index.ts';
import { dependencies } from './dependencies.ts';
import { type Position, startOf } from './position.ts';
import type { Proof } from './proof.ts';
import type { Shape } from './shape.ts';
import type { Step } from './step.ts';

/**
 * The same proof without what nothing later needs, and told in the order in which one would tell it: every label is
 * written as soon as what it needs has been said, and nothing is said before it is needed.
 */
export function compact(shape: Shape, labeling: Labeling, proof: Proof): Proof {
  if (!proof.complete) return proof;
  const retold = withoutRepeats(startOf(shape, labeling), inTellingOrder(shape, labeling, proof.steps));
  // In another order, something else may have turned out to be needless.
  return { ...proof, steps: withoutNeedless(shape, labeling, retold) };
}

function inTellingOrder(shape: Shape, labeling: Labeling, steps: readonly Step[]): Step[] {
  const needed = dependencies(shape, labeling, steps);
  const told = new Uint8Array(steps.length);
  const order: Step[] = [];
  const tell = (index: number): void => {
    if (told[index]) return;
    told[index] = 1;
    for (const earlier of [...needed[index]!].sort((a, b) => a - b)) tell(earlier);
    order.push(steps[index]!);
  };
  for (const [index, step] of steps.entries()) if (step.writes.length > 0) tell(index);
  return order;
}

function withoutNeedless(shape: Shape, labeling: Labeling, steps: readonly Step[]): Step[] {
  const needed = dependencies(shape, labeling, steps);
  const kept = steps.map((step) => step.writes.length > 0);
  for (let index = steps.length - 1; index >= 0; index--)
    if (kept[index]) for (const earlier of needed[index]!) kept[earlier] = true;
  return steps.filter((_, index) => kept[index]);
}

/** In another order a step may find part of its conclusions known already; that part is left out. */
function withoutRepeats(position: Position, steps: readonly Step[]): Step[] {
  return steps.flatMap((step) => {
    const removals = step.removals.filter(({ cell, label }) => position.allows(cell, label));
    const writes = step.writes.filter(({ cell }) => position.written[cell] === EMPTY);
    position.apply(step);
    if (removals.length + writes.length === 0) return [];
    return [{ ...step, removals, writes }];
  });
}

import { EMPTY, type Labeling } from '../../puzzle/index.ts';
import type { Shape } from '../model/shape.ts';
import { isSupposition, type Step } from '../model/step.ts';
import type { Theorem } from '../model/theorem.ts';
import { traceDependencies } from './dependencies.ts';
import { type Proof, type ProveOptions, prove } from './proof.ts';

/** A proof as one would tell it: the one that is shown, and on which a puzzle is rated. */
export function proveCompactly(
  shape: Shape,
  labeling: Labeling,
  ladder: readonly Theorem[],
  options?: ProveOptions,
): Proof {
  return compact(shape, labeling, prove(shape, labeling, ladder, options));
}

/**
 * The same proof without what nothing later needs, and told in the order in which one would tell it: every label is
 * written as soon as what it needs has been said, and nothing is said before it is needed.
 */
export function compact(shape: Shape, labeling: Labeling, proof: Proof): Proof {
  if (!proof.complete) return proof;
  const retold = withoutRepeats(shape, labeling, inTellingOrder(shape, labeling, proof.steps));
  // In another order, something else may have turned out to be needless.
  return { ...proof, steps: withoutNeedless(shape, labeling, retold) };
}

function inTellingOrder(shape: Shape, labeling: Labeling, steps: readonly Step[]): Step[] {
  const needed = traceDependencies(shape, labeling, steps);
  const kept = needful(steps, needed);
  const told = new Uint8Array(steps.length);
  const order: Step[] = [];
  const tell = (index: number): void => {
    if (told[index]) return;
    told[index] = 1;
    for (const earlier of needed[index]!) tell(earlier);
    order.push(steps[index]!);
  };
  // A supposition keeps its place among the writes: later, what it leads to might be known already.
  for (const [index, step] of steps.entries())
    if (kept[index] && (step.writes.length > 0 || isSupposition(step))) tell(index);
  return order;
}

function withoutNeedless(shape: Shape, labeling: Labeling, steps: readonly Step[]): Step[] {
  const kept = needful(steps, traceDependencies(shape, labeling, steps));
  return steps.filter((_, index) => kept[index]);
}

/** For each step whether it writes, or one that does so needs it in the end. */
function needful(steps: readonly Step[], needed: readonly (readonly number[])[]): boolean[] {
  const kept = steps.map((step) => step.writes.length > 0);
  for (let index = steps.length - 1; index >= 0; index--)
    if (kept[index]) for (const earlier of needed[index]!) kept[earlier] = true;
  return kept;
}

/** In another order a step may find part of its conclusions known already; that part is left out. */
function withoutRepeats({ cells, labels }: Shape, labeling: Labeling, steps: readonly Step[]): Step[] {
  const isOut = new Uint8Array(cells * labels);
  const written = Int32Array.from(labeling);
  const write = (cell: number, label: number) => {
    written[cell] = label;
    for (let other = 0; other < labels; other++) if (other !== label) isOut[cell * labels + other] = 1;
  };
  for (let cell = 0; cell < cells; cell++) if (written[cell] !== EMPTY) write(cell, written[cell]!);
  const told: Step[] = [];
  for (const step of steps) {
    const removals = step.removals.filter(({ cell, label }) => isOut[cell * labels + label] === 0);
    const writes = step.writes.filter(({ cell }) => written[cell] === EMPTY);
    for (const { cell, label } of removals) isOut[cell * labels + label] = 1;
    for (const { cell, label } of writes) write(cell, label);
    if (removals.length + writes.length === 0) continue;
    const whole = removals.length === step.removals.length && writes.length === step.writes.length;
    told.push(whole ? step : { ...step, removals, writes });
  }
  return told;
}

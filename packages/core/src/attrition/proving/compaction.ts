import { EMPTY, type Labeling } from '../../puzzle/index.ts';
import type { Shape } from '../model/shape.ts';
import { isSupposition, isUnchecked, type Placement, type Step } from '../model/step.ts';
import type { Theorem } from '../model/theorem.ts';
import { ELEMENTARY } from '../theorems/elementary/index.ts';
import { type Needs, traceDependencies } from './dependencies.ts';
import { withEasiestTheorems } from './easiest.ts';
import { makePreference } from './preference.ts';
import { type Proof, type ProveOptions, prove } from './proof.ts';
import { withoutSpareSteps } from './sparing.ts';

/** A proof as one would tell it: the one that is shown. */
export function proveCompactly(
  shape: Shape,
  labeling: Labeling,
  ladder: readonly Theorem[],
  options?: ProveOptions,
): Proof {
  const proof = prove(shape, labeling, ladder, { choose: makePreference(shape), ...options });
  return compact(shape, labeling, proof, ladder);
}

/**
 * The same proof without what it can spare, and told in the order in which one would tell it: every label is written as
 * soon as what it needs has been said, and nothing is said before it is needed. Every step is by the easiest theorem of
 * the ladder that will do where it stands, and no term of a sum is superfluous.
 */
export function compact(shape: Shape, labeling: Labeling, proof: Proof, ladder: readonly Theorem[]): Proof {
  // What steps without a certificate rest on is not known, so they stay where they are, and so do the others.
  if (!proof.complete || proof.steps.some(isUnchecked)) return proof;
  let steps = retell(shape, labeling, proof.steps, ladder);
  while (proof.fair) {
    const sparing = withoutSpareSteps(shape, labeling, steps, ladder);
    if (!sparing) break;
    const easiest = withEasiestTheorems(shape, labeling, sparing, ladder, harderOf(sparing));
    const fewer = retell(shape, labeling, easiest, ladder);
    // A step that is left may have to be taken more often, and may be harder than those that it spares.
    if (!isEasier(fewer, steps, ladder)) break;
    steps = fewer;
  }
  return { ...proof, steps };
}

/** Whether steps have fewer by the hardest theorem than others, or as many and fewer by the next, and so on. */
function isEasier(steps: readonly Step[], others: readonly Step[], ladder: readonly Theorem[]): boolean {
  for (const { name } of ladder.toReversed()) {
    const uses = (among: readonly Step[]) => among.filter(({ theorem }) => theorem === name).length;
    if (uses(steps) !== uses(others)) return uses(steps) < uses(others);
  }
  return false;
}

const ELEMENTARY_NAMES: ReadonlySet<string> = /* @__PURE__ */ new Set(ELEMENTARY.map(({ name }) => name));

/** The steps that are not elementary. */
function harderOf(steps: readonly Step[]): Set<Step> {
  return new Set(steps.filter(({ theorem }) => !ELEMENTARY_NAMES.has(theorem)));
}

function hasHarder(steps: Iterable<Step>): boolean {
  for (const { theorem } of steps) if (!ELEMENTARY_NAMES.has(theorem)) return true;
  return false;
}

/** Steps that were by the easiest theorem where they stood, in the order of telling. */
function retell(shape: Shape, labeling: Labeling, given: readonly Step[], ladder: readonly Theorem[]): readonly Step[] {
  let steps = given;
  for (;;) {
    const { told, moved } = inTellingOrder(steps, traceDependencies(shape, labeling, steps));
    if (told.length === steps.length && moved.size === 0) return steps;
    // What has become easier may need less than before, so that something else is needless, or needed later.
    steps = hasHarder(moved)
      ? withEasiestTheorems(shape, labeling, told, ladder, moved)
      : withoutRepeats(shape, labeling, told);
  }
}

/** Steps in the order of telling, without those that are not needed, and which of them come after later ones. */
interface Telling {
  readonly told: readonly Step[];
  readonly moved: ReadonlySet<Step>;
}

function inTellingOrder(steps: readonly Step[], needed: Needs): Telling {
  const kept = needful(steps, needed);
  const order: number[] = [];
  const isTold = new Uint8Array(steps.length);
  // A supposition keeps its place among the writes: later, what it leads to might be known already.
  for (let index = 0; index < steps.length; index++)
    if (kept[index] === 1 && (steps[index]!.writes.length > 0 || isSupposition(steps[index]!)))
      tell(index, needed, isTold, order);
  const moved = new Set<Step>();
  let latest = -1;
  for (const index of order) {
    if (index < latest) moved.add(steps[index]!);
    latest = Math.max(latest, index);
  }
  return { told: order.map((index) => steps[index]!), moved };
}

/** Tells a step after all that it needs. */
function tell(index: number, needed: Needs, isTold: Uint8Array, order: number[]): void {
  if (isTold[index] === 1) return;
  isTold[index] = 1;
  const earlier = needed[index]!;
  for (let i = 0; i < earlier.length; i++) tell(earlier[i]!, needed, isTold, order);
  order.push(index);
}

/** For each step whether it writes, or one that does so needs it in the end. */
function needful(steps: readonly Step[], needed: Needs): Uint8Array {
  const kept = new Uint8Array(steps.length);
  for (let index = steps.length - 1; index >= 0; index--) {
    if (steps[index]!.writes.length > 0) kept[index] = 1;
    if (kept[index] === 1) for (const earlier of needed[index]!) kept[earlier] = 1;
  }
  return kept;
}

/** Elementary steps that were moved are as easy as before, but may find part of their conclusions known already. */
function withoutRepeats({ cells, labels }: Shape, labeling: Labeling, steps: readonly Step[]): Step[] {
  const isOut = new Uint8Array(cells * labels);
  const written = Int32Array.from(labeling);
  const write = (cell: number, label: number) => {
    written[cell] = label;
    for (let other = 0; other < labels; other++) if (other !== label) isOut[cell * labels + other] = 1;
  };
  for (let cell = 0; cell < cells; cell++) if (written[cell] !== EMPTY) write(cell, written[cell]!);
  const isNew = ({ cell, label }: Placement) => isOut[cell * labels + label] === 0;
  const isOpen = ({ cell }: Placement) => written[cell] === EMPTY;
  const told: Step[] = [];
  for (const step of steps) {
    const removals = step.removals.every(isNew) ? step.removals : step.removals.filter(isNew);
    const writes = step.writes.every(isOpen) ? step.writes : step.writes.filter(isOpen);
    for (const { cell, label } of removals) isOut[cell * labels + label] = 1;
    for (const { cell, label } of writes) write(cell, label);
    if (removals.length + writes.length === 0) continue;
    const whole = removals === step.removals && writes === step.writes;
    told.push(whole ? step : { ...step, removals, writes });
  }
  return told;
}

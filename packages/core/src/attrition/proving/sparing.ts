import type { Labeling } from '../../puzzle/index.ts';
import { type Position, startOf } from '../model/position.ts';
import type { Shape } from '../model/shape.ts';
import type { Step } from '../model/step.ts';
import type { Theorem } from '../model/theorem.ts';
import { ELEMENTARY } from '../theorems/elementary/index.ts';
import { climb, climbUp } from './ladder.ts';
import { makePreference } from './preference.ts';
import { stepBy } from './retelling.ts';
import { type Rule, ruleOf } from './rule.ts';

/**
 * A proof with fewer steps by harder theorems, if some can be spared: those left, and the elementary theorems of the
 * ladder, solve the puzzle. So no theorem is listed that the proof does not need. The hardest are tried first. Nothing if
 * none can be spared.
 *
 * This is not the least set of theorems, on purpose: a chain could say most of what easier theorems do.
 */
export function withoutSpareSteps(
  shape: Shape,
  labeling: Labeling,
  steps: readonly Step[],
  ladder: readonly Theorem[],
): Step[] | undefined {
  const plain = ladder.filter((theorem) => ELEMENTARY.includes(theorem));
  const harder = steps.filter(({ theorem }) => !plain.some(({ name }) => name === theorem));
  const rules = rulesBehind(shape, harder, ladder);
  // A single one was taken because the elementary theorems led no further.
  if (rules.length < 2) return undefined;
  const position = startOf(shape, labeling);
  climbUp(position, plain);
  let kept = rules;
  for (const rule of rules.toSorted((a, b) => b.rung - a.rung)) {
    const others = kept.filter((other) => other !== rule);
    if (solveBy(position, plain, others)) kept = others;
  }
  if (kept.length === rules.length) return undefined;
  return [...climb(startOf(shape, labeling), [...plain, rungOf(kept)], makePreference(shape))];
}

/** The rules behind steps, each once, though several steps may be by the same. */
function rulesBehind(shape: Shape, steps: readonly Step[], ladder: readonly Theorem[]): Rule[] {
  const rules = new Map<string, Rule>();
  for (const step of steps) {
    const rung = ladder.findIndex(({ name }) => name === step.theorem);
    const key = JSON.stringify([step.theorem, step.premises]);
    if (!rules.has(key)) rules.set(key, ruleOf(shape, step, rung, ladder[rung]));
  }
  return [...rules.values()];
}

/** Whether what some rules allow, and elementary theorems in between, lead from a position to the solution. */
function solveBy(position: Position, plain: readonly Theorem[], rules: readonly Rule[]): boolean {
  const mark = position.mark();
  const given = rungOf(rules);
  for (let isFurther = true; isFurther; ) {
    const [step] = given.steps(position);
    if (step) position.apply(step);
    isFurther = step !== undefined;
    climbUp(position, plain);
  }
  const { solved } = position;
  position.undo(mark);
  return solved;
}

/** What some rules allow, as a rung of its own. */
function rungOf(rules: readonly Rule[]): Pick<Theorem, 'steps'> {
  return {
    *steps(position) {
      for (const rule of rules) {
        const step = stepBy(position, rule);
        if (step) yield step;
      }
    },
  };
}

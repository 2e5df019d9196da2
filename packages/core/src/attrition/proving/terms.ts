import type { Position } from '../model/position.ts';
import { isSupposition, type Step } from '../model/step.ts';
import { slackForces, slackOf, sumOf } from '../model/term-sum.ts';
import { isStepOf, type Theorem } from '../model/theorem.ts';

/**
 * A step at a position without the terms that can be spared: without any of those left its conclusions would not follow, or
 * it would not be a step of its theorem on the ladder.
 */
export function withoutSpareTerms(position: Position, step: Step, ladder: readonly Theorem[]): Step {
  const { terms } = step.premises;
  if (terms.length < 2 || isSupposition(step)) return step;
  const theorem = ladder.find(({ name }) => name === step.theorem);
  let sparing = step;
  for (const term of terms) {
    const fewer = { ...step, premises: { terms: sparing.premises.terms.filter((other) => other !== term) } };
    if (isForced(position, fewer) && (!theorem || isStepOf(theorem, fewer, position))) sparing = fewer;
  }
  return sparing;
}

/** Whether its terms leave all conclusions of a step no choice. */
function isForced(position: Position, { writes, removals, premises }: Step): boolean {
  const { labels } = position.shape;
  const sum = sumOf(position.shape, premises.terms);
  const slack = slackOf(position, sum);
  const forces = (holds: boolean, cell: number, label: number) => {
    const at = sum.candidates.indexOf(cell * labels + label);
    return at >= 0 && slackForces(slack, sum.coefficients[at]!, holds);
  };
  return (
    writes.every(({ cell, label }) => forces(true, cell, label)) &&
    removals.every(({ cell, label }) => forces(false, cell, label))
  );
}

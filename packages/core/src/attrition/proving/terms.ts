import type { Position } from '../model/position.ts';
import { isSupposition, type Step, type Term } from '../model/step.ts';
import { slackForces, slackOf, sumOf } from '../model/term-sum.ts';

/** A step at a position without the terms that its conclusions do not need: none that are left can be spared. */
export function withoutSpareTerms(position: Position, step: Step): Step {
  const { terms } = step.premises;
  if (terms.length < 2 || isSupposition(step)) return step;
  let kept = terms;
  for (const term of terms) {
    const fewer = kept.filter((other) => other !== term);
    if (force(position, fewer, step)) kept = fewer;
  }
  return kept.length === terms.length ? step : { ...step, premises: { terms: kept } };
}

/** Whether terms leave all conclusions of a step no choice. */
function force(position: Position, terms: readonly Term[], { writes, removals }: Step): boolean {
  const { labels } = position.shape;
  const sum = sumOf(position.shape, terms);
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

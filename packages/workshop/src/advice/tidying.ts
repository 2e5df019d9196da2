import type { Placement, Position, Step } from '@latin-puzzles/core/attrition';
import { EMPTY } from '@latin-puzzles/core/puzzle';
import { neededByLast } from './needed.ts';

/** A step that tries a label, at a position, without what its contradiction does not need. */
export function tidied(position: Position, step: Step): Step {
  const { assumption, steps = [] } = step.premises;
  if (!assumption?.holds) return step;
  const supposed = Array.from(position.written).with(assumption.cell, assumption.label);
  const known: Step = { theorem: 'known', writes: [], removals: removed(position), premises: { terms: [] } };
  const [, ...needed] = neededByLast(position.shape, supposed, [known, ...steps]);
  return { ...step, premises: { ...step.premises, steps: steps.filter((_, index) => needed[index]) } };
}

/** What the position has removed from cells that have no label. */
function removed({ shape: { cells, labels }, written, domains }: Position): Placement[] {
  return Array.from({ length: cells * labels }, (_, at) => ({
    cell: Math.floor(at / labels),
    label: at % labels,
  })).filter(({ cell, label }) => written[cell] === EMPTY && domains[cell * labels + label] === 0);
}

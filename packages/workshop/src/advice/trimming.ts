import { type Placement, type Position, type Shape, type Step, traceDependencies } from '@latin-puzzles/core/attrition';
import { EMPTY, type Labeling } from '@latin-puzzles/core/puzzle';

/** For each step whether the last of them needs it in the end. */
export function markNeeded(shape: Shape, labeling: Labeling, steps: readonly Step[]): boolean[] {
  const needs = traceDependencies(shape, labeling, steps);
  const needed = steps.map((_, index) => index === steps.length - 1);
  for (let index = steps.length - 1; index >= 0; index--)
    if (needed[index]) for (const earlier of needs[index]!) needed[earlier] = true;
  return needed;
}

/** A step that tries a label, at a position, without what its contradiction does not need. */
export function trimTrial(position: Position, step: Step): Step {
  const { assumption, steps = [] } = step.premises;
  if (!assumption?.holds) return step;
  const supposed = Array.from(position.written).with(assumption.cell, assumption.label);
  const known: Step = { theorem: 'known', writes: [], removals: findRemoved(position), premises: { terms: [] } };
  const [, ...needed] = markNeeded(position.shape, supposed, [known, ...steps]);
  return { ...step, premises: { ...step.premises, steps: steps.filter((_, index) => needed[index]) } };
}

/** What the position has removed from cells that have no label. */
function findRemoved({ shape: { cells, labels }, written, domains }: Position): Placement[] {
  return Array.from({ length: cells * labels }, (_, at) => ({
    cell: Math.floor(at / labels),
    label: at % labels,
  })).filter(({ cell, label }) => written[cell] === EMPTY && domains[cell * labels + label] === 0);
}

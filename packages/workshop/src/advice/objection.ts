import { climb, LADDER, type Placement, type Shape, type Step, startOf } from '@latin-puzzles/core/attrition';
import type { Labeling } from '@latin-puzzles/core/puzzle';
import { neededByLast } from './needed.ts';
import { contradictionFrom } from './supposing.ts';

const [FULL_COUNT] = LADDER;

/**
 * The steps of which the last removes a label from a cell, from labels that are right. It breaks a rule outright; or
 * supposing it leads to a contradiction; or the theorems remove it on their way, where that is shorter. Nothing if there is
 * no objection.
 */
export function objectionTo(shape: Shape, labeling: Labeling, wrong: Placement): readonly Step[] | undefined {
  const outright = outrightObjection(shape, labeling, wrong);
  if (outright) return [outright];
  const supposed = bySupposing(shape, labeling, wrong);
  if (!supposed) return undefined;
  const removed = byTheorems(shape, labeling, wrong);
  return removed && seen(removed) < seen(supposed.premises.steps!) ? removed : [supposed];
}

/** Full counts are done in passing. */
function seen(steps: readonly Step[]): number {
  return steps.filter(({ theorem }) => theorem !== FULL_COUNT!.name).length;
}

/** An asterism of the cell that holds the label as often as it may. */
function outrightObjection(shape: Shape, labeling: Labeling, wrong: Placement): Step | undefined {
  for (const step of FULL_COUNT!.steps(startOf(shape, labeling)))
    if (removes(step, wrong)) return { ...step, removals: [wrong] };
  return undefined;
}

function bySupposing(shape: Shape, labeling: Labeling, wrong: Placement): Step | undefined {
  const steps = contradictionFrom(shape, labeling.with(wrong.cell, wrong.label));
  if (!steps) return undefined;
  const trying = steps.some(({ premises }) => premises.assumption ?? premises.cases);
  return {
    theorem: trying ? 'backtrack' : 'supposition',
    writes: [],
    removals: [wrong],
    premises: { terms: [], assumption: { ...wrong, holds: true }, steps },
  };
}

/** Nothing where that would tell which label belongs there: this was not asked. */
function byTheorems(shape: Shape, labeling: Labeling, wrong: Placement): Step[] | undefined {
  const position = startOf(shape, labeling);
  const steps: Step[] = [];
  for (const step of climb(position, LADDER)) {
    steps.push(step);
    if (!position.allows(wrong.cell, wrong.label)) break;
  }
  const last = steps.at(-1);
  if (!last || !removes(last, wrong) || last.writes.length > 0) return undefined;
  const needed = neededByLast(shape, labeling, steps);
  return [...steps.slice(0, -1).filter((_, index) => needed[index]), { ...last, removals: [wrong] }];
}

function removes({ removals }: Step, { cell, label }: Placement): boolean {
  return removals.some((removal) => removal.cell === cell && removal.label === label);
}

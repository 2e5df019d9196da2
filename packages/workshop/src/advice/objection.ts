import {
  climb,
  contradictionStep,
  ELEMENTARY,
  easiestStep,
  type Placement,
  type Position,
  refuteByBacktracking,
  type Shape,
  type Step,
  startOf,
  type Theorem,
} from '@latin-puzzles/core/attrition';
import { EMPTY, type Labeling, type Puzzle } from '@latin-puzzles/core/puzzle';
import type { Tools } from '../tools/index.ts';
import { FULL_COUNT } from './known.ts';
import { markNeeded } from './trimming.ts';

/**
 * The steps of which the last removes a label from a cell, from labels that are right. It breaks a rule outright; or
 * supposing it leads to a contradiction; or the theorems remove it on their way, where that is shorter. Nothing if there is
 * no objection.
 */
export function findObjection(
  tools: Tools,
  puzzle: Pick<Puzzle, 'board' | 'multiset'>,
  labeling: Labeling,
  wrong: Placement,
): readonly Step[] | undefined {
  const shape = tools.shapeFor(puzzle);
  const outright = objectOutright(shape, labeling, wrong);
  if (outright) return [outright];
  const ladder = tools.ladderFor(puzzle);
  const supposed = objectBySupposing(shape, ladder, labeling, wrong);
  if (!supposed) return undefined;
  const removed = objectByTheorems(shape, ladder, labeling, wrong);
  return removed && countSeen(removed) < countSeen(supposed.premises.steps!) ? removed : [supposed];
}

/** Full counts are done in passing. */
function countSeen(steps: readonly Step[]): number {
  return steps.filter(({ theorem }) => theorem !== FULL_COUNT.name).length;
}

/** An asterism of the cell that holds the label as often as it may. */
function objectOutright(shape: Shape, labeling: Labeling, wrong: Placement): Step | undefined {
  for (const step of FULL_COUNT.steps(startOf(shape, labeling)))
    if (removes(step, wrong)) return { ...step, removals: [wrong] };
  return undefined;
}

function objectBySupposing(
  shape: Shape,
  ladder: readonly Theorem[],
  labeling: Labeling,
  wrong: Placement,
): Step | undefined {
  const steps = findContradiction(shape, ladder, labeling.with(wrong.cell, wrong.label));
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
function objectByTheorems(
  shape: Shape,
  ladder: readonly Theorem[],
  labeling: Labeling,
  wrong: Placement,
): Step[] | undefined {
  const position = startOf(shape, labeling);
  const steps: Step[] = [];
  for (const step of climb(position, ladder)) {
    steps.push(step);
    if (!position.allows(wrong.cell, wrong.label)) break;
  }
  const last = steps.at(-1);
  if (!last || !removes(last, wrong) || last.writes.length > 0) return undefined;
  const needed = markNeeded(shape, labeling, steps);
  return [...steps.slice(0, -1).filter((_, index) => needed[index]), { ...last, removals: [wrong] }];
}

function removes({ removals }: Step, { cell, label }: Placement): boolean {
  return removals.some((removal) => removal.cell === cell && removal.label === label);
}

/**
 * The steps from labels, one of which is only supposed, to a contradiction, the last of them; without those that it does
 * not need. Nothing if the labels can be completed.
 *
 * The elementary theorems go round by round, each drawing all that follows at once, so that the contradiction found is one
 * of the nearest. Only where they are at an end harder ones lend a step.
 */
function findContradiction(shape: Shape, ladder: readonly Theorem[], labeling: Labeling): Step[] | undefined {
  const position = startOf(shape, labeling);
  const steps: Step[] = [];
  while (!position.contradictory) {
    if (position.open === 0) return undefined;
    const round = ELEMENTARY.flatMap((theorem) => [...theorem.steps(position)]);
    if (round.length === 0) {
      const step = easiestStep(position, ladder) ?? refuteByBacktracking(position, ladder);
      if (!step) return undefined;
      round.push(step);
    }
    for (const step of round) if (!position.contradictory) steps.push(...takeRest(position, step));
  }
  steps.push(contradictionStep(position));
  const needed = markNeeded(shape, labeling, steps);
  return steps.filter((_, index) => needed[index]);
}

/** Takes what a step still has to tell after others of its round. */
function takeRest(position: Position, step: Step): Step[] {
  const open = ({ cell }: { readonly cell: number }) => position.written[cell] === EMPTY;
  const writes = step.writes.filter(open);
  const removals = step.removals.filter((removal) => open(removal) && position.allows(removal.cell, removal.label));
  if (writes.length + removals.length === 0) return [];
  position.apply({ writes, removals });
  return [{ ...step, writes, removals }];
}

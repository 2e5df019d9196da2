import {
  contradictionStep,
  easiestStep,
  LADDER,
  type Position,
  refuteByBacktracking,
  type Shape,
  type Step,
  startOf,
} from '@latin-puzzles/core/attrition';
import { EMPTY, type Labeling } from '@latin-puzzles/core/puzzle';
import { neededByLast } from './needed.ts';

/** Full count, last places and only candidate: what one does without a second look. */
const SIMPLE = LADDER.slice(0, 3);

/**
 * The steps from labels, one of which is only supposed, to a contradiction, the last of them; without those that it does
 * not need. Nothing if the labels can be completed.
 *
 * The simplest theorems go round by round, each drawing all that follows at once, so that the contradiction found is one
 * of the nearest. Only where they are at an end harder ones lend a step.
 */
export function contradictionFrom(shape: Shape, labeling: Labeling): Step[] | undefined {
  const position = startOf(shape, labeling);
  const steps: Step[] = [];
  while (!position.contradictory) {
    if (position.open === 0) return undefined;
    const round = SIMPLE.flatMap((theorem) => [...theorem.steps(position)]);
    if (round.length === 0) {
      const step = easiestStep(position, LADDER) ?? refuteByBacktracking(position, LADDER);
      if (!step) return undefined;
      round.push(step);
    }
    for (const step of round) if (!position.contradictory) steps.push(...taken(position, step));
  }
  steps.push(contradictionStep(position));
  const needed = neededByLast(shape, labeling, steps);
  return steps.filter((_, index) => needed[index]);
}

/** Takes what a step still has to tell after others of its round. */
function taken(position: Position, step: Step): Step[] {
  const open = ({ cell }: { readonly cell: number }) => position.written[cell] === EMPTY;
  const writes = step.writes.filter(open);
  const removals = step.removals.filter((removal) => open(removal) && position.allows(removal.cell, removal.label));
  if (writes.length + removals.length === 0) return [];
  position.apply({ writes, removals });
  return [{ ...step, writes, removals }];
}

import {
  easiestStep,
  LADDER,
  type Position,
  refuteByBacktracking,
  type Shape,
  type Step,
} from '@latin-puzzles/core/attrition';
import type { Standing } from '@latin-puzzles/drawing';
import { beginAt, type Known } from './known.ts';
import { neededByLast } from './needed.ts';
import { tidied } from './tidying.ts';

/** The way to the next label: the steps that it takes and no others, the last of which writes. */
export interface Plan {
  readonly steps: readonly Step[];
  /** Where the player stands before the first of them. */
  readonly standing: Standing;
}

/**
 * The easiest way to the next label. Nothing if there is no step to take; where steps end before a label is found, as
 * they may if a puzzle has several solutions, all of them are told.
 */
export function planFrom(shape: Shape, known: Known, backtrack: boolean): Plan | undefined {
  const { position, taken } = beginAt(shape, known);
  const standing = standingAt(position);
  const steps = [...taken];
  let written = false;
  while (!written && !position.contradictory && position.open > 0) {
    const step = easiestStep(position, LADDER) ?? (backtrack ? tried(position) : undefined);
    if (!step) break;
    position.apply(step);
    steps.push(step);
    written = step.writes.length > 0;
  }
  if (steps.length === taken.length) return undefined;
  const needed = written ? neededByLast(shape, known.labels, steps) : steps.map(() => true);
  return { steps: steps.filter((_, index) => index >= taken.length && needed[index]), standing };
}

function tried(position: Position): Step | undefined {
  const step = refuteByBacktracking(position, LADDER);
  return step && tidied(position, step);
}

function standingAt({ domains, written }: Position): Standing {
  return { domains: domains.slice(), written: written.slice() };
}

import {
  type Position,
  refuteByBacktracking,
  type Shape,
  type Step,
  type Theorem,
} from '@latin-puzzles/core/attrition';
import type { Signal } from '@latin-puzzles/core/engine';
import { playEasily } from '@latin-puzzles/core/rating';
import type { PlayerState } from '@latin-puzzles/drawing';
import { type PlayerKnowledge, startFromKnowledge } from './known.ts';
import { markNeeded, trimTrial } from './trimming.ts';

/** The way to the next label: the steps that it takes and no others, the last of which writes. */
export interface Plan {
  readonly steps: readonly Step[];
  /** Where the player stands before the first of them, */
  readonly standing: PlayerState;
  /** and the steps that led there from the labels on the board: what the player knows, and what everyone sees. */
  readonly before: readonly Step[];
}

interface PlanOptions {
  /** The theorems there are, the easiest first. */
  readonly ladder: readonly Theorem[];
  /** Try labels out where no theorem leads on. */
  readonly backtrack: boolean;
  readonly signal?: Signal | undefined;
}

/**
 * The easiest way to the next label, in the order in which ratings are measured. Nothing if there is no step to take, or it
 * was told to stop before; where steps end before a label is found, as they may if a puzzle has several solutions, all of them
 * are told.
 */
export function planNextLabel(shape: Shape, known: PlayerKnowledge, options: PlanOptions): Plan | undefined {
  const { position, taken } = startFromKnowledge(shape, known);
  const standing = copyStanding(position);
  const steps = [...taken];
  let written = false;
  while (!written && !position.contradictory && position.open > 0) {
    const found = climbToLabel(shape, known.labels, steps, options);
    const tried = found.length > 0 ? undefined : tryLabel(position, options);
    if (tried) found.push(tried);
    if (found.length === 0) break;
    for (const step of found) position.apply(step);
    steps.push(...found);
    written = found.some(({ writes }) => writes.length > 0);
  }
  if (steps.length === taken.length || (!written && options.signal?.aborted)) return undefined;
  const needed = written ? markNeeded(shape, known.labels, steps) : steps.map(() => true);
  return { steps: steps.filter((_, index) => index >= taken.length && needed[index]), standing, before: taken };
}

/** The steps of theorems up to a label, or as far as they go. */
function climbToLabel(
  shape: Shape,
  labels: PlayerKnowledge['labels'],
  before: readonly Step[],
  { ladder, signal }: PlanOptions,
): Step[] {
  const removals = before.flatMap((step) => step.removals);
  const steps: Step[] = [];
  for (const step of playEasily(shape, labels, { removals, ladder, signal })) {
    steps.push(step);
    if (step.writes.length > 0) break;
  }
  return steps;
}

function tryLabel(position: Position, { ladder, backtrack, signal }: PlanOptions): Step | undefined {
  const tried = backtrack && !signal?.aborted ? refuteByBacktracking(position, ladder, signal) : undefined;
  return tried && trimTrial(position, tried);
}

function copyStanding({ domains, written }: Position): PlayerState {
  return { domains: domains.slice(), written: written.slice() };
}

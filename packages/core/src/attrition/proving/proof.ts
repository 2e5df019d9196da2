import type { Labeling } from '../../puzzle/index.ts';
import { type Position, startOf } from '../model/position.ts';
import type { Shape } from '../model/shape.ts';
import type { Step } from '../model/step.ts';
import type { Theorem } from '../model/theorem.ts';
import { refuteByBacktracking } from './backtracking.ts';
import { isFair } from './fairness.ts';
import { easiestStep, type StepChoice } from './ladder.ts';
import { findTwoSolutions } from './two-solutions.ts';

/** The list of steps that solves a puzzle. */
export interface Proof {
  readonly steps: readonly Step[];
  /** Whether theorems sufficed: no step is a `backtrack`. */
  readonly fair: boolean;
  /** Whether the steps solve the puzzle. */
  readonly complete: boolean;
  /** Two solutions, where they are why it is not complete. */
  readonly solutions?: readonly [Labeling, Labeling] | undefined;
}

export interface ProveOptions {
  /** Which step to take of those that the lowest possible rung allows: the first unless said otherwise. */
  readonly choose?: StepChoice | undefined;
  /** Whether to go on by backtracking when no theorem helps. */
  readonly backtrack?: boolean | undefined;
  readonly signal?: { readonly aborted: boolean } | undefined;
  readonly onStep?: ((step: Step, position: Position) => void) | undefined;
}

/**
 * Proves a Latin puzzle with a ladder of theorems, and with backtracking where they do not suffice. Before it backtracks it
 * looks for two solutions: to show that no label of either can go would take longer than anyone waits.
 */
export function prove(shape: Shape, labeling: Labeling, ladder: readonly Theorem[], options: ProveOptions = {}): Proof {
  const { choose, backtrack = true, signal, onStep } = options;
  const position = startOf(shape, labeling);
  const steps: Step[] = [];
  let solutions: Proof['solutions'];
  let backtracked = false;
  while (position.open > 0 && !position.contradictory && !signal?.aborted) {
    let step = easiestStep(position, ladder, choose);
    if (!step && backtrack) {
      if (!backtracked) solutions = findTwoSolutions(position, signal);
      if (solutions) break;
      backtracked = true;
      step = refuteByBacktracking(position, ladder, signal);
    }
    if (!step) break;
    position.apply(step);
    onStep?.(step, position);
    steps.push(step);
  }
  return { steps, fair: isFair(steps), complete: position.solved, ...(solutions && { solutions }) };
}

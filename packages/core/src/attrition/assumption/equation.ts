import { placementAt, premisesAt } from '../model/interned.ts';
import type { Placement, Premises, Term } from '../model/step.ts';
import type { AssumedPosition } from './assumed-position.ts';
import { equationsOf } from './equations.ts';

/** The candidates that stand in an equation. */
export function candidatesIn({ shape }: AssumedPosition, equation: number): Int32Array {
  const { candidates, fromEquation } = equationsOf(shape);
  return candidates.subarray(fromEquation[equation]!, fromEquation[equation + 1]!);
}

/** Equations are numbered here as there. */
export function premisesOf({ shape }: AssumedPosition, equation: number): Premises {
  return premisesAt(shape, equation);
}

export function termOf({ shape }: AssumedPosition, equation: number): Term {
  return premisesAt(shape, equation).terms[0];
}

export function placementOf({ shape }: AssumedPosition, candidate: number): Placement {
  return placementAt(shape, candidate);
}

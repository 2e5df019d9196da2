import type { Placement, Term } from '../model/step.ts';
import type { AssumedPosition } from './assumed-position.ts';
import { equationsOf } from './equations.ts';

/** The candidates that stand in an equation. */
export function candidatesIn({ shape }: AssumedPosition, equation: number): Int32Array {
  const { candidates, fromEquation } = equationsOf(shape);
  return candidates.subarray(fromEquation[equation]!, fromEquation[equation + 1]!);
}

export function termOf({ shape, firstCell }: AssumedPosition, equation: number): Term {
  const { labels } = shape;
  if (equation >= firstCell) return { times: 1, cell: equation - firstCell };
  return { times: 1, asterism: Math.floor(equation / labels), label: equation % labels };
}

export function placementOf({ shape }: AssumedPosition, candidate: number): Placement {
  return { cell: Math.floor(candidate / shape.labels), label: candidate % shape.labels };
}

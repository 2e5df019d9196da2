import type { Placement, Term } from '../model/step.ts';
import type { AssumedPosition } from './assumed-position.ts';

/** The candidates that stand in an equation. */
export function candidatesIn({ shape, firstCell }: AssumedPosition, equation: number): number[] {
  const { labels, asterisms } = shape;
  if (equation >= firstCell) return Array.from({ length: labels }, (_, l) => (equation - firstCell) * labels + l);
  return asterisms[Math.floor(equation / labels)]!.map((cell) => cell * labels + (equation % labels));
}

export function termOf({ shape, firstCell }: AssumedPosition, equation: number): Term {
  const { labels } = shape;
  if (equation >= firstCell) return { times: 1, cell: equation - firstCell };
  return { times: 1, asterism: Math.floor(equation / labels), label: equation % labels };
}

export function placementOf({ shape }: AssumedPosition, candidate: number): Placement {
  return { cell: Math.floor(candidate / shape.labels), label: candidate % shape.labels };
}

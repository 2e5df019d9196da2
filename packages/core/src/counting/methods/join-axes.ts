import type { Residual } from '../residual/index.ts';
import { crossing } from './split.ts';

/** An asterism across parts: what it demands is divided among them. */
export interface Axis {
  readonly asterism: number;
  /** Its demand as one number: labels have places of it, so that the numbers of what parts take add up to it. */
  readonly demand: number;
}

/** The asterisms across the parts; nothing if some meet more parts than others, or their demands are too large to be numbers. */
export function makeAxes(residual: Residual, parts: readonly Int32Array[]): readonly Axis[] | undefined {
  const { labels, demands } = residual;
  const met = new Map<number, number>();
  for (const part of parts) for (const a of crossing(residual, part)) met.set(a, (met.get(a) ?? 0) + 1);
  if (new Set(met.values()).size > 1) return undefined;
  const values = placeValues(residual);
  const axes = [...met.keys()].map((asterism) => {
    let demand = 0;
    for (let label = 0; label < labels; label++) demand += demands[asterism * labels + label]! * values[label]!;
    return { asterism, demand };
  });
  return axes.every(({ demand }) => Number.isSafeInteger(demand)) ? axes : undefined;
}

/**
 * What one of a label is worth in the number of a demand. A carry makes the sum of digits smaller; since parts take as many labels as they
 * have cells, numbers that add up to that of the demand belong to demands that add up to it.
 */
export function placeValues({ labels, size, demands }: Residual): number[] {
  const values: number[] = [];
  let value = 1;
  for (let label = 0; label < labels; label++) {
    values.push(value);
    let most = 0;
    for (let a = 0; a < size; a++) most = Math.max(most, demands[a * labels + label]!);
    value *= most + 1;
  }
  return values;
}

import type { Problem } from '../../puzzle/index.ts';
import type { Term } from '../model/step.ts';
import type { Conclusion } from './conclusion.ts';
import { FREE, type State, WRITTEN } from './state.ts';

/**
 * Terms added up: one equation that every Latin board satisfies. Each label in each cell counts 1 if it is there and 0
 * if it is not, times its coefficient; together they make the total.
 */
export interface CheckedEquation {
  /** By cell · labels + label. */
  readonly coefficients: ReadonlyMap<number, number>;
  readonly total: number;
  /** The bounds between which the left side lies, by what is known. */
  readonly least: number;
  readonly greatest: number;
}

export function addUp({ labels, asterisms, demands }: Problem, terms: readonly Term[], state: State): CheckedEquation {
  const coefficients = new Map<number, number>();
  const add = (cell: number, label: number, times: number) => {
    const at = cell * labels + label;
    coefficients.set(at, (coefficients.get(at) ?? 0) + times);
  };
  let total = 0;
  for (const term of terms) {
    if ('cell' in term) {
      total += term.times;
      for (let label = 0; label < labels; label++) add(term.cell, label, term.times);
    } else {
      total += term.times * demands[term.asterism]![term.label]!;
      for (const cell of asterisms[term.asterism]!) add(cell, term.label, term.times);
    }
  }
  let least = 0;
  let greatest = 0;
  for (const [at, coefficient] of coefficients) {
    const value = state.value({ cell: Math.floor(at / labels), label: at % labels });
    if (value === WRITTEN || (value === FREE && coefficient < 0)) least += coefficient;
    if (value === WRITTEN || (value === FREE && coefficient > 0)) greatest += coefficient;
  }
  return { coefficients, total, least, greatest };
}

/** Whether the sum may come out right, as far as its bounds tell. */
export function canBalance({ total, least, greatest }: CheckedEquation): boolean {
  return least <= total && total <= greatest;
}

/** Whether the sum cannot come out right unless a conclusion on something free holds. */
export function equationForces(sum: CheckedEquation, { labels }: Problem, { cell, label, holds }: Conclusion): boolean {
  const coefficient = sum.coefficients.get(cell * labels + label) ?? 0;
  const otherwise = holds ? 0 : coefficient;
  return !canBalance({
    ...sum,
    least: sum.least - Math.min(coefficient, 0) + otherwise,
    greatest: sum.greatest - Math.max(coefficient, 0) + otherwise,
  });
}

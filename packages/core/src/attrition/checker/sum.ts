import type { ConstraintRow, Problem } from '../../puzzle/index.ts';
import type { RowTerm, Term } from '../model/step.ts';
import type { Conclusion } from './conclusion.ts';
import { FREE, type State, WRITTEN } from './state.ts';

/**
 * Terms added up: one equation that every Latin board satisfies. Each label in each cell counts 1 if it is there and 0
 * if it is not, times its coefficient; together they make a total between `low` and `high`, which differ only where a term is
 * a row of a constraint.
 */
export interface CheckedEquation {
  /** By cell · labels + label. */
  readonly coefficients: ReadonlyMap<number, number>;
  readonly low: number;
  readonly high: number;
  /** The bounds between which the left side lies, by what is known. */
  readonly least: number;
  readonly greatest: number;
}

export function addUp(problem: Problem, terms: readonly Term[], state: State): CheckedEquation {
  const { labels, asterisms, demands } = problem;
  const coefficients = new Map<number, number>();
  const add = (cell: number, label: number, times: number) => {
    const at = cell * labels + label;
    coefficients.set(at, (coefficients.get(at) ?? 0) + times);
  };
  let low = 0;
  let high = 0;
  for (const term of terms) {
    const { times } = term;
    if ('cell' in term) {
      low += times;
      high += times;
      for (let label = 0; label < labels; label++) add(term.cell, label, times);
    } else if ('constraint' in term) {
      const row = rowAt(problem, term)!;
      const { least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY } = row;
      low += times * (times > 0 ? least : most);
      high += times * (times > 0 ? most : least);
      for (const counted of row.counts) add(counted.cell, counted.label, times * counted.times);
    } else {
      const total = times * demands[term.asterism]![term.label]!;
      low += total;
      high += total;
      for (const cell of asterisms[term.asterism]!) add(cell, term.label, times);
    }
  }
  let least = 0;
  let greatest = 0;
  for (const [at, coefficient] of coefficients) {
    const value = state.value({ cell: Math.floor(at / labels), label: at % labels });
    if (value === WRITTEN || (value === FREE && coefficient < 0)) least += coefficient;
    if (value === WRITTEN || (value === FREE && coefficient > 0)) greatest += coefficient;
  }
  return { coefficients, low, high, least, greatest };
}

/** The row of a constraint that a term names, if there is one. */
export function rowAt(
  { constraints = [] }: Pick<Problem, 'constraints'>,
  { constraint, row }: Pick<RowTerm, 'constraint' | 'row'>,
): ConstraintRow | undefined {
  return constraints.find((candidate) => candidate?.name === constraint)?.rows?.[row];
}

/** Whether the sum may come out right, as far as its bounds tell. */
export function canBalance({ low, high, least, greatest }: CheckedEquation): boolean {
  return least <= high && low <= greatest;
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

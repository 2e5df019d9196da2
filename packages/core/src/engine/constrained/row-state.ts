import { type Constraint, EMPTY, type Problem } from '../../puzzle/index.ts';
import type { RowTable } from './row-table.ts';

const FREE = 2;

/**
 * Which candidates are in and which are out, in the course of a search. Every row knows the least and the most that it can
 * still come to (bounds consistency of pseudo-Boolean constraints): a candidate that would bring one out of its bounds is
 * decided. Constraints that are functions are asked when rows decide nothing more.
 */
export class RowState {
  readonly #problem: Problem;
  readonly #table: RowTable;
  readonly #functions: readonly Constraint[];
  /** For each candidate 1 if it is in, 0 if it is out, or `FREE`. */
  readonly #values: Uint8Array;
  /** The least and the most that each row can come to. */
  readonly #low: Float64Array;
  readonly #high: Float64Array;
  readonly #trail: number[] = [];
  readonly #waiting: number[] = [];
  readonly #waits: Uint8Array;
  /** For each cell its label, or `EMPTY`. */
  readonly labeling: number[];
  /** How many labels each cell may hold. */
  readonly sizes: Int32Array;
  #broken = false;

  constructor(problem: Problem, table: RowTable) {
    this.#problem = problem;
    this.#table = table;
    this.#functions = (problem.constraints ?? []).filter(({ violated }) => violated);
    this.#values = new Uint8Array(table.candidates).fill(FREE);
    this.#low = new Float64Array(table.rows);
    this.#high = new Float64Array(table.rows);
    this.#waits = new Uint8Array(table.rows);
    this.labeling = new Array<number>(problem.cells).fill(EMPTY);
    this.sizes = new Int32Array(problem.cells).fill(problem.labels);
    for (let row = 0; row < table.rows; row++) {
      for (let i = table.from[row]!; i < table.from[row + 1]!; i++)
        if (table.counts[i]! > 0) this.#high[row]! += table.counts[i]!;
        else this.#low[row]! += table.counts[i]!;
      this.#await(row);
    }
  }

  domain(cell: number): number[] {
    const { labels } = this.#problem;
    const domain: number[] = [];
    for (let label = 0; label < labels; label++) if (this.#values[cell * labels + label] !== 0) domain.push(label);
    return domain;
  }

  /** Puts a label in a cell, or bars it from there. */
  decide(cell: number, label: number, isIn: boolean): void {
    this.#set(cell * this.#problem.labels + label, isIn ? 1 : 0);
  }

  mark(): number {
    return this.#trail.length;
  }

  undo(mark: number): void {
    while (this.#trail.length > mark) this.#unset(this.#trail.pop()!);
    for (const row of this.#waiting) this.#waits[row] = 0;
    this.#waiting.length = 0;
    this.#broken = false;
  }

  /** Decides all that follows; false if there is no solution left. */
  propagate(): boolean {
    do {
      while (this.#waiting.length > 0 && !this.#broken) {
        const row = this.#waiting.pop()!;
        this.#waits[row] = 0;
        if (row < this.#table.constrained) this.#tighten(row);
        else this.#tightenByCells(row);
      }
    } while (!this.#broken && this.#ask());
    return !this.#broken;
  }

  #tighten(row: number): void {
    const { from, members, counts, heaviest, least, most } = this.#table;
    const above = this.#high[row]! - least[row]!;
    const below = most[row]! - this.#low[row]!;
    if (above < 0 || below < 0) {
      this.#broken = true;
      return;
    }
    if (heaviest[row]! <= above && heaviest[row]! <= below) return;
    for (let i = from[row]!; i < from[row + 1]!; i++) {
      const candidate = members[i]!;
      if (this.#values[candidate] !== FREE) continue;
      const count = counts[i]!;
      const weight = Math.abs(count);
      // In, it takes from what may be added if it adds, and from what may be taken away if it takes; out, the other way round.
      if (weight > below) this.#set(candidate, count > 0 ? 0 : 1);
      else if (weight > above) this.#set(candidate, count > 0 ? 1 : 0);
    }
  }

  /**
   * The same for a row of a constraint, which may count several labels of a cell: the cell holds one of them, so it adds at
   * least what the least of those left does, and at most what the greatest does.
   */
  #tightenByCells(row: number): void {
    const { labels } = this.#problem;
    const weights = this.#table.weights[row - this.#table.constrained]!;
    const bounds = weights.map(({ cell, counts }) => this.#boundsOf(cell, counts));
    const low = bounds.reduce((sum, { least }) => sum + least, 0);
    const high = bounds.reduce((sum, { most }) => sum + most, 0);
    const below = this.#table.most[row]! - low;
    const above = high - this.#table.least[row]!;
    if (above < 0 || below < 0) {
      this.#broken = true;
      return;
    }
    for (const [i, { cell, counts }] of weights.entries()) {
      const { least, most } = bounds[i]!;
      if (most - least <= below && most - least <= above) continue;
      for (let label = 0; label < labels; label++)
        if (
          this.#values[cell * labels + label] === FREE &&
          (counts[label]! - least > below || most - counts[label]! > above)
        )
          this.#set(cell * labels + label, 0);
    }
  }

  #boundsOf(cell: number, counts: Float64Array): { readonly least: number; readonly most: number } {
    const { labels } = this.#problem;
    const held = this.labeling[cell]!;
    if (held !== EMPTY) return { least: counts[held]!, most: counts[held]! };
    let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (let label = 0; label < labels; label++) {
      if (this.#values[cell * labels + label] === 0) continue;
      if (counts[label]! < least) least = counts[label]!;
      if (counts[label]! > most) most = counts[label]!;
    }
    return { least, most };
  }

  /** Whether constraints that are functions have decided something. */
  #ask(): boolean {
    if (this.#functions.length === 0) return false;
    const before = this.#trail.length;
    for (const { violated, propagate } of this.#functions) {
      if (violated!([...this.labeling])) this.#broken = true;
      if (this.#broken || !propagate) continue;
      const domains = this.labeling.map((_, cell) => this.domain(cell));
      for (const { cell, label } of propagate(domains)) this.decide(cell, label, false);
    }
    return this.#trail.length > before;
  }

  #set(candidate: number, value: 0 | 1): void {
    if (this.#values[candidate] === value) return;
    if (this.#values[candidate] !== FREE) {
      this.#broken = true;
      return;
    }
    const { labels } = this.#problem;
    this.#values[candidate] = value;
    this.#trail.push(candidate);
    const cell = Math.floor(candidate / labels);
    if (value === 1) this.labeling[cell] = candidate % labels;
    else this.sizes[cell]!--;
    this.#count(candidate, value, 1);
  }

  #unset(candidate: number): void {
    const { labels } = this.#problem;
    const value = this.#values[candidate] as 0 | 1;
    this.#values[candidate] = FREE;
    const cell = Math.floor(candidate / labels);
    if (value === 1) this.labeling[cell] = EMPTY;
    else this.sizes[cell]!++;
    this.#count(candidate, value, -1);
  }

  /** Enters a decision in the bounds of its rows, or takes it back. */
  #count(candidate: number, value: 0 | 1, sign: 1 | -1): void {
    const { rowsFrom, rowsOf, countsOf } = this.#table;
    for (let i = rowsFrom[candidate]!; i < rowsFrom[candidate + 1]!; i++) {
      const row = rowsOf[i]!;
      const count = countsOf[i]!;
      const change = Math.abs(count) * sign;
      if (count > 0 === (value === 1)) this.#low[row]! += change;
      else this.#high[row]! -= change;
      if (sign === 1) this.#await(row);
    }
  }

  #await(row: number): void {
    if (this.#waits[row] === 1) return;
    this.#waits[row] = 1;
    this.#waiting.push(row);
  }
}

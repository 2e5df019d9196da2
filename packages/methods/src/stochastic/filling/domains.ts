import { EMPTY, type Problem } from '@latin-puzzles/core/puzzle';

/**
 * The labels that cells may hold while a board is filled. What a label decides is written at once: the last label that a
 * cell may hold, and a label in its last places in an asterism. Where labels contradict each other, cells stay empty.
 */
export class Domains {
  readonly problem: Problem;
  /** One entry per cell, a label or `EMPTY`; only to be read. */
  readonly written: Int32Array;
  /** How many cells are written. */
  count = 0;
  private readonly asterismsOf: readonly (readonly number[])[];
  /** For each cell and label, whether the cell may still hold it: only if each of its asterisms demands one more. */
  private readonly allowed: Uint8Array;
  /** For each cell, how many labels it may still hold. */
  private readonly choices: Int32Array;
  /** For each asterism and label, how many are still to be written, and how many empty cells may hold one. */
  private readonly demand: Int32Array;
  private readonly open: Int32Array;

  constructor(problem: Problem) {
    const { cells, labels, asterisms, demands } = problem;
    this.problem = problem;
    const asterismsOf: number[][] = Array.from({ length: cells }, () => []);
    for (const [a, asterism] of asterisms.entries()) for (const cell of asterism) asterismsOf[cell]!.push(a);
    this.asterismsOf = asterismsOf;
    this.written = new Int32Array(cells).fill(EMPTY);
    this.allowed = new Uint8Array(cells * labels).fill(1);
    this.choices = new Int32Array(cells).fill(labels);
    this.demand = Int32Array.from(demands.flat());
    this.open = Int32Array.from(asterisms.flatMap(({ length }) => new Array<number>(labels).fill(length)));
    const decided: Decision[] = [];
    for (const [a, counts] of demands.entries())
      for (const [label, count] of counts.entries()) if (count === 0) this.exclude(a, label, decided);
    this.writeAll(decided);
  }

  /** The labels that an empty cell may hold. */
  possible(cell: number): number[] {
    const { labels } = this.problem;
    const found: number[] = [];
    for (let label = 0; label < labels; label++) if (this.allowed[cell * labels + label]) found.push(label);
    return found;
  }

  /** Writes a label and what follows; false if the cell may not hold it. */
  write(cell: number, label: number): boolean {
    if (this.written[cell] === label) return true;
    if (this.written[cell] !== EMPTY || !this.allowed[cell * this.problem.labels + label]) return false;
    this.writeAll([[cell, label]]);
    return true;
  }

  /** Whether nothing is left to choose: every cell is written or may hold no label. */
  isSettled(): boolean {
    return this.written.every((label, cell) => label !== EMPTY || this.choices[cell] === 0);
  }

  become(other: Domains): void {
    this.written.set(other.written);
    this.allowed.set(other.allowed);
    this.choices.set(other.choices);
    this.demand.set(other.demand);
    this.open.set(other.open);
    this.count = other.count;
  }

  private writeAll(waiting: Decision[]): void {
    const { labels } = this.problem;
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [cell, label] = next;
      if (this.written[cell] !== EMPTY || !this.allowed[cell * labels + label]) continue;
      this.written[cell] = label;
      this.count++;
      for (const a of this.asterismsOf[cell]!) this.demand[a * labels + label]!--;
      for (const other of this.possible(cell))
        for (const a of this.asterismsOf[cell]!) {
          this.open[a * labels + other]!--;
          this.findLastPlaces(a, other, waiting);
        }
      for (const a of this.asterismsOf[cell]!)
        if (this.demand[a * labels + label] === 0) this.exclude(a, label, waiting);
    }
  }

  /** Takes a label from the empty cells of an asterism; what that decides is added to what is to be written. */
  private exclude(asterism: number, label: number, decided: Decision[]): void {
    const { labels, asterisms } = this.problem;
    for (const cell of asterisms[asterism]!) {
      if (this.written[cell] !== EMPTY || !this.allowed[cell * labels + label]) continue;
      this.allowed[cell * labels + label] = 0;
      this.choices[cell]!--;
      if (this.choices[cell] === 1) decided.push([cell, this.possible(cell)[0]!]);
      for (const a of this.asterismsOf[cell]!) {
        this.open[a * labels + label]!--;
        this.findLastPlaces(a, label, decided);
      }
    }
  }

  /** A label that has no more places in an asterism than are demanded goes to all of them. */
  private findLastPlaces(asterism: number, label: number, decided: Decision[]): void {
    const { labels, asterisms } = this.problem;
    const demanded = this.demand[asterism * labels + label]!;
    if (demanded === 0 || this.open[asterism * labels + label] !== demanded) return;
    for (const cell of asterisms[asterism]!)
      if (this.written[cell] === EMPTY && this.allowed[cell * labels + label]) decided.push([cell, label]);
  }
}

/** A cell, and the label to be written there. */
type Decision = readonly [cell: number, label: number];

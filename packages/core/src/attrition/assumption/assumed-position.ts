import { EMPTY } from '../../puzzle/index.ts';
import type { Position } from '../model/position.ts';
import type { Shape } from '../model/shape.ts';

/** What is known of a candidate. */
export const OUT = 0;
export const OPEN = 1;
export const IN = 2;

/** The cause of what is supposed. */
export const ASSUMED = -1;

/**
 * A position under an assumption, and what theorems 1–3 make of it.
 *
 * A candidate is a label in a cell, numbered cell · labels + label. It stands in equations: "asterism A holds label l so
 * often", numbered A · labels + l, and "the cell holds one label", numbered after those. An equation is ripe once it needs
 * none of its free candidates, which are then out (full count), or all of them, which are then in (last places, only
 * candidate). Ripe equations wait in a queue, so that consequences are drawn round by round: a round draws all that
 * follows at once from the rounds before.
 *
 * The position itself is left alone. What an assumption settles is kept in order and with its cause, to be explained, until
 * the next assumption.
 */
export class AssumedPosition {
  readonly shape: Shape;
  /** The number of the first equation of a cell. */
  readonly firstCell: number;
  /** For each candidate `OUT`, `FREE` or `IN`. */
  readonly values: Uint8Array;
  /** For each equation how many more candidates must be in. */
  readonly needs: Int32Array;
  /** For each equation how many of its free candidates it does not need. */
  readonly spare: Int32Array;
  /** The candidates that the assumption settled, in order; the first `settled` entries count. */
  readonly trail: Int32Array;
  settled = 0;
  /** For each candidate its entry in the trail, counted from 1, or 0. */
  readonly entries: Int32Array;
  /** For each entry of the trail: the inference that settled it, `ASSUMED`, or −2 − t where the label of entry t filled the cell. */
  readonly causes: Int32Array;
  /** The ripe equations in order; the first `drawn` have been used, each for one inference. */
  readonly queue: Int32Array;
  drawn = 0;
  /** For each inference how many candidates were settled before it. */
  readonly starts: Int32Array;
  /** How many rounds were drawn. */
  rounds = 0;
  /** The equation that can no longer be met, or −1. */
  broken = -1;
  #ripe = 0;
  #number = 0;
  readonly #queuedIn: Int32Array;

  constructor(position: Position) {
    const { shape } = position;
    const { cells, labels, asterisms } = shape;
    const equations = asterisms.length * labels + cells;
    this.shape = shape;
    this.firstCell = asterisms.length * labels;
    this.values = position.domains.slice();
    this.needs = new Int32Array(equations);
    this.needs.set(position.needs);
    this.spare = new Int32Array(equations);
    for (let equation = 0; equation < this.firstCell; equation++)
      this.spare[equation] = position.places[equation]! - position.needs[equation]!;
    for (let cell = 0; cell < cells; cell++) {
      const label = position.written[cell]!;
      if (label === EMPTY) {
        this.needs[this.firstCell + cell] = 1;
        this.spare[this.firstCell + cell] = position.sizes[cell]! - 1;
      } else this.values[cell * labels + label] = IN;
    }
    this.trail = new Int32Array(cells * labels);
    this.entries = new Int32Array(cells * labels);
    this.causes = new Int32Array(cells * labels);
    this.queue = new Int32Array(equations);
    this.starts = new Int32Array(equations);
    this.#queuedIn = new Int32Array(equations);
  }

  /** Supposes that free candidates are in, and draws consequences for so many rounds, or until they run out or contradict. */
  suppose(candidates: readonly number[], mostRounds: number): void {
    this.#takeBack();
    const { labels } = this.shape;
    for (let i = 0; i < candidates.length && this.broken < 0; i++) {
      const cell = (candidates[i]! / labels) | 0;
      this.#letIn(cell, candidates[i]! - cell * labels, ASSUMED);
    }
    while (this.broken < 0 && this.drawn < this.#ripe && this.rounds < mostRounds) {
      this.rounds++;
      const last = this.#ripe;
      while (this.broken < 0 && this.drawn < last) this.#draw();
    }
  }

  /** Whether all consequences have been drawn and do not contradict. */
  get consistent(): boolean {
    return this.broken < 0 && this.drawn === this.#ripe;
  }

  /** Returns to the position. */
  #takeBack(): void {
    const { labels, holders, holdersFrom } = this.shape;
    const { values, entries, trail, needs, spare, firstCell } = this;
    for (let entry = this.settled - 1; entry >= 0; entry--) {
      const candidate = trail[entry]!;
      const cell = (candidate / labels) | 0;
      const label = candidate - cell * labels;
      const counts = values[candidate] === IN ? needs : spare;
      values[candidate] = OPEN;
      entries[candidate] = 0;
      counts[firstCell + cell]!++;
      for (let i = holdersFrom[cell]!; i < holdersFrom[cell + 1]!; i++) counts[holders[i]! * labels + label]!++;
    }
    this.settled = 0;
    this.broken = -1;
    this.rounds = 0;
    this.drawn = 0;
    this.#ripe = 0;
    this.#number++;
  }

  /** Uses the next ripe equation: nothing, or everything, of what it has free is in. */
  #draw(): void {
    const equation = this.queue[this.drawn]!;
    this.starts[this.drawn] = this.settled;
    const inference = this.drawn++;
    const { labels, asterisms } = this.shape;
    const { values } = this;
    if (equation >= this.firstCell) {
      const cell = equation - this.firstCell;
      for (let label = 0; label < labels && this.broken < 0; label++)
        if (values[cell * labels + label] === OPEN) this.#letIn(cell, label, inference);
      return;
    }
    const all = this.needs[equation]! > 0;
    const asterism = (equation / labels) | 0;
    const label = equation - asterism * labels;
    const cells = asterisms[asterism]!;
    for (let i = 0; i < cells.length; i++) {
      const cell = cells[i]!;
      if (values[cell * labels + label] !== OPEN) continue;
      if (all) this.#letIn(cell, label, inference);
      else this.#throwOut(cell, label, inference);
      if (this.broken >= 0) return;
    }
  }

  /** Puts a label in a cell, which throws the others out of it. */
  #letIn(cell: number, label: number, cause: number): void {
    const { labels, holders, holdersFrom } = this.shape;
    const { needs, spare, values } = this;
    const entry = this.#settle(cell * labels + label, IN, cause);
    needs[this.firstCell + cell]!--;
    for (let i = holdersFrom[cell]!; i < holdersFrom[cell + 1]!; i++) {
      const equation = holders[i]! * labels + label;
      const left = --needs[equation]!;
      if (left < 0) this.broken = equation;
      else if (left === 0 && spare[equation]! > 0) this.#enqueue(equation);
    }
    for (let other = 0; other < labels && this.broken < 0; other++)
      if (values[cell * labels + other] === OPEN) this.#throwOut(cell, other, -2 - entry);
  }

  #throwOut(cell: number, label: number, cause: number): void {
    const { labels, holders, holdersFrom } = this.shape;
    this.#settle(cell * labels + label, OUT, cause);
    this.#spend(this.firstCell + cell);
    for (let i = holdersFrom[cell]!; i < holdersFrom[cell + 1]!; i++) this.#spend(holders[i]! * labels + label);
  }

  #spend(equation: number): void {
    const left = --this.spare[equation]!;
    if (left < 0) this.broken = equation;
    else if (left === 0 && this.needs[equation]! > 0) this.#enqueue(equation);
  }

  #settle(candidate: number, value: number, cause: number): number {
    const entry = this.settled++;
    this.values[candidate] = value;
    this.trail[entry] = candidate;
    this.entries[candidate] = entry + 1;
    this.causes[entry] = cause;
    return entry;
  }

  /** An equation that is ripe stays so until it is used. */
  #enqueue(equation: number): void {
    if (this.#queuedIn[equation] === this.#number) return;
    this.#queuedIn[equation] = this.#number;
    this.queue[this.#ripe++] = equation;
  }
}

import { EMPTY } from '../../puzzle/index.ts';
import { Rooms } from '../model/per-shape.ts';
import type { Position } from '../model/position.ts';
import type { Shape } from '../model/shape.ts';
import { type Equations, equationsOf } from './equations.ts';
import { FruitlessMemo } from './fruitless.ts';

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
  /** For each entry of the trail, while it is explained: when it was used. */
  readonly uses: Int32Array;
  /** What was supposed to no avail, here or at positions before: the keys are candidates, and equations after them. */
  readonly fruitless: FruitlessMemo;
  /** How many rounds were drawn. */
  rounds = 0;
  /** The equation that can no longer be met, or −1. */
  broken = -1;
  #ripe = 0;
  #number = 0;
  readonly #queuedIn: Int32Array;
  readonly #equations: Equations;

  constructor(shape: Shape) {
    const { cells, labels, asterisms } = shape;
    const equations = asterisms.length * labels + cells;
    this.shape = shape;
    this.firstCell = asterisms.length * labels;
    this.values = new Uint8Array(cells * labels);
    this.needs = new Int32Array(equations);
    this.spare = new Int32Array(equations);
    this.trail = new Int32Array(cells * labels);
    this.entries = new Int32Array(cells * labels);
    this.causes = new Int32Array(cells * labels);
    this.uses = new Int32Array(cells * labels);
    this.queue = new Int32Array(equations);
    this.starts = new Int32Array(equations);
    this.#queuedIn = new Int32Array(equations);
    this.#equations = equationsOf(shape);
    this.fruitless = new FruitlessMemo(this.#equations, cells * labels + equations);
  }

  /** Returns to a position, with nothing supposed. */
  load({ domains, needs, places, sizes, written, shape }: Position): void {
    this.#takeBack();
    this.fruitless.passTime();
    const { cells, labels } = shape;
    const { firstCell, values, spare } = this;
    for (let cell = 0; cell < cells; cell++) {
      const label = written[cell]!;
      for (let candidate = cell * labels; candidate < (cell + 1) * labels; candidate++) {
        const value = candidate === cell * labels + label ? IN : domains[candidate]!;
        if (values[candidate] === value) continue;
        values[candidate] = value;
        this.fruitless.change(candidate);
      }
      this.needs[firstCell + cell] = label === EMPTY ? 1 : 0;
      spare[firstCell + cell] = label === EMPTY ? sizes[cell]! - 1 : 0;
    }
    this.needs.set(needs);
    for (let equation = 0; equation < firstCell; equation++) spare[equation] = places[equation]! - needs[equation]!;
  }

  /** Supposes that free candidates are in, and draws consequences for so many rounds, or until they run out or contradict. */
  suppose(candidates: readonly number[], mostRounds: number): void {
    this.#takeBack();
    for (let i = 0; i < candidates.length && this.broken < 0; i++) this.#letIn(candidates[i]!, ASSUMED);
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

  /** Takes back what was supposed. */
  #takeBack(): void {
    const { values, entries, trail, needs, spare } = this;
    const { ofCandidate, fromCandidate } = this.#equations;
    for (let entry = this.settled - 1; entry >= 0; entry--) {
      const candidate = trail[entry]!;
      const counts = values[candidate] === IN ? needs : spare;
      values[candidate] = OPEN;
      entries[candidate] = 0;
      for (let i = fromCandidate[candidate]!; i < fromCandidate[candidate + 1]!; i++) counts[ofCandidate[i]!]!++;
    }
    this.settled = 0;
    this.#forget();
  }

  #forget(): void {
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
    const { values } = this;
    const { candidates, fromEquation } = this.#equations;
    const all = equation >= this.firstCell || this.needs[equation]! > 0;
    for (let i = fromEquation[equation]!; i < fromEquation[equation + 1]!; i++) {
      const candidate = candidates[i]!;
      if (values[candidate] !== OPEN) continue;
      if (all) this.#letIn(candidate, inference);
      else this.#throwOut(candidate, inference);
      if (this.broken >= 0) return;
    }
  }

  /** Puts a label in a cell, which throws the others out of it. */
  #letIn(candidate: number, cause: number): void {
    const { needs, spare, values } = this;
    const { ofCandidate, fromCandidate, candidates, fromEquation } = this.#equations;
    const entry = this.#settle(candidate, IN, cause);
    // The first of them is that of the cell.
    const first = fromCandidate[candidate]!;
    const ofCell = ofCandidate[first]!;
    needs[ofCell]!--;
    for (let i = first + 1; i < fromCandidate[candidate + 1]!; i++) {
      const equation = ofCandidate[i]!;
      const left = --needs[equation]!;
      if (left < 0) this.broken = equation;
      else if (left === 0 && spare[equation]! > 0) this.#enqueue(equation);
    }
    for (let i = fromEquation[ofCell]!; i < fromEquation[ofCell + 1]! && this.broken < 0; i++)
      if (values[candidates[i]!] === OPEN) this.#throwOut(candidates[i]!, -2 - entry);
  }

  #throwOut(candidate: number, cause: number): void {
    const { needs, spare } = this;
    const { ofCandidate, fromCandidate } = this.#equations;
    this.#settle(candidate, OUT, cause);
    for (let i = fromCandidate[candidate]!; i < fromCandidate[candidate + 1]!; i++) {
      const equation = ofCandidate[i]!;
      const left = --spare[equation]!;
      if (left < 0) this.broken = equation;
      else if (left === 0 && needs[equation]! > 0) this.#enqueue(equation);
    }
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

/** Positions to suppose things at, lent to one search at a time. */
export const ASSUMED_POSITIONS = /* @__PURE__ */ new Rooms((shape) => new AssumedPosition(shape));

export function assumedAt(position: Position): AssumedPosition {
  const assumed = ASSUMED_POSITIONS.lend(position.shape);
  assumed.load(position);
  return assumed;
}

import type { Placement } from '../model/step.ts';
import type { Conclusion } from './conclusion.ts';

/** What is known of a label in a cell. */
const REMOVED = 0;
export const WRITTEN = 1;
export const FREE = 2;

/** What is known at some point of a proof. */
export class State {
  readonly #labels: number;
  /** For cell · labels + label one of `REMOVED`, `WRITTEN`, `FREE`. */
  readonly #values: Uint8Array;
  readonly #trail: number[] = [];

  constructor(cells: number, labels: number) {
    this.#labels = labels;
    this.#values = new Uint8Array(cells * labels).fill(FREE);
  }

  value({ cell, label }: Placement): number {
    return this.#values[cell * this.#labels + label]!;
  }

  isFree(placement: Placement): boolean {
    return this.value(placement) === FREE;
  }

  knows(conclusion: Conclusion): boolean {
    return this.value(conclusion) === (conclusion.holds ? WRITTEN : REMOVED);
  }

  /** Makes known, of a label free in a cell, that it is there and no other is; or that it is not there. */
  settle({ cell, label, holds }: Conclusion): void {
    const first = cell * this.#labels;
    this.#set(first + label, holds ? WRITTEN : REMOVED);
    if (!holds) return;
    for (let other = first; other < first + this.#labels; other++)
      if (this.#values[other] === FREE) this.#set(other, REMOVED);
  }

  /** A mark to which `undo` returns. */
  mark(): number {
    return this.#trail.length;
  }

  undo(mark: number): void {
    while (this.#trail.length > mark) this.#values[this.#trail.pop()!] = FREE;
  }

  #set(at: number, value: number): void {
    this.#values[at] = value;
    this.#trail.push(at);
  }
}

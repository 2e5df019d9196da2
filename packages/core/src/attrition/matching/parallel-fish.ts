import { EMPTY } from '../../puzzle/index.ts';
import type { Position } from '../position.ts';
import { Assignment, NOWHERE } from './assignment.ts';
import type { Families } from './balance.ts';

/**
 * Fish of any size whose bases are of one class of disjoint asterisms and whose covers of another, read off one assignment
 * for each label: a base is an item as often as it needs the label, and may go to the covers that its places lie in.
 * Covers that reach no others, and are full, hold all places of the bases assigned to them.
 *
 * Only classes of at least so many asterisms are looked at.
 */
export function* parallelFish(position: Position, least: number): Generator<Families> {
  const { labels } = position.shape;
  const classes = position.shape.classes.filter(({ length }) => length >= least);
  for (const bases of classes)
    for (const covers of classes) {
      if (bases === covers) continue;
      const crossing = new Crossing(position, bases, covers);
      for (let label = 0; label < labels; label++) yield* crossing.fish(label);
    }
}

class Crossing {
  readonly #position: Position;
  readonly #bases: readonly number[];
  readonly #covers: readonly number[];
  /** For each cell the index of the cover that holds it. */
  readonly #coverAt: Int32Array;
  readonly #assignment: Assignment;
  /** The base behind each item. */
  readonly #baseOf: number[] = [];

  constructor(position: Position, bases: readonly number[], covers: readonly number[]) {
    const { asterisms, cells, problem } = position.shape;
    this.#position = position;
    this.#bases = bases;
    this.#covers = covers;
    this.#coverAt = new Int32Array(cells).fill(NOWHERE);
    for (const [index, cover] of covers.entries()) for (const cell of asterisms[cover]!) this.#coverAt[cell] = index;
    const greatest = bases.reduce((most, base) => Math.max(most, ...problem.demands[base]!), 0);
    this.#assignment = new Assignment(bases.length * greatest, covers.length);
  }

  *fish(label: number): Generator<Families> {
    const assignment = this.#assignment;
    this.#load(label);
    const left = assignment.solve();
    if (left !== NOWHERE) yield this.#confined(label, assignment.reachedBy(left), left);
    else
      for (let first = 0; first < this.#covers.length; first++) {
        if (assignment.lastBlock(first) === 0) continue;
        const block = [...this.#covers.keys()].filter((cover) => assignment.reaches(first, cover));
        if (block.every((cover) => assignment.isFull(cover))) yield this.#confined(label, block, NOWHERE);
      }
  }

  #load(label: number): void {
    const { needs, shape } = this.#position;
    const { capacities } = this.#assignment;
    this.#assignment.items = 0;
    this.#baseOf.length = 0;
    for (let cover = 0; cover < this.#covers.length; cover++)
      capacities[cover] = needs[this.#covers[cover]! * shape.labels + label]!;
    for (const base of this.#bases)
      for (let need = needs[base * shape.labels + label]!; need > 0; need--)
        if (this.#allowPlaces(base, label)) {
          this.#assignment.items++;
          this.#baseOf.push(base);
        }
  }

  /** Whether all places of a base are covered; if so they are entered for the next item. */
  #allowPlaces(base: number, label: number): boolean {
    const { written, domains, shape } = this.#position;
    const { allowed, items, words } = this.#assignment;
    allowed.fill(0, items * words, (items + 1) * words);
    for (const cell of shape.asterisms[base]!) {
      if (written[cell] !== EMPTY || domains[cell * shape.labels + label] === 0) continue;
      const cover = this.#coverAt[cell]!;
      if (cover === NOWHERE) return false;
      allowed[items * words + (cover >>> 5)]! |= 1 << (cover & 31);
    }
    return true;
  }

  /** Covers with the bases confined to them, one that found no room included. */
  #confined(label: number, covers: readonly number[], left: number): Families {
    const inside = this.#baseOf.filter((_, item) => item === left || covers.includes(this.#assignment.binOf[item]!));
    return { label, bases: [...new Set(inside)], covers: covers.map((cover) => this.#covers[cover]!) };
  }
}

import { EMPTY } from '../../puzzle/index.ts';
import { perShape } from '../model/per-shape.ts';
import type { Position } from '../model/position.ts';
import type { Shape } from '../model/shape.ts';
import { Assignment, NOWHERE } from './assignment.ts';
import type { Families } from './balance.ts';

/**
 * Fish larger than a size whose bases are of one class of disjoint asterisms and whose covers of another, read off one
 * assignment for each of the labels: a base is an item as often as it needs the label, and may go to the covers that its
 * places lie in. Covers that reach no others, and are full, hold all places of the bases assigned to them.
 *
 * Only classes of at least so many asterisms are looked at. Smaller fish are taken to have been found, and so have those that are
 * smaller the other way round.
 */
export function findParallelFish(
  position: Position,
  labels: readonly number[],
  { largerThan, least }: { readonly largerThan: number; readonly least: number },
): Families[] {
  const found: Families[] = [];
  const largest = 2 * largerThan;
  for (const pair of pairsOf(position.shape)) {
    const { bases, covers, turned } = pair;
    if (bases.length < least || covers.length < least) continue;
    // No fish has more bases, or covers, than there are asterisms that the label may still go to.
    const open = labels.filter((label) => {
      const count = Math.max(openIn(position, bases, label), openIn(position, covers, label));
      return count > (turned[label] === 1 ? largest : largerThan);
    });
    if (open.length === 0) continue;
    const crossing = new Crossing(position, bases, covers, largerThan);
    for (const label of open) crossing.addFish(label, found);
  }
  return found;
}

/** Two classes of disjoint asterisms, one to be the bases and the other the covers. */
interface ClassPair {
  readonly bases: readonly number[];
  readonly covers: readonly number[];
  /**
   * For each label whether what a fish leaves of two classes is a fish the other way round that says the same: where both hold all
   * cells, and need the label once. The larger of the two then has more than half of the asterisms that are open to it.
   */
  readonly turned: Uint8Array;
}

const pairsOf = /* @__PURE__ */ perShape((shape): readonly ClassPair[] =>
  shape.classes.flatMap((bases) =>
    shape.classes
      .filter((covers) => covers !== bases)
      .map((covers) => ({
        bases,
        covers,
        turned: Uint8Array.from({ length: shape.labels }, (_, label) =>
          [bases, covers].every((family) => isSpread(shape, family, label)) ? 1 : 0,
        ),
      })),
  ),
);

/** Whether asterisms hold all cells and each needs a label once. */
function isSpread({ asterisms, cells, demands, labels }: Shape, family: readonly number[], label: number): boolean {
  return (
    family.every((asterism) => demands[asterism * labels + label] === 1) &&
    family.reduce((sum, asterism) => sum + asterisms[asterism]!.length, 0) === cells
  );
}

/** How many of the asterisms a label may still go to. */
function openIn({ places, shape }: Position, asterisms: readonly number[], label: number): number {
  let open = 0;
  for (let i = 0; i < asterisms.length; i++) if (places[asterisms[i]! * shape.labels + label]! > 0) open++;
  return open;
}

class Crossing {
  readonly #position: Position;
  readonly #bases: readonly number[];
  readonly #covers: readonly number[];
  readonly #largerThan: number;
  /** For each cell the index of the cover that holds it. */
  readonly #coverAt: Int32Array;
  readonly #assignment: Assignment;
  /** The base behind each item. */
  readonly #baseOf: number[] = [];

  constructor(position: Position, bases: readonly number[], covers: readonly number[], largerThan: number) {
    const { asterisms, cells, problem } = position.shape;
    this.#position = position;
    this.#bases = bases;
    this.#covers = covers;
    this.#largerThan = largerThan;
    this.#coverAt = new Int32Array(cells).fill(NOWHERE);
    for (const [index, cover] of covers.entries()) for (const cell of asterisms[cover]!) this.#coverAt[cell] = index;
    const greatest = bases.reduce((most, base) => Math.max(most, ...problem.demands[base]!), 0);
    this.#assignment = new Assignment(bases.length * greatest, covers.length);
  }

  addFish(label: number, found: Families[]): void {
    const assignment = this.#assignment;
    this.#load(label);
    const left = assignment.solve();
    if (left !== NOWHERE) this.#addConfined(label, assignment.reachedBy(left), left, found);
    else
      for (let first = 0; first < this.#covers.length; first++) {
        if (assignment.lastBlock(first) === 0) continue;
        const block: number[] = [];
        for (let cover = 0; cover < this.#covers.length; cover++)
          if (assignment.reaches(first, cover)) block.push(cover);
        if (block.every((cover) => assignment.isFull(cover))) this.#addConfined(label, block, NOWHERE, found);
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

  /** Adds covers with the bases confined to them, one that found no room included, if that is large and says anything. */
  #addConfined(label: number, block: readonly number[], left: number, found: Families[]): void {
    const { items, binOf } = this.#assignment;
    const bases: number[] = [];
    for (let item = 0; item < items; item++) {
      const base = this.#baseOf[item]!;
      // The items of a base stand together.
      if ((item === left || block.includes(binOf[item]!)) && bases.at(-1) !== base) bases.push(base);
    }
    const covers = block.map((cover) => this.#covers[cover]!);
    if (Math.max(bases.length, covers.length) <= this.#largerThan) return;
    // Bases with as many places as the covers leave them none to lose.
    if (left !== NOWHERE || this.#places(covers, label) > this.#places(bases, label))
      found.push({ label, bases, covers });
  }

  #places(asterisms: readonly number[], label: number): number {
    const { places, shape } = this.#position;
    return asterisms.reduce((sum, asterism) => sum + places[asterism * shape.labels + label]!, 0);
  }
}

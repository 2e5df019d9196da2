import {
  type Placement,
  type Position,
  type Shape,
  type Step,
  type Sweep,
  startOf,
  type Theorem,
} from '../attrition/index.ts';
import { EMPTY, type Labeling } from '../puzzle/index.ts';
import { reachesOf } from './reach.ts';

/** How a label comes to be seen, the easiest way first. Each way is tried when none before it shows anything. */
export const SIGHTS = ['last-places', 'shown-by-intersection', 'shown-by-pair', 'only-candidate'] as const;
export type SightKind = (typeof SIGHTS)[number];

/** Labels that can be written next, all as easy to see as each other. */
export interface VisibleLabels {
  readonly kind: SightKind;
  /**
   * For last places: how many asterisms cross theirs; 0 if no other of its cells is open.
   * For only candidates: the share of cells that are open in the fullest asterism around them.
   */
  readonly effort: number;
  /** How many there are. */
  readonly ways: number;
  /** How much is to be ruled out: for last places the mean share of their asterism, otherwise all there is. */
  readonly look: number;
  readonly writes: readonly Placement[];
  /** What shows each of them: for only candidates the cell, otherwise asterism · labels + label. */
  readonly found: readonly number[];
  /** The step that leaves the first of them its last places, where they are shown by another. */
  readonly by?: Step | undefined;
}

/** The theorems whose steps, where they leave a label its last places, show it without a pencil mark. */
export interface Pointers {
  readonly intersection: Theorem;
  readonly pair: Theorem;
}

/**
 * Plays a puzzle the easy way: what is written is crossed out at once wherever it cannot be again, and labels are written
 * in the order in which they are seen, all that are equally easy to see at once.
 */
export class Player {
  readonly position: Position;
  /** The reach within which every cell has an asterism, and the farthest reach of an asterism. */
  readonly near: number;
  readonly span: number;
  readonly #pointers: Pointers;
  readonly #reach: Int32Array;

  constructor(shape: Shape, labeling: Labeling, pointers: Pointers) {
    const { labels } = shape;
    const position = startOf(shape, labeling);
    this.position = position;
    this.#pointers = pointers;
    const { reach, near, span } = reachesOf(shape);
    this.#reach = reach;
    this.near = near;
    this.span = span;
    for (let at = position.overfull.next(0); at >= 0; at = position.overfull.next(at + 1))
      this.#crossOut(Math.floor(at / labels), at % labels);
  }

  /** How far one has to look, just now, to have looked at the domain of every open cell. */
  openness(): number {
    const { written } = this.position;
    let most = 0;
    for (let cell = 0; cell < written.length; cell++)
      if (written[cell] === EMPTY) most = Math.max(most, this.#opennessAt(cell));
    return most;
  }

  /** What is the easiest to see: by the kind of sight, and the near before the far. */
  see(): VisibleLabels | undefined {
    const { intersection, pair } = this.#pointers;
    return (
      this.#seeLastPlaces() ??
      this.#seeWhatIsShown('shown-by-intersection', intersection) ??
      this.#seeWhatIsShown('shown-by-pair', pair) ??
      this.#seeOnlyCandidates()
    );
  }

  #seeLastPlaces(): VisibleLabels | undefined {
    const { needs, tight, shape } = this.position;
    const near = new Nearest();
    for (let at = tight.next(0); at >= 0; at = tight.next(at + 1)) {
      const a = Math.floor(at / shape.labels);
      near.add(at, this.position.openIn[a] === needs[at] ? 0 : this.#reach[a]!);
    }
    const writes = near.found.flatMap((at) => this.#placesLeft(at));
    let ruledOut = 0;
    for (const at of near.found) ruledOut += this.#shareRuledOut(at);
    return near.sight('last-places', writes, { look: ruledOut / near.found.length });
  }

  /** The share of its asterism that is open but no place for a label. */
  #shareRuledOut(at: number): number {
    const { needs, shape } = this.position;
    const a = Math.floor(at / shape.labels);
    return (this.position.openIn[a]! - needs[at]!) / shape.asterisms[a]!.length;
  }

  /** The last places that a step of a theorem would leave to a label. */
  #seeWhatIsShown(kind: SightKind, theorem: Theorem): VisibleLabels | undefined {
    const near = new Nearest();
    const writes: Placement[] = [];
    let by: Step | undefined;
    for (const step of theorem.steps(this.position))
      for (const [at, removed] of this.#losses(step)) {
        const [needed, places] = [this.position.needs[at]!, this.position.places[at]!];
        if (needed === 0 || places - removed.size !== needed) continue;
        near.add(at, 0);
        by ??= step;
        for (const place of this.#placesLeft(at)) if (!removed.has(place.cell)) writes.push(place);
      }
    return near.sight(kind, writes, { by });
  }

  /** The cells that a step takes from a label in each asterism: by asterism · labels + label. */
  #losses({ removals }: Step): Map<number, Set<number>> {
    const { asterismsOf, labels } = this.position.shape;
    const losses = new Map<number, Set<number>>();
    for (const { cell, label } of removals)
      for (const a of asterismsOf[cell]!) {
        const at = a * labels + label;
        const lost = losses.get(at);
        if (lost) lost.add(cell);
        else losses.set(at, new Set([cell]));
      }
    return losses;
  }

  #placesLeft(at: number): Placement[] {
    const { asterisms, labels } = this.position.shape;
    const label = at % labels;
    return this.position.placementsAmong(asterisms[Math.floor(at / labels)]!, label);
  }

  #seeOnlyCandidates(): VisibleLabels | undefined {
    const { single } = this.position;
    const near = new Nearest();
    for (let cell = single.next(0); cell >= 0; cell = single.next(cell + 1)) near.add(cell, this.#opennessAt(cell));
    const writes = near.found.map((cell) => ({ cell, label: this.position.domain(cell)[0]! }));
    return near.sight('only-candidate', writes);
  }

  #opennessAt(cell: number): number {
    const { asterisms, asterismsOf } = this.position.shape;
    let least = 1;
    for (const a of asterismsOf[cell]!) least = Math.min(least, this.position.openIn[a]! / asterisms[a]!.length);
    return least;
  }

  /** Takes all that was concluded at once. */
  take({ writes, removals = [] }: Pick<VisibleLabels, 'writes'> & Partial<Pick<Sweep, 'removals'>>): void {
    for (const { cell, label } of removals) this.position.remove(cell, label);
    for (const { cell, label } of writes) this.#write(cell, label);
  }

  #write(cell: number, label: number): void {
    if (this.position.written[cell] !== EMPTY) return;
    this.position.write(cell, label);
    for (const a of this.position.shape.asterismsOf[cell]!) this.#crossOut(a, label);
  }

  /** Full count: a label that an asterism needs no more leaves its open cells. */
  #crossOut(a: number, label: number): void {
    const { needs, places, written, shape } = this.position;
    const at = a * shape.labels + label;
    if (needs[at] !== 0 || places[at] === 0) return;
    for (const cell of shape.asterisms[a]!) if (written[cell] === EMPTY) this.position.remove(cell, label);
  }
}

/** Of all that is added, what takes the least effort to see. */
class Nearest {
  found: number[] = [];
  #effort = Number.POSITIVE_INFINITY;

  add(item: number, effort: number): void {
    if (effort < this.#effort) {
      this.#effort = effort;
      this.found = [];
    }
    if (effort === this.#effort) this.found.push(item);
  }

  sight(
    kind: SightKind,
    writes: readonly Placement[],
    { look = 1, by }: Partial<Pick<VisibleLabels, 'look' | 'by'>> = {},
  ): VisibleLabels | undefined {
    if (this.found.length === 0) return undefined;
    const { found } = this;
    return { kind, effort: this.#effort, ways: new Set(found).size, look, writes, found, by };
  }
}

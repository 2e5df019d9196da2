import { type Position, type Shape, type Step, startOf } from '../attrition/index.ts';
import { EMPTY, type Labeling } from '../puzzle/index.ts';

/** A label that a player could write next, and how far one has to look to see it. */
export interface VisibleLabel {
  readonly theorem: 'last-places' | 'only-candidate';
  /** The asterism whose last places are written, or the cell whose only candidate is. */
  readonly at: number;
  readonly label: number;
  /**
   * For last places: how many asterisms cross theirs; 0 if no other of its cells is open.
   * For an only candidate: the share of cells that are open in the fullest asterism around it.
   */
  readonly effort: number;
  /** How many steps there were that are as easy to see. */
  readonly ways: number;
}

/**
 * Plays a puzzle the easy way: what is written is crossed out at once wherever it cannot be again, and labels are written
 * in the order in which they are seen.
 */
export class Player {
  readonly position: Position;
  /** The farthest reach of an asterism. */
  readonly span: number;
  /** For each asterism, how many others cross it: so many may hold what keeps a label out of its cells. */
  readonly #reach: Int32Array;
  /** For each asterism, how many of its cells have no label. */
  readonly #open: Int32Array;

  constructor(shape: Shape, labeling: Labeling) {
    const { asterisms, labels, cells, asterismsOf } = shape;
    const position = startOf(shape, labeling);
    this.position = position;
    this.#reach = new Int32Array(asterisms.length);
    this.#open = new Int32Array(asterisms.length);
    for (const { a } of shape.crossings) this.#reach[a]!++;
    this.span = this.#reach.reduce((most, reach) => Math.max(most, reach), 0);
    for (let cell = 0; cell < cells; cell++)
      if (position.written[cell] === EMPTY) for (const a of asterismsOf[cell]!) this.#open[a]!++;
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

  /** The label that is the easiest to see: last places before only candidates, and the near before the far. */
  see(): VisibleLabel | undefined {
    return this.#seeLastPlaces() ?? this.#seeOnlyCandidate();
  }

  #seeLastPlaces(): VisibleLabel | undefined {
    const { needs, tight, shape } = this.position;
    const { labels } = shape;
    let effort = Number.POSITIVE_INFINITY;
    let found = -1;
    let ways = 0;
    for (let at = tight.next(0); at >= 0; at = tight.next(at + 1)) {
      const a = Math.floor(at / labels);
      const here = this.#open[a] === needs[at] ? 0 : this.#reach[a]!;
      if (here < effort) {
        effort = here;
        found = at;
        ways = 0;
      }
      if (here === effort) ways++;
    }
    if (found < 0) return undefined;
    return { theorem: 'last-places', at: Math.floor(found / labels), label: found % labels, effort, ways };
  }

  #seeOnlyCandidate(): VisibleLabel | undefined {
    const { single } = this.position;
    let effort = Number.POSITIVE_INFINITY;
    let found = -1;
    let ways = 0;
    for (let cell = single.next(0); cell >= 0; cell = single.next(cell + 1)) {
      const here = this.#opennessAt(cell);
      if (here < effort) {
        effort = here;
        found = cell;
        ways = 0;
      }
      if (here === effort) ways++;
    }
    if (found < 0) return undefined;
    return { theorem: 'only-candidate', at: found, label: this.position.domain(found)[0]!, effort, ways };
  }

  #opennessAt(cell: number): number {
    const { asterisms, asterismsOf } = this.position.shape;
    let least = 1;
    for (const a of asterismsOf[cell]!) least = Math.min(least, this.#open[a]! / asterisms[a]!.length);
    return least;
  }

  /** Writes what was seen. */
  write({ theorem, at, label }: VisibleLabel): void {
    const { position } = this;
    const cells = theorem === 'last-places' ? position.placesAmong(position.shape.asterisms[at]!, label) : [at];
    for (const cell of cells) this.#write(cell, label);
  }

  /** Takes a step of a proof. */
  take({ removals, writes }: Step): void {
    for (const { cell, label } of removals) this.position.remove(cell, label);
    for (const { cell, label } of writes) this.#write(cell, label);
  }

  #write(cell: number, label: number): void {
    if (this.position.written[cell] !== EMPTY) return;
    this.position.write(cell, label);
    for (const a of this.position.shape.asterismsOf[cell]!) {
      this.#open[a]!--;
      this.#crossOut(a, label);
    }
  }

  /** Full count: a label that an asterism needs no more leaves its open cells. */
  #crossOut(a: number, label: number): void {
    const { needs, places, written, shape } = this.position;
    const at = a * shape.labels + label;
    if (needs[at] !== 0 || places[at] === 0) return;
    for (const cell of shape.asterisms[a]!) if (written[cell] === EMPTY) this.position.remove(cell, label);
  }
}

import type { Equations } from './equations.ts';

/** How much is kept, for each candidate of the board and at most: one supposition seldom settles more than this. */
const ROOM = 64;
const MOST_ROOM = 1 << 21;

/**
 * A memo of suppositions that led to nothing, each with what it settled on the way. Where a supposition leads depends on the
 * equations of what it settles, and on nothing else. So it leads to nothing for as long as no candidate of these has changed,
 * however much has been found elsewhere on the board.
 *
 * What was settled is kept in a ring. Where it has been written over, one has to suppose anew.
 */
export class FruitlessMemo {
  readonly #equations: Equations;
  /** When a candidate of each equation changed last, and when one in any equation of each candidate did. */
  readonly #changed: Int32Array;
  readonly #disturbed: Int32Array;
  /** For each supposition, by its key: the rounds for which it was followed, and when it was last known to lead to nothing, or 0. */
  readonly #rounds: Float64Array;
  readonly #known: Int32Array;
  /** Where what it settled begins in the ring, counted on from the first ever kept, and how much that is. */
  readonly #begins: Float64Array;
  readonly #lengths: Int32Array;
  readonly #ring: Int32Array;
  #kept = 0;
  #added = 0;
  #time = 1;

  constructor(equations: Equations, keys: number) {
    const candidates = equations.fromCandidate.length - 1;
    this.#equations = equations;
    this.#changed = new Int32Array(equations.fromEquation.length - 1);
    this.#disturbed = new Int32Array(candidates);
    this.#rounds = new Float64Array(keys);
    this.#known = new Int32Array(keys);
    this.#begins = new Float64Array(keys);
    this.#lengths = new Int32Array(keys);
    // A power of two.
    this.#ring = new Int32Array(2 << Math.floor(Math.log2(Math.min(MOST_ROOM, ROOM * candidates))));
  }

  /** What changes from here on is later than all that is known. */
  passTime(): void {
    this.#time++;
  }

  /** A candidate of the position has been settled, or is open again. */
  change(candidate: number): void {
    const { ofCandidate, fromCandidate, candidates, fromEquation } = this.#equations;
    for (let i = fromCandidate[candidate]!; i < fromCandidate[candidate + 1]!; i++) {
      const equation = ofCandidate[i]!;
      if (this.#changed[equation] === this.#time) continue;
      this.#changed[equation] = this.#time;
      for (let j = fromEquation[equation]!; j < fromEquation[equation + 1]!; j++)
        this.#disturbed[candidates[j]!] = this.#time;
    }
  }

  /** Whether a supposition is known to lead to nothing in so many rounds. */
  knows(key: number, rounds: number): boolean {
    const known = this.#known[key]!;
    if (known === 0 || this.#rounds[key]! < rounds) return false;
    if (known === this.#time) return true;
    const still = this.#isUndisturbed(key, known);
    this.#known[key] = still ? this.#time : 0;
    return still;
  }

  #isUndisturbed(key: number, since: number): boolean {
    const ring = this.#ring;
    const disturbed = this.#disturbed;
    const begin = this.#begins[key]!;
    if (this.#kept - begin > ring.length) return false;
    const mask = ring.length - 1;
    const first = begin % ring.length;
    for (let i = first; i < first + this.#lengths[key]!; i++) if (disturbed[ring[i & mask]!]! > since) return false;
    return true;
  }

  /** Keeps what a supposition settled, or one of several that are noted together. */
  add(trail: Int32Array, settled: number): void {
    const ring = this.#ring;
    const mask = ring.length - 1;
    const first = (this.#kept % ring.length) + this.#added;
    this.#added += settled;
    if (this.#added <= ring.length) for (let i = 0; i < settled; i++) ring[(first + i) & mask] = trail[i]!;
  }

  /** What was added led to nothing in so many rounds. */
  note(key: number, rounds: number): void {
    this.#rounds[key] = rounds;
    this.#begins[key] = this.#kept;
    this.#lengths[key] = this.#added;
    this.#known[key] = this.#time;
    this.#kept += this.#added;
    this.#added = 0;
  }

  /** What was added led to something. */
  drop(): void {
    this.#added = 0;
  }

  /** One supposition settled another one on the way, and leads to nothing however far it is followed: so does the other. */
  noteWithin(key: number, other: number): void {
    if (this.#known[other] === this.#time && this.#rounds[other] === Number.POSITIVE_INFINITY) return;
    this.#rounds[other] = Number.POSITIVE_INFINITY;
    this.#begins[other] = this.#begins[key]!;
    this.#lengths[other] = this.#lengths[key]!;
    this.#known[other] = this.#time;
  }
}

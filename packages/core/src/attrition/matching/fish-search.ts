import { EMPTY } from '../../puzzle/index.ts';
import { Rooms } from '../model/per-shape.ts';
import type { Position } from '../model/position.ts';
import type { Shape } from '../model/shape.ts';
import type { Families } from './balance.ts';
import { FishSets } from './fish-sets.ts';

/** Searches for each label of a position, ready when first asked for. */
export class FishSearches {
  readonly #byLabel: readonly FishSearch[];
  readonly #isLoaded: Uint8Array;

  constructor(shape: Shape) {
    this.#byLabel = Array.from({ length: shape.labels }, () => new FishSearch(shape));
    this.#isLoaded = new Uint8Array(shape.labels);
  }

  begin(): void {
    this.#isLoaded.fill(0);
  }

  of(position: Position, label: number): FishSearch {
    const search = this.#byLabel[label]!;
    if (this.#isLoaded[label] === 0) search.load(position, label);
    this.#isLoaded[label] = 1;
    return search;
  }
}

export const FISH_ROOMS = /* @__PURE__ */ new Rooms((shape) => new FishSearches(shape));

/**
 * Looks for bases and covers of one label, growing them together: an uncovered place of a base gets one of the covers
 * through it; when all are covered, a base is added that shares places with the covers. So patterns that fall apart into
 * smaller ones are not looked at, nor any that costs more than the bases can pay.
 */
class FishSearch {
  #label = 0;
  /** For each asterism how often it still needs the label. */
  readonly #needs: Int32Array;
  #greatestNeed = 0;
  /** For each place the asterisms through it. */
  readonly #through: (readonly number[])[] = [];
  readonly #sets: FishSets;
  /** 1 for the asterisms of the pattern, and for those set aside, since every pattern that has them was looked at. */
  readonly #inUse: Uint8Array;
  readonly #asideAsBase: Uint8Array;
  readonly #asideAsCover: Uint8Array;
  /** What was set aside, to be taken up again. */
  readonly #aside: number[] = [];
  readonly #bases: number[] = [];
  readonly #covers: number[] = [];
  #bare = 0;
  #size = 0;
  #spare = 0;
  #found: Families[] = [];

  constructor({ asterisms, cells }: Shape) {
    const count = asterisms.length;
    this.#needs = new Int32Array(count);
    this.#sets = new FishSets(cells, count);
    this.#inUse = new Uint8Array(count);
    this.#asideAsBase = new Uint8Array(count);
    this.#asideAsCover = new Uint8Array(count);
  }

  /** Looks at a label at a position. */
  load({ shape, needs, written, domains }: Position, label: number): void {
    const { asterismsOf, cells, labels } = shape;
    this.#label = label;
    let greatest = 0;
    for (let asterism = 0; asterism < this.#needs.length; asterism++) {
      const need = needs[asterism * labels + label]!;
      this.#needs[asterism] = need;
      if (need > greatest) greatest = need;
    }
    this.#greatestNeed = greatest;
    this.#through.length = 0;
    if (greatest > 0)
      for (let cell = 0; cell < cells; cell++)
        if (written[cell] === EMPTY && domains[cell * labels + label] === 1) this.#through.push(asterismsOf[cell]!);
    this.#sets.load(this.#through);
  }

  /**
   * The patterns of a size: that has so many bases, or so many covers and bare places beside those that are spare, and no
   * more of either. What is spare is how much more often the covers may need the label than the bases do.
   */
  find(size: number, spare: number): readonly Families[] {
    this.#size = size;
    this.#spare = spare;
    this.#found = [];
    if (this.#through.length === 0) return this.#found;
    this.#sets.reserve(2 * size + spare + 1);
    for (let at = 0; at < this.#needs.length; at++) {
      if (this.#needs[at] === 0) continue;
      this.#addBase(at, 0, 0, 0);
      this.#asideAsBase[at] = 1;
    }
    this.#asideAsBase.fill(0);
    return this.#found;
  }

  /** Goes on from a pattern: `paid` is what its bases need, `cost` what its covers do and what is left bare. */
  #grow(depth: number, paid: number, cost: number): void {
    const place = this.#sets.uncovered(depth);
    if (place >= 0) {
      this.#cover(place, depth, paid, cost);
      return;
    }
    const ofSize = this.#bases.length === this.#size || this.#room() === 0;
    if (ofSize && cost <= paid + this.#spare && this.#sets.decideAny(depth, cost - paid))
      this.#found.push({ label: this.#label, bases: this.#bases.slice(), covers: this.#covers.slice() });
    if (cost > paid && this.#bases.length < this.#size) this.#extend(depth, paid, cost);
  }

  /** How many covers or bare places may still be added. */
  #room(): number {
    return this.#size + this.#spare - this.#covers.length - this.#bare;
  }

  /** Adds a base that meets the covers. The first of all is the one that comes first among the asterisms. */
  #extend(depth: number, paid: number, cost: number): void {
    const later = (this.#size - this.#bases.length - 1) * this.#greatestNeed + this.#spare;
    const noRoom = this.#room() === 0;
    const lonely = this.#lonelyCover();
    let aside = 0;
    for (let word = 0; word < this.#sets.rows; word++) {
      let choices = this.#sets.joining(word, this.#bases, this.#covers, lonely);
      for (; choices !== 0; choices &= choices - 1) {
        const at = (word << 5) + 31 - Math.clz32(choices & -choices);
        const need = this.#needs[at]!;
        if (need === 0 || this.#inUse[at] === 1 || this.#asideAsBase[at] !== 0) continue;
        // What the covers cost must be paid: if that takes all that may still come, no more can be covered.
        if ((noRoom || cost >= paid + need + later) && !this.#sets.isCovered(at, depth)) continue;
        this.#addBase(at, depth, paid, cost);
        this.#asideAsBase[at] = 1;
        this.#aside.push(at);
        aside++;
      }
    }
    for (; aside > 0; aside--) this.#asideAsBase[this.#aside.pop()!] = 0;
  }

  #addBase(at: number, depth: number, paid: number, cost: number): void {
    this.#inUse[at] = 1;
    this.#bases.push(at);
    this.#sets.addBase(at, depth);
    this.#grow(depth + 1, paid + this.#needs[at]!, cost);
    this.#bases.pop();
    this.#inUse[at] = 0;
  }

  /**
   * A cover that meets a single base, or -1. Where each is needed once and none is spare, another base must meet it, or
   * else the rest without the two would be a smaller pattern: so the next base can be sought there.
   */
  #lonelyCover(): number {
    if (this.#greatestNeed > 1 || this.#spare > 0) return -1;
    for (let i = 0; i < this.#covers.length; i++) {
      let met = 0;
      for (let j = 0; j < this.#bases.length; j++) if (this.#sets.meet(this.#covers[i]!, this.#bases[j]!)) met++;
      if (met === 1) return this.#covers[i]!;
    }
    return -1;
  }

  #cover(place: number, depth: number, paid: number, cost: number): void {
    const left = paid + (this.#size - this.#bases.length) * this.#greatestNeed + this.#spare - cost;
    const room = this.#room();
    if (left === 0 || room === 0) return;
    const through = this.#through[place]!;
    let aside = 0;
    for (let i = 0; i < through.length; i++) {
      const at = through[i]!;
      const need = this.#needs[at]!;
      if (need === 0 || need > left || this.#inUse[at] === 1 || this.#asideAsCover[at] !== 0) continue;
      // The last cover there can be must hold all that is not covered yet.
      if ((room > 1 && need < left) || this.#sets.coversRest(at, depth)) {
        this.#inUse[at] = 1;
        this.#covers.push(at);
        this.#sets.addCover(at, depth);
        this.#grow(depth + 1, paid, cost + need);
        this.#covers.pop();
        this.#inUse[at] = 0;
      }
      this.#asideAsCover[at] = 1;
      this.#aside.push(at);
      aside++;
    }
    // Where each is needed once, a cover through the place costs no more than to leave it bare, and does more.
    if (this.#greatestNeed > 1) {
      this.#bare++;
      this.#sets.leaveBare(place, depth);
      this.#grow(depth + 1, paid, cost + 1);
      this.#bare--;
    }
    for (; aside > 0; aside--) this.#asideAsCover[this.#aside.pop()!] = 0;
  }
}

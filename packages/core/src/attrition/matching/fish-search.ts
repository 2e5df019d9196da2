import { EMPTY } from '../../puzzle/index.ts';
import type { Position } from '../position.ts';
import type { Families } from './balance.ts';
import { FishSets } from './fish-sets.ts';

/**
 * Looks for bases and covers of one label, growing them together: an uncovered place of a base gets one of the covers
 * through it; when all are covered, a base is added that shares places with the covers. So patterns that fall apart into
 * smaller ones are not looked at, nor any that costs more than the bases can pay.
 */
export class FishSearch {
  readonly #label: number;
  /** The asterisms that still need the label, and how often each does. */
  readonly #asterisms: number[] = [];
  readonly #needs: number[] = [];
  readonly #greatestNeed: number;
  /** For each place the asterisms through it. */
  readonly #through: number[][] = [];
  readonly #sets: FishSets;
  readonly #inUse: Uint8Array;
  /** The depth at which an asterism was set aside, since every pattern that has it was looked at; 0 if it was not. */
  readonly #asideAsBase: Int32Array;
  readonly #asideAsCover: Int32Array;
  readonly #bases: number[] = [];
  readonly #covers: number[] = [];
  #bare = 0;
  #size = 0;
  #spare = 0;
  #found: Families[] = [];

  constructor({ shape, needs, written, domains }: Position, label: number) {
    const { asterisms, asterismsOf, cells, labels } = shape;
    const index = new Int32Array(asterisms.length).fill(-1);
    let greatest = 0;
    for (let asterism = 0; asterism < asterisms.length; asterism++) {
      const need = needs[asterism * labels + label]!;
      if (need === 0) continue;
      index[asterism] = this.#asterisms.length;
      this.#asterisms.push(asterism);
      this.#needs.push(need);
      greatest = Math.max(greatest, need);
    }
    if (greatest > 0)
      for (let cell = 0; cell < cells; cell++)
        if (written[cell] === EMPTY && domains[cell * labels + label] === 1)
          this.#through.push(asterismsOf[cell]!.map((asterism) => index[asterism]!).filter((at) => at >= 0));
    this.#label = label;
    this.#greatestNeed = greatest;
    this.#sets = new FishSets(this.#asterisms.length, this.#through);
    this.#inUse = new Uint8Array(this.#asterisms.length);
    this.#asideAsBase = new Int32Array(this.#asterisms.length);
    this.#asideAsCover = new Int32Array(this.#asterisms.length);
  }

  /**
   * The patterns of a size: that has so many bases, or so many covers and bare places beside those that are spare, and no
   * more of either. What is spare is how much more often the covers may need the label than the bases do.
   */
  find(size: number, spare: number): readonly Families[] {
    this.#size = size;
    this.#spare = spare;
    this.#found = [];
    // One base and one cover, each needed once, are an intersection.
    if (size === 1 && spare === 0 && this.#greatestNeed === 1) return this.#found;
    this.#sets.reserve(2 * size + spare + 1);
    this.#extend(0, 0, 0);
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
      this.#found.push({
        label: this.#label,
        bases: this.#bases.map((at) => this.#asterisms[at]!),
        covers: this.#covers.map((at) => this.#asterisms[at]!),
      });
    if (cost > paid && this.#bases.length < this.#size) this.#extend(depth, paid, cost);
  }

  /** How many covers or bare places may still be added. */
  #room(): number {
    return this.#size + this.#spare - this.#covers.length - this.#bare;
  }

  /** Adds a base. The first is the one that comes first among the asterisms. */
  #extend(depth: number, paid: number, cost: number): void {
    const later = (this.#size - this.#bases.length - 1) * this.#greatestNeed + this.#spare;
    const from = depth === 0 ? 0 : this.#bases[0]! + 1;
    const lonely = this.#lonelyCover();
    for (let at = from; at < this.#asterisms.length; at++) {
      if (this.#inUse[at] === 1 || this.#asideAsBase[at] !== 0) continue;
      const need = this.#needs[at]!;
      const full = cost >= paid + need + later || this.#room() === 0;
      if (depth > 0 && !this.#sets.joins(at, depth, full)) continue;
      if (lonely >= 0 && !this.#sets.meet(at, lonely)) continue;
      this.#inUse[at] = 1;
      this.#bases.push(at);
      this.#sets.addBase(at, depth);
      this.#grow(depth + 1, paid + need, cost);
      this.#bases.pop();
      this.#inUse[at] = 0;
      this.#asideAsBase[at] = depth + 1;
    }
    for (let at = from; at < this.#asterisms.length; at++)
      if (this.#asideAsBase[at] === depth + 1) this.#asideAsBase[at] = 0;
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
    if (left === 0 || this.#room() === 0) return;
    const through = this.#through[place]!;
    for (let i = 0; i < through.length; i++) {
      const at = through[i]!;
      const need = this.#needs[at]!;
      if (need > left || this.#inUse[at] === 1 || this.#asideAsCover[at] !== 0) continue;
      this.#inUse[at] = 1;
      this.#covers.push(at);
      this.#sets.addCover(at, depth);
      this.#grow(depth + 1, paid, cost + need);
      this.#covers.pop();
      this.#inUse[at] = 0;
      this.#asideAsCover[at] = depth + 1;
    }
    // Where each is needed once, a cover through the place costs no more than to leave it bare, and does more.
    if (this.#greatestNeed > 1) {
      this.#bare++;
      this.#sets.leaveBare(place, depth);
      this.#grow(depth + 1, paid, cost + 1);
      this.#bare--;
    }
    for (let i = 0; i < through.length; i++)
      if (this.#asideAsCover[through[i]!] === depth + 1) this.#asideAsCover[through[i]!] = 0;
  }
}

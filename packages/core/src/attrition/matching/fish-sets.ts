/**
 * The places that the bases and covers of a growing pattern hold, at every depth of the search. A set of places is a row of
 * words of 32 bits.
 */
export class FishSets {
  #words = 0;
  /** The places of each asterism. */
  readonly #places: Int32Array;
  /** By depth: the places of bases, those of them left bare, those covered at least once, twice and thrice. */
  #held = new Int32Array(0);
  #bare = new Int32Array(0);
  #once = new Int32Array(0);
  #twice = new Int32Array(0);
  #thrice = new Int32Array(0);

  /** For each asterism those that it shares places with, itself included: rows of `rows` words. */
  readonly #met: Int32Array;
  readonly rows: number;

  readonly #cells: number;

  constructor(cells: number, asterisms: number) {
    this.#cells = cells;
    this.rows = (asterisms + 31) >>> 5;
    this.#places = new Int32Array(asterisms * ((cells + 31) >>> 5));
    this.#met = new Int32Array(asterisms * this.rows);
  }

  /** `through`: for each place the asterisms that hold it. */
  load(through: readonly (readonly number[])[]): void {
    const { rows } = this;
    const words = (through.length + 31) >>> 5;
    const places = this.#places;
    const met = this.#met;
    this.#words = words;
    places.fill(0);
    met.fill(0);
    for (let place = 0; place < through.length; place++) {
      const holders = through[place]!;
      for (let i = 0; i < holders.length; i++) {
        const at = holders[i]!;
        places[at * words + (place >>> 5)]! |= 1 << (place & 31);
        for (let j = 0; j < holders.length; j++) met[at * rows + (holders[j]! >>> 5)]! |= 1 << (holders[j]! & 31);
      }
    }
  }

  /** Makes room for so many levels. */
  reserve(levels: number): void {
    this.#held.fill(0, 0, this.#words);
    this.#bare.fill(0, 0, this.#words);
    this.#once.fill(0, 0, this.#words);
    this.#twice.fill(0, 0, this.#words);
    this.#thrice.fill(0, 0, this.#words);
    const length = levels * ((this.#cells + 31) >>> 5);
    if (length <= this.#held.length) return;
    this.#held = new Int32Array(length);
    this.#bare = new Int32Array(length);
    this.#once = new Int32Array(length);
    this.#twice = new Int32Array(length);
    this.#thrice = new Int32Array(length);
  }

  addBase(at: number, depth: number): void {
    this.#descend(depth);
    const row = (depth + 1) * this.#words;
    for (let word = 0; word < this.#words; word++) this.#held[row + word]! |= this.#places[at * this.#words + word]!;
  }

  addCover(at: number, depth: number): void {
    this.#descend(depth);
    const row = (depth + 1) * this.#words;
    for (let word = 0; word < this.#words; word++) {
      const places = this.#places[at * this.#words + word]!;
      this.#thrice[row + word]! |= this.#twice[row + word]! & places;
      this.#twice[row + word]! |= this.#once[row + word]! & places;
      this.#once[row + word]! |= places;
    }
  }

  leaveBare(place: number, depth: number): void {
    this.#descend(depth);
    this.#bare[(depth + 1) * this.#words + (place >>> 5)]! |= 1 << (place & 31);
  }

  /** The first place of a base that is neither covered nor left bare, or -1. */
  uncovered(depth: number): number {
    const row = depth * this.#words;
    for (let word = 0; word < this.#words; word++) {
      const open = this.#held[row + word]! & ~(this.#once[row + word]! | this.#bare[row + word]!);
      if (open !== 0) return (word << 5) + 31 - Math.clz32(open & -open);
    }
    return -1;
  }

  /** Whether an asterism holds every place of a base that is neither covered nor left bare. */
  coversRest(at: number, depth: number): boolean {
    const row = depth * this.#words;
    for (let word = 0; word < this.#words; word++) {
      const open = this.#held[row + word]! & ~(this.#once[row + word]! | this.#bare[row + word]!);
      if ((open & ~this.#places[at * this.#words + word]!) !== 0) return false;
    }
    return true;
  }

  /** Whether all places of an asterism are covered. */
  isCovered(at: number, depth: number): boolean {
    const row = depth * this.#words;
    for (let word = 0; word < this.#words; word++)
      if ((this.#places[at * this.#words + word]! & ~this.#once[row + word]!) !== 0) return false;
    return true;
  }

  /**
   * Of the asterisms from 32 · word on, after the first base, those that share places with a cover but with no base; and
   * with one asterism more if that is not −1.
   */
  joining(word: number, bases: readonly number[], covers: readonly number[], also: number): number {
    const first = bases[0]!;
    if (word < first >>> 5) return 0;
    const { rows } = this;
    const met = this.#met;
    let joining = 0;
    for (let i = 0; i < covers.length; i++) joining |= met[covers[i]! * rows + word]!;
    for (let i = 0; i < bases.length; i++) joining &= ~met[bases[i]! * rows + word]!;
    if (also >= 0) joining &= met[also * rows + word]!;
    return word === first >>> 5 ? joining & (-2 << (first & 31)) : joining;
  }

  /** Whether two asterisms have places in common. */
  meet(a: number, b: number): boolean {
    return ((this.#met[a * this.rows + (b >>> 5)]! >>> (b & 31)) & 1) === 1;
  }

  /** Whether some place is covered, beside the base that may hold it, more often than the slack; see `balanceStep`. */
  decideAny(depth: number, slack: number): boolean {
    if (slack < 0) return true;
    const outside = slack === 0 ? this.#once : this.#twice;
    const inside = slack === 0 ? this.#twice : this.#thrice;
    const row = depth * this.#words;
    for (let at = row; at < row + this.#words; at++) {
      const held = this.#held[at]!;
      if (((outside[at]! & ~held) | (inside[at]! & held)) !== 0 || (slack === 0 && this.#bare[at] !== 0)) return true;
    }
    return false;
  }

  #descend(depth: number): void {
    const row = depth * this.#words;
    for (let at = row; at < row + this.#words; at++) {
      const next = at + this.#words;
      this.#held[next] = this.#held[at]!;
      this.#bare[next] = this.#bare[at]!;
      this.#once[next] = this.#once[at]!;
      this.#twice[next] = this.#twice[at]!;
      this.#thrice[next] = this.#thrice[at]!;
    }
  }
}

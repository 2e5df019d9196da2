/**
 * The places that the bases and covers of a growing pattern hold, at every depth of the search. A set of places is a row of
 * words of 32 bits.
 */
export class FishSets {
  #words = 0;
  /** The places of each asterism. */
  readonly #places: Int32Array;
  /**
   * For each depth five rows of words, one after the other: the places of bases, those of them left bare, those covered at
   * least once, twice and thrice.
   */
  #levels = new Int32Array(0);

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
    const length = levels * SETS * ((this.#cells + 31) >>> 5);
    if (length > this.#levels.length) this.#levels = new Int32Array(length);
    else this.#levels.fill(0, 0, SETS * this.#words);
  }

  addBase(at: number, depth: number): void {
    const held = this.#descend(depth);
    for (let word = 0; word < this.#words; word++) this.#levels[held + word]! |= this.#places[at * this.#words + word]!;
  }

  addCover(at: number, depth: number): void {
    const words = this.#words;
    const levels = this.#levels;
    const once = this.#descend(depth) + ONCE * words;
    for (let word = 0; word < words; word++) {
      const places = this.#places[at * words + word]!;
      const covered = once + word;
      levels[covered + 2 * words]! |= levels[covered + words]! & places;
      levels[covered + words]! |= levels[covered]! & places;
      levels[covered]! |= places;
    }
  }

  leaveBare(place: number, depth: number): void {
    const bare = this.#descend(depth) + BARE * this.#words;
    this.#levels[bare + (place >>> 5)]! |= 1 << (place & 31);
  }

  /** The first place of a base that is neither covered nor left bare, or -1. */
  uncovered(depth: number): number {
    const words = this.#words;
    const held = depth * SETS * words;
    for (let word = 0; word < words; word++) {
      const open = this.#open(held + word);
      if (open !== 0) return (word << 5) + 31 - Math.clz32(open & -open);
    }
    return -1;
  }

  /** Whether an asterism holds every place of a base that is neither covered nor left bare. */
  coversRest(at: number, depth: number): boolean {
    const words = this.#words;
    const held = depth * SETS * words;
    for (let word = 0; word < words; word++)
      if ((this.#open(held + word) & ~this.#places[at * words + word]!) !== 0) return false;
    return true;
  }

  /** The places in a word of bases that are neither covered nor left bare. */
  #open(held: number): number {
    const levels = this.#levels;
    return levels[held]! & ~(levels[held + this.#words]! | levels[held + ONCE * this.#words]!);
  }

  /** Whether all places of an asterism are covered. */
  isCovered(at: number, depth: number): boolean {
    const words = this.#words;
    const once = (depth * SETS + ONCE) * words;
    for (let word = 0; word < words; word++)
      if ((this.#places[at * words + word]! & ~this.#levels[once + word]!) !== 0) return false;
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
    const words = this.#words;
    const levels = this.#levels;
    const first = depth * SETS * words;
    for (let at = first; at < first + words; at++) {
      const held = levels[at]!;
      const outside = at + (ONCE + slack) * words;
      if (((levels[outside]! & ~held) | (levels[outside + words]! & held)) !== 0) return true;
      if (slack === 0 && levels[at + BARE * words] !== 0) return true;
    }
    return false;
  }

  /** Makes the next level out of one, and says where it begins. */
  #descend(depth: number): number {
    const levels = this.#levels;
    const row = SETS * this.#words;
    const next = (depth + 1) * row;
    for (let at = next; at < next + row; at++) levels[at] = levels[at - row]!;
    return next;
  }
}

/** How many sets a level has, and the places of some among them. */
const SETS = 5;
const BARE = 1;
const ONCE = 2;

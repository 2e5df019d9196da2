/** Where an item is that found no bin. */
export const NOWHERE = -1;

/**
 * Items put into bins that hold only so many, as many of them as can be: the maximum flow behind Régin's filtering of
 * the global cardinality constraint (AAAI 1996). From a bin one reaches the bins that its items could have gone into
 * instead, and so on; bins that reach each other form a block. The items of the bins reached from a bin are confined to
 * them, so when these are full, no other item can go there.
 *
 * Sets of bins are rows of `words` words of 32 bits. One object serves for many assignments: a scan allocates nothing.
 */
export class Assignment {
  readonly words: number;
  /** How many items there are, in the rows of `allowed`. */
  items = 0;
  /** The bins that each item may go into. */
  readonly allowed: Int32Array;
  /** How many items each bin takes. */
  readonly capacities: Int32Array;
  /** The bin of each item, or `NOWHERE`. */
  readonly binOf: Int32Array;
  readonly #bins: number;
  readonly #held: Int32Array;
  readonly #tried: Int32Array;
  readonly #reached: Int32Array;

  constructor(mostItems: number, bins: number) {
    this.words = (bins + 31) >>> 5;
    this.allowed = new Int32Array(mostItems * this.words);
    this.capacities = new Int32Array(bins);
    this.binOf = new Int32Array(mostItems);
    this.#bins = bins;
    this.#held = new Int32Array(bins);
    this.#tried = new Int32Array(this.words);
    this.#reached = new Int32Array(bins * this.words);
  }

  /** Assigns the items. Returns the first that finds no bin, or `NOWHERE` if all do. */
  solve(): number {
    let left = NOWHERE;
    this.#held.fill(0);
    this.binOf.fill(NOWHERE, 0, this.items);
    for (let item = 0; item < this.items; item++) {
      this.#tried.fill(0);
      if (!this.#settle(item) && left === NOWHERE) left = item;
    }
    this.#explore();
    return left;
  }

  allows(item: number, bin: number): boolean {
    return has(this.allowed, item * this.words, bin);
  }

  reaches(from: number, to: number): boolean {
    return has(this.#reached, from * this.words, to);
  }

  isFull(bin: number): boolean {
    return this.#held[bin] === this.capacities[bin];
  }

  /** Whether all bins that take anything reach each other. */
  isOneBlock(): boolean {
    let first = NOWHERE;
    for (let bin = 0; bin < this.#bins; bin++) {
      if (this.capacities[bin] === 0) continue;
      if (first === NOWHERE) first = bin;
      else if (!this.reaches(first, bin) || !this.reaches(bin, first)) return false;
    }
    return true;
  }

  /** The number of bins of a block that reaches no other, asked by its first bin; 0 for any other bin. */
  lastBlock(first: number): number {
    let size = 0;
    for (let bin = 0; bin < this.#bins; bin++) {
      if (!this.reaches(first, bin)) continue;
      if (bin < first || !this.reaches(bin, first)) return 0;
      size++;
    }
    return size;
  }

  /** The number of bins of a block that no other reaches, asked by its first bin; 0 for any other bin. */
  firstBlock(first: number): number {
    let size = 0;
    for (let bin = 0; bin < this.#bins; bin++) {
      if (!this.reaches(bin, first)) continue;
      if (bin < first || !this.reaches(first, bin)) return 0;
      size++;
    }
    return size;
  }

  /** The bins reached from any of those that an item may go into. */
  reachedBy(item: number): number[] {
    const found: number[] = [];
    for (let bin = 0; bin < this.#bins; bin++)
      for (let start = 0; start < this.#bins; start++)
        if (this.allows(item, start) && this.reaches(start, bin)) {
          found.push(bin);
          break;
        }
    return found;
  }

  /** Finds a bin for an item, moving others on where they have another choice. */
  #settle(item: number): boolean {
    for (let word = 0; word < this.words; word++) {
      let choices = this.allowed[item * this.words + word]! & ~this.#tried[word]!;
      while (choices !== 0) {
        const bit = choices & -choices;
        const bin = (word << 5) + 31 - Math.clz32(bit);
        this.#tried[word]! |= bit;
        if (this.#held[bin]! < this.capacities[bin]! || this.#makeRoom(bin)) {
          this.binOf[item] = bin;
          this.#held[bin]!++;
          return true;
        }
        choices &= ~this.#tried[word]!;
      }
    }
    return false;
  }

  #makeRoom(bin: number): boolean {
    for (let item = 0; item < this.items; item++)
      if (this.binOf[item] === bin && this.#settle(item)) {
        this.#held[bin]!--;
        return true;
      }
    return false;
  }

  /** Reachability by Warshall's algorithm. */
  #explore(): void {
    const { words } = this;
    const reached = this.#reached.fill(0);
    for (let bin = 0; bin < this.#bins; bin++) reached[bin * words + (bin >>> 5)]! |= 1 << (bin & 31);
    for (let item = 0; item < this.items; item++) {
      const bin = this.binOf[item]!;
      if (bin === NOWHERE) continue;
      for (let word = 0; word < words; word++) reached[bin * words + word]! |= this.allowed[item * words + word]!;
    }
    for (let through = 0; through < this.#bins; through++) {
      if (this.#held[through] === 0) continue;
      for (let bin = 0; bin < this.#bins; bin++)
        if (has(reached, bin * words, through))
          for (let word = 0; word < words; word++) reached[bin * words + word]! |= reached[through * words + word]!;
    }
  }
}

function has(sets: Int32Array, row: number, bin: number): boolean {
  return ((sets[row + (bin >>> 5)]! >>> (bin & 31)) & 1) === 1;
}

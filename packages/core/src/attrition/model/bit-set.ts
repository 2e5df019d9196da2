/** A set of whole numbers below a bound, 32 to a word, that is walked through in ascending order. */
export class BitSet {
  readonly #words: Int32Array;

  /** Its words, at first all 0, may lie anywhere. */
  constructor(words: Int32Array) {
    this.#words = words;
  }

  /** How many words it takes. */
  static wordsFor(bound: number): number {
    return (bound + 31) >>> 5;
  }

  add(item: number): void {
    this.#words[item >>> 5]! |= 1 << (item & 31);
  }

  delete(item: number): void {
    this.#words[item >>> 5]! &= ~(1 << (item & 31));
  }

  /** The first item that is not below another number, or −1. */
  next(from: number): number {
    const words = this.#words;
    let word = from >>> 5;
    if (word >= words.length) return -1;
    let bits = words[word]! & (-1 << (from & 31));
    while (bits === 0) {
      if (++word === words.length) return -1;
      bits = words[word]!;
    }
    return (word << 5) + 31 - Math.clz32(bits & -bits);
  }
}

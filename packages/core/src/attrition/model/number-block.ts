/**
 * Arrays of numbers that lie one after the other in one piece of memory, so that all of them are copied at once, and that
 * memory is asked for but once. They are laid out in the order in which they are asked for: those of the widest numbers first.
 */
export class NumberBlock {
  readonly #bytes: Uint8Array<ArrayBuffer>;
  #used = 0;

  /** For so many numbers of eight bytes, of four and of one. */
  constructor(floats: number, ints: number, bytes: number) {
    this.#bytes = new Uint8Array(8 * floats + 4 * ints + bytes);
  }

  floats(length: number): Float64Array {
    return new Float64Array(this.#bytes.buffer, this.#next(8 * length), length);
  }

  ints(length: number): Int32Array {
    return new Int32Array(this.#bytes.buffer, this.#next(4 * length), length);
  }

  bytes(length: number): Uint8Array {
    return new Uint8Array(this.#bytes.buffer, this.#next(length), length);
  }

  /** Copies another that is laid out the same. */
  copyFrom(other: NumberBlock): void {
    this.#bytes.set(other.#bytes);
  }

  #next(bytes: number): number {
    const at = this.#used;
    this.#used += bytes;
    return at;
  }
}

/** A piece of memory that grows as tables are appended; every table begins on a 16-byte boundary. */
export interface Image {
  /** Bytes so far. */
  readonly size: number;
  /** Appends zeroed bytes and returns where they begin. */
  reserve(length: number): number;
  /** Appends 32-bit words and returns where they begin. */
  words(values: readonly number[]): number;
  setWord(at: number, value: number): void;
  setHalfWord(at: number, value: number): void;
  setByte(at: number, value: number): void;
  setBit(at: number, bit: number): void;
  /** Sets all the bits at one place that are set at another; places and length are multiples of four bytes. */
  merge(to: number, from: number, length: number): void;
  /** Puts at one place what is at another. */
  copy(to: number, from: number, length: number): void;
  bytes(): Uint8Array;
}

/** `expected` is about how many bytes there will be: images are large, and copying them as they grow takes long. */
export function makeImage(expected: number): Image {
  let bytes = new Uint8Array(16 * Math.ceil(expected / 16));
  let view = new DataView(bytes.buffer);
  let words = new Uint32Array(bytes.buffer);
  let size = 0;

  function reserve(length: number): number {
    const at = size;
    size = Math.ceil((at + length) / 16) * 16;
    if (size > bytes.length) {
      const larger = new Uint8Array(Math.max(size, 2 * bytes.length));
      larger.set(bytes);
      bytes = larger;
      view = new DataView(bytes.buffer);
      words = new Uint32Array(bytes.buffer);
    }
    return at;
  }

  return {
    get size() {
      return size;
    },
    reserve,
    words(values) {
      const at = reserve(4 * values.length);
      for (const [i, value] of values.entries()) view.setUint32(at + 4 * i, value, true);
      return at;
    },
    setWord: (at, value) => view.setUint32(at, value, true),
    setHalfWord: (at, value) => view.setUint16(at, value, true),
    setByte: (at, value) => view.setUint8(at, value),
    setBit(at, bit) {
      bytes[at + (bit >> 3)]! |= 1 << (bit & 7);
    },
    merge(to, from, length) {
      // By words, since masks of large boards are long; whatever is reserved begins at one.
      for (let i = 0; i < length >> 2; i++) words[(to >> 2) + i]! |= words[(from >> 2) + i]!;
    },
    copy: (to, from, length) => bytes.copyWithin(to, from, from + length),
    bytes: () => bytes.subarray(0, size),
  };
}

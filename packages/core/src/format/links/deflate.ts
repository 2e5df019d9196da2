/**
 * Bytes ↔ raw DEFLATE (RFC 1951), which links of penpa-edit are made of. What is written uses the fixed codes; whatever is read may use
 * any of the three kinds of blocks.
 */
const LENGTH_BASE = [
  3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258,
];
const LENGTH_BITS = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0];
const DISTANCE_BASE = Array.from({ length: 30 }, (_, i) => (i < 4 ? i + 1 : 2 ** ((i >> 1) - 1) * (2 + (i & 1)) + 1));
const DISTANCE_BITS = Array.from({ length: 30 }, (_, i) => Math.max(0, (i >> 1) - 1));
/** The order in which the lengths of the codes of code lengths are told. */
const ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];
const END = 256;
const [SHORTEST, LONGEST, FARTHEST] = [3, 258, 32_768];
const MOST_BITS = 15;

function fixedLengths(): readonly number[] {
  return Array.from({ length: 288 }, (_, symbol) => (symbol < 144 ? 8 : symbol < 256 ? 9 : symbol < 280 ? 7 : 8));
}

/** The first code of each length, as the lengths of all codes determine it. */
function firstCodes(lengths: readonly number[]): number[] {
  const count = new Array<number>(MOST_BITS + 1).fill(0);
  for (const length of lengths) if (length > 0) count[length]!++;
  const first = [0, 0];
  for (let bits = 2; bits <= MOST_BITS; bits++) first[bits] = (first[bits - 1]! + count[bits - 1]!) << 1;
  return first;
}

/** Symbols by length and code: `length << 15 | code`. */
function decoderOf(lengths: readonly number[]): ReadonlyMap<number, number> {
  const next = firstCodes(lengths);
  return new Map(
    lengths.flatMap((length, symbol) =>
      length > 0 ? [[(length << MOST_BITS) | next[length]!++, symbol] as const] : [],
    ),
  );
}

class Damaged extends Error {}

/** The bytes, or nothing if they are damaged or more than `limit`. */
export function inflate(packed: Uint8Array, limit: number): Uint8Array | undefined {
  const out: number[] = [];
  let at = 0;
  const bit = () => {
    const byte = packed[at >> 3];
    if (byte === undefined) throw new Damaged();
    return (byte >> (at++ & 7)) & 1;
  };
  const bits = (count: number) => {
    let value = 0;
    for (let i = 0; i < count; i++) value |= bit() << i;
    return value;
  };
  const symbol = (decoder: ReadonlyMap<number, number>) => {
    let code = 0;
    for (let length = 1; length <= MOST_BITS; length++) {
      code = (code << 1) | bit();
      const found = decoder.get((length << MOST_BITS) | code);
      if (found !== undefined) return found;
    }
    throw new Damaged();
  };
  const put = (byte: number) => {
    if (out.length >= limit) throw new Damaged();
    out.push(byte);
  };
  const stored = () => {
    at = (at + 7) & ~7;
    const [length, check] = [bits(16), bits(16)];
    if ((length ^ check) !== 0xffff) throw new Damaged();
    for (let i = 0; i < length; i++) put(bits(8));
  };
  const told = (): readonly [number[], number[]] => {
    const [literals, distances, codes] = [bits(5) + 257, bits(5) + 1, bits(4) + 4];
    const own = new Array<number>(19).fill(0);
    for (let i = 0; i < codes; i++) own[ORDER[i]!] = bits(3);
    const decoder = decoderOf(own);
    const lengths: number[] = [];
    while (lengths.length < literals + distances) {
      const next = symbol(decoder);
      if (next < 16) lengths.push(next);
      else {
        if (next === 16 && lengths.length === 0) throw new Damaged();
        const [value, times] =
          next === 16 ? [lengths.at(-1)!, 3 + bits(2)] : [0, next === 17 ? 3 + bits(3) : 11 + bits(7)];
        for (let i = 0; i < times; i++) lengths.push(value);
      }
    }
    return [lengths.slice(0, literals), lengths.slice(literals, literals + distances)];
  };
  const coded = (literals: ReadonlyMap<number, number>, distances: ReadonlyMap<number, number>) => {
    for (;;) {
      const next = symbol(literals);
      if (next === END) return;
      if (next < END) {
        put(next);
        continue;
      }
      const base = LENGTH_BASE[next - END - 1];
      if (base === undefined) throw new Damaged();
      const length = base + bits(LENGTH_BITS[next - END - 1]!);
      const far = symbol(distances);
      if (DISTANCE_BASE[far] === undefined) throw new Damaged();
      const distance = DISTANCE_BASE[far] + bits(DISTANCE_BITS[far]!);
      if (distance > out.length) throw new Damaged();
      for (let i = 0; i < length; i++) put(out[out.length - distance]!);
    }
  };
  try {
    for (let last = 0; last === 0; ) {
      last = bit();
      const kind = bits(2);
      if (kind === 0) stored();
      else if (kind === 1) coded(decoderOf(fixedLengths()), decoderOf(new Array<number>(30).fill(5)));
      else if (kind === 2) {
        const [literals, distances] = told();
        coded(decoderOf(literals), decoderOf(distances));
      } else return undefined;
    }
    return Uint8Array.from(out);
  } catch (error) {
    if (error instanceof Damaged) return undefined;
    throw error;
  }
}

/** The bytes in one block of fixed codes, with what stood before told by its distance. */
export function deflate(data: Uint8Array): Uint8Array {
  const out: number[] = [];
  let pending = 0;
  let filled = 0;
  const write = (value: number, count: number) => {
    pending |= value << filled;
    for (filled += count; filled >= 8; filled -= 8) {
      out.push(pending & 255);
      pending >>>= 8;
    }
  };
  const lengths = fixedLengths();
  const codes: number[] = [];
  const next = firstCodes(lengths);
  for (const [symbol, length] of lengths.entries()) codes[symbol] = reversed(next[length]!++, length);
  const writeSymbol = (symbol: number) => write(codes[symbol]!, lengths[symbol]!);
  const last = new Map<number, number>();
  write(1, 1);
  write(1, 2);
  for (let at = 0; at < data.length; ) {
    const key = at + SHORTEST <= data.length ? (data[at]! << 16) | (data[at + 1]! << 8) | data[at + 2]! : -1;
    const before = last.get(key);
    if (key >= 0) last.set(key, at);
    let length = 0;
    if (before !== undefined && at - before <= FARTHEST)
      while (length < LONGEST && at + length < data.length && data[before + length] === data[at + length]) length++;
    if (length < SHORTEST) {
      writeSymbol(data[at++]!);
      continue;
    }
    const base = LENGTH_BASE.findLastIndex((least) => least <= length);
    writeSymbol(END + 1 + base);
    write(length - LENGTH_BASE[base]!, LENGTH_BITS[base]!);
    const far = DISTANCE_BASE.findLastIndex((least) => least <= at - before!);
    write(reversed(far, 5), 5);
    write(at - before! - DISTANCE_BASE[far]!, DISTANCE_BITS[far]!);
    at += length;
  }
  writeSymbol(END);
  write(0, 7);
  return Uint8Array.from(out);
}

/** Codes are told from their highest bit, everything else from the lowest. */
function reversed(code: number, length: number): number {
  let value = 0;
  for (let i = 0; i < length; i++) value |= ((code >> i) & 1) << (length - 1 - i);
  return value;
}

import { type ByteReader, writeBytes } from './bytes.ts';

/** The tables of a font by their names. */
export type FontTables = ReadonlyMap<string, Uint8Array>;

const TRUE_TYPE = 0x00010000;
const OPEN_TYPE = 0x4f54544f;
/** The head of a file, and what it says of each table. */
const [HEAD, ENTRY] = [12, 16] as const;

/** FontTables as a plain file of a font. Nobody here reads sums, which are left out. */
export function fileOfTables(tables: FontTables): Uint8Array {
  const sorted = [...tables].sort(([a], [b]) => (a < b ? -1 : 1));
  const file = writeBytes();
  file.u32(tables.has('glyf') ? TRUE_TYPE : OPEN_TYPE);
  const steps = Math.floor(Math.log2(sorted.length));
  for (const value of [sorted.length, 16 << steps, steps, 16 * (sorted.length - (1 << steps))]) file.u16(value);
  let at = HEAD + ENTRY * sorted.length;
  for (const [tag, { length }] of sorted) {
    file.write(Uint8Array.from(tag, (sign) => sign.charCodeAt(0)));
    for (const value of [0, at, length]) file.u32(value);
    at += Math.ceil(length / 4) * 4;
  }
  for (const [, bytes] of sorted) {
    file.write(bytes);
    file.align(4);
  }
  return file.done();
}

/** A number of one to three bytes, as WOFF2 counts points and instructions. */
export function readCount(from: ByteReader): number {
  const first = from.u8();
  if (first === 253) return from.u16();
  if (first === 254) return 2 * 253 + from.u8();
  return first === 255 ? 253 + from.u8() : first;
}

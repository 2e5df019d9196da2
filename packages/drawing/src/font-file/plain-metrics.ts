import { readBytes, writeBytes } from './bytes.ts';

const [NO_BEARINGS, NO_MORE_BEARINGS] = [1, 2] as const;

/**
 * Undoes what WOFF2 does to the table `hmtx`, section 5.4: bearings that are where the boxes of glyphs begin are left out. The last
 * width counts for all glyphs that have none of their own.
 */
export function plainMetrics(table: Uint8Array, widths: number, lefts: readonly number[]): Uint8Array {
  const from = readBytes(table);
  const left = from.u8();
  const advances = Array.from({ length: widths }, () => from.u16());
  const bearings = lefts.map((start, id) => {
    const isLeft = left & (id < widths ? NO_BEARINGS : NO_MORE_BEARINGS);
    return isLeft ? start : from.i16();
  });
  const plain = writeBytes();
  for (const [id, bearing] of bearings.entries()) {
    if (id < widths) plain.u16(advances[id]!);
    plain.u16(bearing);
  }
  return plain.done();
}

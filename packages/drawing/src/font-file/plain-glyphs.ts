import { type ByteReader, type ByteWriter, readBytes, writeBytes } from './bytes.ts';
import { readCount } from './font-tables.ts';
import { MORE_COMPONENTS, partLength, WE_HAVE_INSTRUCTIONS } from './glyph-parts.ts';

/** The tables `glyf` and `loca`, whose offsets are long, and where the box of each glyph begins on the left. */
export interface PlainGlyphs {
  readonly glyf: Uint8Array;
  readonly loca: Uint8Array;
  readonly lefts: readonly number[];
}

/** What glyphs are made of, in WOFF2 each kind in a stream of its own. */
interface Streams {
  readonly contours: ByteReader;
  readonly points: ByteReader;
  readonly flags: ByteReader;
  readonly glyphs: ByteReader;
  readonly composites: ByteReader;
  readonly boxes: ByteReader;
  readonly instructions: ByteReader;
}

const OVERLAPS = 1;

/**
 * Undoes what WOFF2 does to the table `glyf`: section 5.1 of the W3C's recommendation “WOFF File Format 2.0”. Composed glyphs stay
 * composed.
 */
export function plainGlyphs(table: Uint8Array): PlainGlyphs {
  const head = readBytes(table);
  head.u16();
  const options = head.u16();
  const count = head.u16();
  head.u16();
  const sizes = Array.from({ length: 7 }, () => head.u16() * 0x10000 + head.u16());
  const [contours, points, flags, glyphs, composites, boxed, instructions] = sizes.map((size) => head.take(size)) as [
    Uint8Array,
    Uint8Array,
    Uint8Array,
    Uint8Array,
    Uint8Array,
    Uint8Array,
    Uint8Array,
  ];
  const overlaps = options & OVERLAPS ? head.take(Math.ceil(count / 8)) : new Uint8Array();
  const streams: Streams = {
    contours: readBytes(contours),
    points: readBytes(points),
    flags: readBytes(flags),
    glyphs: readBytes(glyphs),
    composites: readBytes(composites),
    boxes: readBytes(boxed, Math.ceil(count / 32) * 4),
    instructions: readBytes(instructions),
  };
  const [glyf, loca] = [writeBytes(), writeBytes()];
  const lefts: number[] = [];
  for (let id = 0; id < count; id++) {
    loca.u32(glyf.length);
    const box = isSet(boxed, id) ? streams.boxes.take(8) : undefined;
    lefts.push(writeGlyph(glyf, streams, box, isSet(overlaps, id)));
    glyf.align(4);
  }
  loca.u32(glyf.length);
  return { glyf: glyf.done(), loca: loca.done(), lefts };
}

function isSet(bits: Uint8Array, at: number): boolean {
  return (((bits[at >> 3] ?? 0) >> (7 - (at & 7))) & 1) === 1;
}

/** Writes the next glyph and answers where its box begins on the left. */
function writeGlyph(glyf: ByteWriter, streams: Streams, box: Uint8Array | undefined, overlaps: boolean): number {
  const contours = streams.contours.i16();
  if (contours === 0) return 0;
  if (contours > 0) return writeSimple(glyf, streams, contours, box, overlaps);
  glyf.u16(contours);
  glyf.write(box ?? new Uint8Array(8));
  let flags = MORE_COMPONENTS;
  let isInstructed = false;
  while (flags & MORE_COMPONENTS) {
    flags = streams.composites.u16();
    isInstructed ||= (flags & WE_HAVE_INSTRUCTIONS) !== 0;
    glyf.u16(flags);
    glyf.write(streams.composites.take(partLength(flags)));
  }
  if (isInstructed) writeInstructions(glyf, streams);
  return box ? readBytes(box).i16() : 0;
}

const ON_CURVE = 1;
const OVERLAP = 0x40;

function writeSimple(
  glyf: ByteWriter,
  streams: Streams,
  contours: number,
  box: Uint8Array | undefined,
  overlaps: boolean,
): number {
  let count = 0;
  const ends = Array.from({ length: contours }, () => {
    count += readCount(streams.points);
    return count - 1;
  });
  const steps = Array.from({ length: count }, () => readStep(streams));
  const [xs, ys] = [positions(steps.map(([dx]) => dx)), positions(steps.map(([, dy]) => dy))];
  glyf.u16(contours);
  if (box) glyf.write(box);
  else
    for (const value of [least(xs), least(ys), -least(xs.map((x) => -x)), -least(ys.map((y) => -y))]) glyf.u16(value);
  for (const end of ends) glyf.u16(end);
  writeInstructions(glyf, streams);
  for (const [i, [, , onCurve]] of steps.entries())
    glyf.u8((onCurve ? ON_CURVE : 0) | (overlaps && i === 0 ? OVERLAP : 0));
  for (const [dx] of steps) glyf.u16(dx);
  for (const [, dy] of steps) glyf.u16(dy);
  return box ? readBytes(box).i16() : least(xs);
}

function positions(steps: readonly number[]): number[] {
  let at = 0;
  return steps.map((step) => (at += step));
}

function least(values: readonly number[]): number {
  return values.reduce((least, value) => Math.min(least, value), Number.POSITIVE_INFINITY);
}

function writeInstructions(glyf: ByteWriter, { glyphs, instructions }: Streams): void {
  const length = readCount(glyphs);
  glyf.u16(length);
  glyf.write(instructions.take(length));
}

/** The way from one point to the next, and whether that is on the curve: two signs, and numbers in as few bits as they need. */
function readStep({ flags, glyphs }: Streams): readonly [dx: number, dy: number, onCurve: boolean] {
  const flag = flags.u8();
  const onCurve = flag < 128;
  const kind = flag & 127;
  const signed = (value: number, bit: number) => (bit & 1 ? value : -value);
  if (kind < 10) return [0, signed(((kind & 14) << 7) + glyphs.u8(), kind), onCurve];
  if (kind < 20) return [signed((((kind - 10) & 14) << 7) + glyphs.u8(), kind), 0, onCurve];
  if (kind < 84) {
    const [base, both] = [kind - 20, glyphs.u8()];
    const [x, y] = [1 + (base & 0x30) + (both >> 4), 1 + ((base & 0x0c) << 2) + (both & 0x0f)];
    return [signed(x, kind), signed(y, kind >> 1), onCurve];
  }
  if (kind < 120) {
    const base = kind - 84;
    const x = 1 + (Math.floor(base / 12) << 8) + glyphs.u8();
    const y = 1 + (((base % 12) >> 2) << 8) + glyphs.u8();
    return [signed(x, kind), signed(y, kind >> 1), onCurve];
  }
  if (kind < 124) {
    const [first, middle, last] = [glyphs.u8(), glyphs.u8(), glyphs.u8()];
    return [signed((first << 4) + (middle >> 4), kind), signed(((middle & 0x0f) << 8) + last, kind >> 1), onCurve];
  }
  const [x, y] = [glyphs.u16(), glyphs.u16()];
  return [signed(x, kind), signed(y, kind >> 1), onCurve];
}

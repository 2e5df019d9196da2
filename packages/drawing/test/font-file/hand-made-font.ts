import { writeBytes } from '../../src/font-file/bytes.ts';
import { fileOfTables } from '../../src/font-file/font-tables.ts';

/** Numbers of two bytes. */
function words(...values: readonly number[]): Uint8Array {
  const bytes = writeBytes();
  for (const value of values) bytes.u16(value);
  return bytes.done();
}
const half = 1 << 13;
const one = 1 << 14;

/** The box of a glyph, which only a composed one needs to be right. */
const box = (...sides: readonly number[]) => sides;
const [WORDS, OFFSETS, SCALE, MORE, TWO, MATRIX, INSTRUCTED, SCALED] = [1, 2, 8, 32, 64, 128, 256, 2048] as const;

/** A flag: three points that no turn and no mirror brings to each other, with an instruction and told to overlap. */
const flag = () => {
  const bytes = writeBytes();
  bytes.write(words(1, ...box(0, 0, 100, 200), 2, 1));
  for (const byte of [0xb0, 0x41, 1, 1]) bytes.u8(byte);
  bytes.write(words(0, 100, -100, 0, 0, 200));
  return bytes.done();
};

/** Each glyph, and the points that it has by hand. */
export const HAND_MADE: readonly {
  readonly glyph: Uint8Array;
  readonly points: readonly (readonly [number, number])[];
}[] = [
  { glyph: new Uint8Array(), points: [] },
  {
    glyph: flag(),
    points: [
      [0, 0],
      [100, 0],
      [0, 200],
    ],
  },
  // Turned to the left by a right angle and moved by words.
  {
    glyph: words(-1, ...box(300, 10, 500, 110), WORDS | OFFSETS | MATRIX, 1, 500, 10, 0, one, -one, 0),
    points: [
      [500, 10],
      [500, 110],
      [300, 10],
    ],
  },
  // Twice: as it is, and half as large with its second point on the third of the first.
  {
    glyph: words(-1, ...box(-50, 0, 100, 300), WORDS | OFFSETS | MORE, 1, 0, 0, WORDS | SCALE, 1, 2, 1, half),
    points: [
      [0, 0],
      [100, 0],
      [0, 200],
      [-50, 200],
      [0, 200],
      [-50, 300],
    ],
  },
  // The way that it is moved is scaled too.
  {
    glyph: words(-1, ...box(20, 30, 70, 130), WORDS | OFFSETS | SCALE | SCALED, 1, 40, 60, half),
    points: [
      [20, 30],
      [70, 30],
      [20, 130],
    ],
  },
  // A composed glyph as a part, higher than wide, moved back by bytes; with an instruction behind it.
  {
    glyph: (() => {
      const bytes = writeBytes();
      bytes.write(
        words(-1, ...box(145, -23, 245, 77), OFFSETS | TWO | INSTRUCTED, 2, (-5 << 8) | (-33 & 255), half, one, 1),
      );
      bytes.u8(0x4f);
      return bytes.done();
    })(),
    points: [
      [245, -23],
      [245, 77],
      [145, -23],
    ],
  },
];

/** A TrueType font of these glyphs, the first of them of the letter a; or what is left of it without outlines, as in fonts of pictures. */
export function handMadeFont({ outlines = true } = {}): Uint8Array {
  const [glyf, loca] = [writeBytes(), writeBytes()];
  for (const { glyph } of HAND_MADE) {
    loca.u32(glyf.length);
    glyf.write(glyph);
    glyf.align(4);
  }
  loca.u32(glyf.length);
  const count = HAND_MADE.length;
  const head = words(
    1,
    0,
    1,
    0,
    0,
    0,
    0x5f0f,
    0x3cf5,
    0,
    1000,
    ...new Array(8).fill(0),
    -50,
    -23,
    500,
    300,
    0,
    8,
    2,
    1,
    0,
  );
  const hhea = words(1, 0, 800, -200, 0, 600, 0, 0, 500, 1, 0, 0, 0, 0, 0, 0, 0, count);
  const cmap = words(
    ...[0, 1, 3, 1, 0, 12, 4, 32, 0, 4, 4, 1, 0],
    ...[0x61 + count - 2, 0xffff, 0, 0x61, 0xffff, 1 - 0x61, 1, 0, 0],
  );
  return fileOfTables(
    new Map([
      ['cmap', cmap],
      ...(outlines
        ? ([
            ['glyf', glyf.done()],
            ['loca', loca.done()],
          ] as const)
        : []),
      ['head', head],
      ['hhea', hhea],
      ['hmtx', words(...HAND_MADE.flatMap((_, id) => [600, [0, 0, 300, -50, 20, 145][id]!]))],
      ['maxp', words(1, 0, count, 6, 2, 6, 2, 2, 0, 0, 0, 0, 64, 64, 2, 2)],
    ]),
  );
}

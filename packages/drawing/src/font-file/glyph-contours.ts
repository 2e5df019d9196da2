import { readBytes } from './bytes.ts';
import { type GlyphPart, glyphParts } from './glyph-parts.ts';

export interface GlyphPoint {
  readonly x: number;
  readonly y: number;
  readonly isOnCurve: boolean;
}

/** The tables of a TrueType font that outlines stand in. */
export interface GlyphTables {
  readonly glyf: Uint8Array;
  /** Where each glyph begins, and behind the last where it ends. */
  readonly offsets: ArrayLike<number>;
}

/** Parts may have parts; more deeply than this only in a damaged font. */
const DEEPEST = 16;
/** The number of contours and the box. */
const HEAD = 10;

/** The contours of a glyph, composed or not, as the OpenType specification has them in “glyf”. */
export function glyphContours(tables: GlyphTables, id: number, depth = 0): readonly (readonly GlyphPoint[])[] {
  const [from, to] = [tables.offsets[id] ?? 0, tables.offsets[id + 1] ?? 0];
  if (to <= from || depth > DEEPEST) return [];
  const count = readBytes(tables.glyf, from).i16();
  if (count >= 0) return simpleContours(tables.glyf, from + HEAD, count);
  const contours: (readonly GlyphPoint[])[] = [];
  for (const part of glyphParts(tables.glyf, from + HEAD))
    contours.push(...placed(glyphContours(tables, part.id, depth + 1), part, contours));
  return contours;
}

/** A part, turned and moved to its place among those before it. */
function placed(
  contours: readonly (readonly GlyphPoint[])[],
  { matrix: { xx, xy, yx, yy }, offset, points }: GlyphPart,
  before: readonly (readonly GlyphPoint[])[],
): readonly (readonly GlyphPoint[])[] {
  const turned = contours.map((contour) =>
    contour.map(({ x, y, isOnCurve }) => ({ x: xx * x + xy * y, y: yx * x + yy * y, isOnCurve })),
  );
  const [there, own] = [before.flat()[points?.[0] ?? -1], turned.flat()[points?.[1] ?? -1]];
  const [dx, dy] = offset ?? (there && own ? [there.x - own.x, there.y - own.y] : [0, 0]);
  return turned.map((contour) => contour.map(({ x, y, isOnCurve }) => ({ x: x + dx, y: y + dy, isOnCurve })));
}

const [ON_CURVE, SHORT_X, SHORT_Y, REPEAT, SAME_X, SAME_Y] = [1, 2, 4, 8, 16, 32] as const;

function simpleContours(glyf: Uint8Array, from: number, count: number): GlyphPoint[][] {
  const bytes = readBytes(glyf, from);
  const ends = Array.from({ length: count }, () => bytes.u16());
  bytes.take(bytes.u16());
  const points = (ends.at(-1) ?? -1) + 1;
  const flags: number[] = [];
  while (flags.length < points) {
    const flag = bytes.u8();
    const times = flag & REPEAT ? bytes.u8() + 1 : 1;
    for (let i = 0; i < times; i++) flags.push(flag);
  }
  const along = (short: number, same: number) => {
    let at = 0;
    return flags.slice(0, points).map((flag) => {
      if (flag & short) at += flag & same ? bytes.u8() : -bytes.u8();
      else if (!(flag & same)) at += bytes.i16();
      return at;
    });
  };
  const xs = along(SHORT_X, SAME_X);
  const ys = along(SHORT_Y, SAME_Y);
  return ends.map((end, i) => {
    const first = i === 0 ? 0 : ends[i - 1]! + 1;
    return Array.from({ length: Math.max(0, end + 1 - first) }, (_, k) => ({
      x: xs[first + k]!,
      y: ys[first + k]!,
      isOnCurve: (flags[first + k]! & ON_CURVE) !== 0,
    }));
  });
}

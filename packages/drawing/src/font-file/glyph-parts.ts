import { type ByteReader, readBytes } from './bytes.ts';

/** What the flags of a part of a composed glyph say, by the names of the OpenType specification, “glyf”. */
const ARGS_ARE_WORDS = 0x0001;
const ARGS_ARE_OFFSETS = 0x0002;
const WE_HAVE_A_SCALE = 0x0008;
export const MORE_COMPONENTS = 0x0020;
const WE_HAVE_TWO_SCALES = 0x0040;
const WE_HAVE_A_TWO_BY_TWO = 0x0080;
export const WE_HAVE_INSTRUCTIONS = 0x0100;
const SCALED_OFFSET = 0x0800;

/** Another glyph as part of a composed one. */
export interface GlyphPart {
  readonly id: number;
  /** What the coordinates of its points are multiplied by: `x = xx·x + xy·y`, `y = yx·x + yy·y`. */
  readonly matrix: { readonly xx: number; readonly xy: number; readonly yx: number; readonly yy: number };
  /** How far it is moved after that; or two points, of what is there and of the part, that come to lie on each other. */
  readonly offset: readonly [number, number] | undefined;
  readonly points: readonly [number, number] | undefined;
}

/** How many bytes follow the flags of a part. */
export function partLength(flags: number): number {
  const scales = flags & WE_HAVE_A_SCALE ? 1 : flags & WE_HAVE_TWO_SCALES ? 2 : flags & WE_HAVE_A_TWO_BY_TWO ? 4 : 0;
  return 2 + (flags & ARGS_ARE_WORDS ? 4 : 2) + 2 * scales;
}

/** The parts of a composed glyph, whose description begins there. */
export function glyphParts(table: Uint8Array, from: number): readonly GlyphPart[] {
  const bytes = readBytes(table, from);
  const parts: GlyphPart[] = [];
  let flags = MORE_COMPONENTS;
  while (flags & MORE_COMPONENTS) {
    flags = bytes.u16();
    parts.push(readPart(readBytes(bytes.take(partLength(flags))), flags));
  }
  return parts;
}

function readPart(bytes: ByteReader, flags: number): GlyphPart {
  const id = bytes.u16();
  const isOffset = (flags & ARGS_ARE_OFFSETS) !== 0;
  const argument = () => {
    if (flags & ARGS_ARE_WORDS) return isOffset ? bytes.i16() : bytes.u16();
    const byte = bytes.u8();
    return isOffset && byte > 127 ? byte - 256 : byte;
  };
  const both = [argument(), argument()] as const;
  const scale = () => bytes.i16() / (1 << 14);
  const matrix = { xx: 1, xy: 0, yx: 0, yy: 1 };
  if (flags & WE_HAVE_A_SCALE) matrix.xx = matrix.yy = scale();
  else if (flags & WE_HAVE_TWO_SCALES) Object.assign(matrix, { xx: scale(), yy: scale() });
  else if (flags & WE_HAVE_A_TWO_BY_TWO) Object.assign(matrix, { xx: scale(), yx: scale(), xy: scale(), yy: scale() });
  const { xx, xy, yx, yy } = matrix;
  const [x, y] = both;
  const offset = flags & SCALED_OFFSET ? ([xx * x + xy * y, yx * x + yy * y] as const) : both;
  return { id, matrix, offset: isOffset ? offset : undefined, points: isOffset ? undefined : both };
}

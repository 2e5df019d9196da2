import type { Font, Glyph } from '@cantoo/fontkit';
import { type GlyphPoint, type GlyphTables, glyphContours } from './glyph-contours.ts';

/** An outline as the reader of fonts has it. */
export interface GlyphPath {
  readonly commands: readonly { readonly command: string; readonly args: readonly number[] }[];
}

/** A font as its reader has it inside. */
interface Inside {
  readonly loca?: { readonly offsets: ArrayLike<number> };
  readonly directory?: {
    readonly tables: Readonly<Record<string, { readonly offset: number; readonly length: number }>>;
  };
  readonly stream?: { readonly buffer: Uint8Array };
}

/**
 * The outlines of the glyphs of a font. Those of TrueType are read here, since the reader of fonts turns the parts of composed glyphs
 * the wrong way; other outlines are read there.
 */
export function glyphPaths(font: Font): (glyph: Glyph) => GlyphPath {
  const { loca, directory, stream } = font as unknown as Inside;
  const table = directory?.tables.glyf;
  if (!loca || !table || !stream) return ({ path }) => path;
  const glyf = stream.buffer.subarray(table.offset, table.offset + table.length);
  const tables: GlyphTables = { glyf, offsets: loca.offsets };
  return ({ id }) => ({ commands: glyphContours(tables, id).flatMap(contourCommands) });
}

type Command = GlyphPath['commands'][number];

/** A contour as curves; between two points off the curve there is one on it, half way. */
function contourCommands(contour: readonly GlyphPoint[]): Command[] {
  const first = contour.findIndex(({ isOnCurve }) => isOnCurve);
  const points = contour.flatMap((point, i) => {
    const next = contour[(i + 1) % contour.length]!;
    return point.isOnCurve || next.isOnCurve ? [point] : [point, halfway(point, next)];
  });
  const start = first >= 0 ? points.indexOf(contour[first]!) : 1;
  const from = points[start];
  if (!from || contour.length < 2) return [];
  const commands: Command[] = [{ command: 'moveTo', args: [from.x, from.y] }];
  for (let i = 1; i <= points.length; i++) {
    const point = points[(start + i) % points.length]!;
    if (point.isOnCurve) {
      // The last line closes by itself.
      if (i < points.length) commands.push({ command: 'lineTo', args: [point.x, point.y] });
      continue;
    }
    const to = points[(start + ++i) % points.length]!;
    commands.push({ command: 'quadraticCurveTo', args: [point.x, point.y, to.x, to.y] });
  }
  return [...commands, { command: 'closePath', args: [] }];
}

function halfway(a: GlyphPoint, b: GlyphPoint): GlyphPoint {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, isOnCurve: true };
}

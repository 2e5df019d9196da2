import type { Font, Glyph } from '@cantoo/fontkit';
import { type GlyphPath, glyphPaths } from '../font-file/glyph-paths.ts';
import type { TextItem } from '../scene/scene.ts';
import type { FontFiles } from './font-files.ts';
import { openTypeface } from './fonts.ts';

/** The outline of a text as SVG path data in its place, which needs no font to be shown. */
export type TextOutline = (item: TextItem) => string;

/** Writes texts by the outlines of their glyphs. */
export function outlineWith(files: FontFiles): TextOutline {
  const typeface = openTypeface(files);
  const paths = new Map<Font, (glyph: Glyph) => GlyphPath>();
  const pathsOf = (font: Font) => {
    const known = paths.get(font) ?? glyphPaths(font);
    paths.set(font, known);
    return known;
  };
  return ({ at, anchor, text, size, bold }) => {
    const placed: { readonly path: GlyphPath; readonly x: number; readonly y: number; readonly scale: number }[] = [];
    let width = 0;
    for (const { text: part, font } of typeface.runs(text, bold)) {
      const { glyphs, positions } = font.layout(part);
      const scale = size / font.unitsPerEm;
      for (const [i, glyph] of glyphs.entries()) {
        const { xOffset = 0, yOffset = 0 } = positions?.[i] ?? {};
        placed.push({ path: pathsOf(font)(glyph), x: width + xOffset * scale, y: yOffset * scale, scale });
        width += glyph.advanceWidth * scale;
      }
    }
    const left = anchor === 'middle' ? at[0] - width / 2 : at[0];
    // Glyphs stand on their baseline and rise upwards; on a page y grows downwards.
    return placed.map(({ path, x, y, scale }) => pathData(path, left + x, at[1] - y, scale)).join('');
  };
}

const LETTERS: Readonly<Record<string, string>> = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
};

function pathData({ commands }: GlyphPath, x: number, y: number, scale: number): string {
  return commands
    .map(({ command, args }) => {
      const numbers = args.map((value, i) => decimal(i % 2 === 0 ? x + value * scale : y - value * scale));
      return LETTERS[command]! + numbers.join(' ');
    })
    .join('');
}

/** Glyphs are small: a thousandth of a point. */
function decimal(value: number): string {
  return String(Math.round(value * 1000) / 1000 + 0);
}

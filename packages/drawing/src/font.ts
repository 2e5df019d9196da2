import { excerpt, type Fault, makeFault } from '@latin-puzzles/core/basis';
import { DRAWING_FAULTS } from './scene/faults.ts';
import type { Scene } from './scene/scene.ts';
import type { FontFiles } from './text/font-files.ts';
import { openTypeface, type Typeface } from './text/fonts.ts';
import type { Reach, TextMeasure } from './text/measure.ts';

export type { FontFiles } from './text/font-files.ts';
export { type FontNature, fontNature, groupFonts } from './text/group-fonts.ts';
export { outlineWith, type TextOutline } from './text/outline.ts';

/** The names of the families of a typeface and of those that help it out. */
export function fontFamilies(files: FontFiles): readonly string[] {
  return openTypeface(files).families;
}

/** The widths that texts have in a typeface, as PDF sets them: glyph by glyph, without kerning. */
export function measureWith(files: FontFiles): TextMeasure {
  const typeface = openTypeface(files);
  const known = new Map<string, number>();
  const width = (text: string, bold: boolean) => {
    const key = `${bold ? 'b' : 'r'}${text}`;
    const width = known.get(key) ?? advanceOf(typeface, text, bold);
    known.set(key, width);
    return width;
  };
  return Object.assign(width, { reach: (text: string, bold: boolean) => reachOf(typeface, text, bold) });
}

function reachOf(typeface: Typeface, text: string, bold: boolean): Reach {
  let [rise, fall] = [0, 0];
  for (const { font, text: part } of typeface.runs(text, bold)) {
    const { glyphs, positions } = font.layout(part);
    for (const [i, { cbox }] of glyphs.entries()) {
      const up = positions?.[i]?.yOffset ?? 0;
      if (!Number.isFinite(cbox.maxY)) continue;
      rise = Math.max(rise, (cbox.maxY + up) / font.unitsPerEm);
      fall = Math.max(fall, -(cbox.minY + up) / font.unitsPerEm);
    }
  }
  return { rise, fall };
}

function advanceOf(typeface: Typeface, text: string, bold: boolean): number {
  return typeface.runs(text, bold).reduce((sum, { font, text }) => {
    const advance = font.layout(text).glyphs.reduce((sum, { advanceWidth }) => sum + advanceWidth, 0);
    return sum + advance / font.unitsPerEm;
  }, 0);
}

/** The first of some texts that a typeface cannot write in both weights, as a fault that names it. */
export function missingGlyphs(files: FontFiles, texts: Iterable<string>, place = 'labels'): Fault | undefined {
  const typeface = openTypeface(files);
  for (const text of texts)
    for (const bold of [false, true]) {
      const character = typeface.lacking(text, bold);
      if (character !== undefined) return missing(character, text, place);
    }
  return undefined;
}

/** The first text of a scene that a typeface cannot write, each in its own weight, as a fault that names it; labels first. */
export function missingInScene({ items }: Pick<Scene, 'items'>, files: FontFiles): Fault | undefined {
  const typeface = openTypeface(files);
  const texts = items.flatMap((item) => (item.shape === 'text' ? [item] : []));
  for (const isLabel of [true, false]) {
    const seen = new Set<string>();
    for (const { text, bold, cell } of texts) {
      if ((cell !== undefined) !== isLabel || seen.has(`${bold}${text}`)) continue;
      seen.add(`${bold}${text}`);
      const character = typeface.lacking(text, bold);
      if (character !== undefined) return missing(character, text, isLabel ? 'labels' : 'text');
    }
  }
  return undefined;
}

function missing(character: string, text: string, place: string): Fault {
  const code = `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;
  return makeFault(DRAWING_FAULTS, 'draw.glyph', place, { character: excerpt(character), code, text: excerpt(text) });
}

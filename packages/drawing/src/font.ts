import { create, type Font } from '@cantoo/fontkit';
import { excerpt, type Fault, makeFault } from '@latin-puzzles/core/basis';
import { DRAWING_FAULTS } from './scene/faults.ts';
import type { Scene } from './scene/scene.ts';
import type { TextMeasure } from './text/measure.ts';

/** The two files of the typeface, TrueType or OpenType. */
export interface FontFiles {
  readonly regular: Uint8Array;
  readonly bold: Uint8Array;
}

/** The widths that texts have in a typeface, as PDF sets them: glyph by glyph, without kerning. */
export function measureWith(files: FontFiles): TextMeasure {
  const [regular, bold] = [open(files.regular), open(files.bold)];
  const known = new Map<string, number>();
  return (text, heavy) => {
    const key = `${heavy ? 'b' : 'r'}${text}`;
    const font = heavy ? bold : regular;
    const width = known.get(key) ?? advanceOf(font, text) / font.unitsPerEm;
    known.set(key, width);
    return width;
  };
}

function advanceOf(font: Font, text: string): number {
  return font.layout(text).glyphs.reduce((sum, { advanceWidth }) => sum + advanceWidth, 0);
}

/** The first of the labels that a font cannot draw, as a fault that names it. */
export function missingGlyphs(file: Uint8Array, labels: Iterable<string>, place = 'labels'): Fault | undefined {
  const font = open(file);
  for (const label of labels)
    for (const character of label) {
      // Joiners and the like ask for no glyph.
      if (/\p{Default_Ignorable_Code_Point}/u.test(character) || font.hasGlyphForCodePoint(character.codePointAt(0)!))
        continue;
      const code = `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;
      return makeFault(DRAWING_FAULTS, 'draw.glyph', place, {
        character: excerpt(character),
        code,
        text: excerpt(label),
      });
    }
  return undefined;
}

/** The same for all texts of a scene, each in its own weight. */
export function missingInScene({ items }: Pick<Scene, 'items'>, files: FontFiles): Fault | undefined {
  for (const bold of [false, true]) {
    const texts = items.flatMap((item) => (item.shape === 'text' && item.bold === bold ? [item] : []));
    for (const isLabel of [true, false]) {
      const some = texts.filter(({ cell }) => (cell !== undefined) === isLabel).map(({ text }) => text);
      const place = isLabel ? 'labels' : 'text';
      const fault = missingGlyphs(bold ? files.bold : files.regular, new Set(some), place);
      if (fault) return fault;
    }
  }
  return undefined;
}

function open(file: Uint8Array): Font {
  const font = create(file);
  if ('fonts' in font) return font.fonts[0]!;
  return font;
}

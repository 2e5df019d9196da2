import { create, type Font } from '@cantoo/fontkit';
import { glyphPaths } from '../font-file/glyph-paths.ts';
import { plainFont } from '../font-file/plain-font.ts';
import type { FontFiles } from './font-files.ts';

/** A stretch of text in one font. */
export interface Run {
  readonly text: string;
  readonly font: Font;
  readonly file: Uint8Array;
}

/** Fonts that help each other out. */
export interface Typeface {
  /** The text in stretches, each in the first font that has its glyphs; what no font has is in the first. */
  runs(text: string, bold: boolean): readonly Run[];
  /** The first character that no font can draw. */
  lacking(text: string, bold: boolean): string | undefined;
  /** The names of the families in order. */
  readonly families: readonly string[];
}

export function openTypeface(files: FontFiles): Typeface {
  const chain = [files, ...(files.fallbacks ?? [])];
  const opened = new Map<Uint8Array, Opened>();
  const openedOf = (file: Uint8Array) => {
    const known = opened.get(file) ?? openToDraw(file);
    opened.set(file, known);
    return known;
  };
  const open = (file: Uint8Array) => openedOf(file).font;
  const draws = (file: Uint8Array, text: string) => openedOf(file).draws(text);
  const fileFor = (text: string, bold: boolean): Uint8Array | undefined =>
    chain.map((pair) => (bold ? pair.bold : pair.regular)).find((file) => draws(file, text));
  return {
    runs(text, bold) {
      const run = (file: Uint8Array, text: string): Run => ({ text, font: open(file), file });
      const first = bold ? files.bold : files.regular;
      if (draws(first, text)) return [run(first, text)];
      const runs: Run[] = [];
      for (const { segment } of new Intl.Segmenter('und').segment(text)) {
        const file = fileFor(segment, bold) ?? first;
        const last = runs.at(-1);
        if (last?.file === file) runs[runs.length - 1] = run(file, last.text + segment);
        else runs.push(run(file, segment));
      }
      return runs;
    },
    lacking(text, bold) {
      return [...text].find((character) => !fileFor(character, bold));
    },
    families: [...new Set(chain.flatMap(({ regular }) => open(regular).familyName ?? []))],
  };
}

interface Opened {
  readonly font: Font;
  /** Whether the font has an outline for everything in a text that is seen. */
  readonly draws: (text: string) => boolean;
}

function openToDraw(file: Uint8Array): Opened {
  const font = openFont(file);
  const pathOf = glyphPaths(font);
  const known = new Map<string, boolean>();
  const outlines = hasOutlines(font);
  const drawn = (character: string): boolean => {
    // Joiners and the like ask for no glyph.
    if (/\p{Default_Ignorable_Code_Point}/u.test(character)) return true;
    const glyph = font.hasGlyphForCodePoint(character.codePointAt(0)!)
      ? font.glyphForCodePoint(character.codePointAt(0)!)
      : null;
    if (!glyph || !outlines) return false;
    // Fonts of pictures may have a glyph that is empty but for the picture.
    return /\s/u.test(character) || pathOf(glyph).commands.length > 0;
  };
  return {
    font,
    draws: (text) =>
      [...text].every((character) => {
        const is = known.get(character) ?? drawn(character);
        known.set(character, is);
        return is;
      }),
  };
}

/** Whether glyphs are outlines, and not pictures alone. */
export function hasOutlines(font: Font): boolean {
  const { tables } = (font as unknown as { readonly directory: { readonly tables: object } }).directory;
  return ['glyf', 'CFF ', 'CFF2'].some((table) => table in tables);
}

export function openFont(file: Uint8Array): Font {
  const font = create(plainFont(file));
  return 'fonts' in font ? font.fonts[0]! : font;
}

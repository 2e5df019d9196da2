import { create, type Font } from '@cantoo/fontkit';
import type { FontFiles } from './font-files.ts';
import { plainFont } from './woff2/plain-font.ts';

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
  const opened = new Map<Uint8Array, Font>();
  const open = (file: Uint8Array) => {
    const font = opened.get(file) ?? openFont(file);
    opened.set(file, font);
    return font;
  };
  const fileFor = (text: string, bold: boolean): Uint8Array | undefined =>
    chain.map((pair) => (bold ? pair.bold : pair.regular)).find((file) => draws(open(file), text));
  return {
    runs(text, bold) {
      const run = (file: Uint8Array, text: string): Run => ({ text, font: open(file), file });
      const first = bold ? files.bold : files.regular;
      if (draws(open(first), text)) return [run(first, text)];
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

function draws(font: Font, text: string): boolean {
  for (const character of text) {
    // Joiners and the like ask for no glyph.
    if (/\p{Default_Ignorable_Code_Point}/u.test(character)) continue;
    if (!font.hasGlyphForCodePoint(character.codePointAt(0)!)) return false;
  }
  return true;
}

export function openFont(file: Uint8Array): Font {
  const font = create(plainFont(file));
  return 'fonts' in font ? font.fonts[0]! : font;
}

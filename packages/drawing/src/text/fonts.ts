import { create, type Font } from '@cantoo/fontkit';

/** The two files of a typeface, TrueType, OpenType or WOFF2, and typefaces for what it lacks, in the order of preference. */
export interface FontFiles {
  readonly regular: Uint8Array;
  readonly bold: Uint8Array;
  readonly fallbacks?: readonly FontFiles[] | undefined;
}

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

function openFont(file: Uint8Array): Font {
  const font = create(file);
  return 'fonts' in font ? font.fonts[0]! : font;
}

/**
 * Files of fonts as typefaces, each for what those before it lack: files of one family are its weights. Which of them is
 * bold its name says; a family without one is bold nowhere. Throws what the reader of fonts throws at what is no font.
 */
export function groupFonts(files: readonly Uint8Array[], last: FontFiles): FontFiles {
  const families = new Map<string, { regular?: Uint8Array; bold?: Uint8Array }>();
  for (const [index, file] of files.entries()) {
    const font = openFont(file);
    const name = font.familyName ?? `font ${index}`;
    const family = families.get(name) ?? {};
    families.set(name, family);
    family[/bold|black|heavy/i.test(font.subfamilyName ?? '') ? 'bold' : 'regular'] ??= file;
  }
  const [first, ...others] = [...families.values()].map(({ regular, bold }) => ({
    regular: (regular ?? bold)!,
    bold: (bold ?? regular)!,
  }));
  return first ? { ...first, fallbacks: [...others, last] } : last;
}

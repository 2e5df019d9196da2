import type { FontFiles } from './font-files.ts';
import { openFont } from './fonts.ts';

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

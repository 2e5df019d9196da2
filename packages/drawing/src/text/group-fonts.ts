import { failure, type InputPlace, type Result, success } from '@latin-puzzles/core/basis';
import { DRAWING_FAULTS } from '../scene/faults.ts';
import type { FontFiles } from './font-files.ts';
import { hasOutlines, openFont } from './fonts.ts';

/** What a file of a font says of itself. */
export interface FontNature {
  /** Files of one family are its weights. */
  readonly family: string | undefined;
  readonly bold: boolean;
}

/** Looks into the file of a font. */
export function fontNature(file: Uint8Array, place: InputPlace): Result<FontNature> {
  try {
    if (!hasOutlines(openFont(file))) return failure(DRAWING_FAULTS, 'draw.font:pictures', place);
    return success(natureOf(file));
  } catch {
    return failure(DRAWING_FAULTS, 'draw.font', place);
  }
}

function natureOf(file: Uint8Array): FontNature {
  const font = openFont(file);
  return { family: font.familyName ?? undefined, bold: /bold|black|heavy/i.test(font.subfamilyName ?? '') };
}

/**
 * Files of fonts as typefaces, each for what those before it lack: files of one family are its weights. Which of them is
 * bold its name says; a family without one is bold nowhere. Throws what the reader of fonts throws at what is no font.
 */
export function groupFonts(files: readonly Uint8Array[], last: FontFiles): FontFiles {
  const families = new Map<string, { regular?: Uint8Array; bold?: Uint8Array }>();
  for (const [index, file] of files.entries()) {
    const { family: known = `font ${index}`, bold } = natureOf(file);
    const family = families.get(known) ?? {};
    families.set(known, family);
    family[bold ? 'bold' : 'regular'] ??= file;
  }
  const [first, ...others] = [...families.values()].map(({ regular, bold }) => ({
    regular: (regular ?? bold)!,
    bold: (bold ?? regular)!,
  }));
  return first ? { ...first, fallbacks: [...others, last] } : last;
}

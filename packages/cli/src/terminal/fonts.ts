import { readFile } from 'node:fs/promises';
import { type FontFiles, fontNature, groupFonts } from '@latin-puzzles/drawing/font';
import { loadFonts } from '@latin-puzzles/drawing/node';
import { accepted } from './exit.ts';
import { readingFault } from './read.ts';

/** Fonts of one's own, each for what those before it lack, and ours for what all of them do. */
export async function readFonts(files: readonly string[]): Promise<FontFiles> {
  const ours = await loadFonts();
  const own: Uint8Array[] = [];
  for (const file of files) {
    const bytes = await readFile(file).catch((error) => {
      throw readingFault(error, file);
    });
    accepted(fontNature(bytes, file));
    own.push(bytes);
  }
  return groupFonts(own, ours);
}

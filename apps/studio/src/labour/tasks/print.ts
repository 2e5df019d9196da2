import { COLOUR, GREYSCALE, type Page } from '@latin-puzzles/drawing';
import type { Task } from '../protocol.ts';
import { accepted } from '../refusal.ts';

export interface Input {
  readonly pages: readonly Page[];
  readonly title: string;
  readonly greyscale: boolean;
}

/** Pages as a PDF document. */
export const printTask: Task<Input, Uint8Array<ArrayBuffer>> = async ({ pages, title, greyscale }) => {
  const [{ renderPages }, { bookletFonts }] = await Promise.all([
    import('@latin-puzzles/drawing/pdf'),
    import('../../print/fonts.ts'),
  ]);
  const fonts = await bookletFonts();
  const bytes = accepted(await renderPages(pages, { fonts, title, theme: greyscale ? GREYSCALE : COLOUR }));
  return new Uint8Array(bytes);
};

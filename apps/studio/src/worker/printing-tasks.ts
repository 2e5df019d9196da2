import { COLOUR, GREYSCALE, type Page, renderPage } from '@latin-puzzles/drawing';
import type { BookletOrder, ComposedBooklet } from '@latin-puzzles/workshop/booklet';
import { orRefuse } from '@latin-puzzles/workshop/tools';
import { fileName } from '../downloads/download.ts';
import { makeZip } from '../downloads/zip.ts';
import type { Task } from './protocol.ts';

/** The pages of what is to be printed, set in the typeface of the print. */
export const composeTask: Task<BookletOrder, ComposedBooklet> = async (order, { fonts }) => {
  const [{ composeOrder }, { measureWith }] = await Promise.all([
    import('@latin-puzzles/workshop/booklet'),
    import('@latin-puzzles/drawing/font'),
  ]);
  return orRefuse(composeOrder(order, measureWith(await fonts())));
};

export interface PagesInput {
  readonly pages: readonly Page[];
  readonly title: string;
  readonly greyscale: boolean;
}

export interface DrawnFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Pages as a PDF document. */
export const pdfTask: Task<PagesInput, DrawnFile> = async ({ pages, title, greyscale }, { fonts }) => {
  const { renderPages } = await import('@latin-puzzles/drawing/pdf');
  const theme = greyscale ? GREYSCALE : COLOUR;
  const bytes = orRefuse(await renderPages(pages, { fonts: await fonts(), title, theme }));
  return { name: fileName(title, 'pdf'), type: 'application/pdf', bytes: new Uint8Array(bytes) };
};

/** Pages as SVG: one as it is, several as one archive. */
export const svgTask: Task<PagesInput, DrawnFile> = ({ pages, title, greyscale }) => {
  const digits = String(pages.length).length;
  const files = pages.map((page, i) => ({
    name: fileName(pages.length > 1 ? `${title} ${String(i + 1).padStart(digits, '0')}` : title, 'svg'),
    bytes: new TextEncoder().encode(renderPage(page, greyscale ? GREYSCALE : COLOUR)),
  }));
  const [first] = files;
  if (files.length === 1) return { ...first!, type: 'image/svg+xml' };
  return { name: fileName(title, 'zip'), type: 'application/zip', bytes: makeZip(files) };
};

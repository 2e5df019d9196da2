import { COLOUR, GREYSCALE, type Page, renderPage } from '@latin-puzzles/drawing';
import { fileName } from '../../downloads/download.ts';
import { zipped } from '../../print/zip.ts';
import type { Task } from '../protocol.ts';

export interface Input {
  readonly pages: readonly Page[];
  readonly title: string;
  readonly greyscale: boolean;
}

export interface File {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Pages as SVG: one as it is, several as one archive. */
export const drawPagesTask: Task<Input, File> = ({ pages, title, greyscale }) => {
  const digits = String(pages.length).length;
  const files = pages.map((page, i) => ({
    name: fileName(pages.length > 1 ? `${title} ${String(i + 1).padStart(digits, '0')}` : title, 'svg'),
    bytes: new TextEncoder().encode(renderPage(page, greyscale ? GREYSCALE : COLOUR)),
  }));
  const [first] = files;
  if (files.length === 1) return { ...first!, type: 'image/svg+xml' };
  return { name: fileName(title, 'zip'), type: 'application/zip', bytes: zipped(files) };
};

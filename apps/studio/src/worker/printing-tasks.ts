import type { LanguageCode } from '@latin-puzzles/core/basis';
import type { Page } from '@latin-puzzles/drawing';
import type { BookletOrder, ComposedBooklet } from '@latin-puzzles/workshop/booklet';
import { orRefuse } from '@latin-puzzles/workshop/tools';
import { fileName } from '../downloads/download.ts';
import { makeZip } from '../downloads/zip.ts';
import { openLook, type WishedLook } from './open-look.ts';
import type { Task } from './protocol.ts';

/** What is ordered, and how it is to look. */
export interface ComposeInput extends WishedLook {
  readonly order: BookletOrder;
}

/** The pages of what is to be printed, set in the typeface of the print. */
export const composeTask: Task<ComposeInput, ComposedBooklet> = async ({ order, ...wished }, context) => {
  const [{ composeOrder }, { measureWith }, { style, fonts }] = await Promise.all([
    import('@latin-puzzles/workshop/booklet'),
    import('@latin-puzzles/drawing/font'),
    openLook(wished, context),
  ]);
  return orRefuse(composeOrder({ ...order, options: { ...order.options, style } }, measureWith(await fonts())));
};

export interface PagesInput extends WishedLook {
  readonly pages: readonly Page[];
  readonly title: string;
  readonly author: string;
  readonly language: LanguageCode;
  /** When the pages are made, in milliseconds since 1970. */
  readonly date: number;
}

export interface DrawnFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** How many of how many pages are there. */
export interface PagesDone {
  readonly done: number;
  readonly all: number;
}

/** Pages as a PDF document, as the style wants it for a printer. */
export const pdfTask: Task<PagesInput, DrawnFile, PagesDone> = async (input, context) => {
  const { pages, title, author, language, date } = input;
  const [{ renderPages }, { style, fonts, profile }] = await Promise.all([
    import('@latin-puzzles/drawing/pdf'),
    openLook(input, context),
  ]);
  const { theme, press } = style;
  const onPage = (done: number) => context.tell({ done, all: pages.length });
  const when = new Date(date);
  const options = {
    fonts: await fonts(),
    title,
    author: author.trim(),
    language,
    date: when,
    theme,
    press,
    profile,
    onPage,
  };
  const bytes = orRefuse(await renderPages(pages, options));
  return { name: fileName(title, 'pdf'), type: 'application/pdf', bytes: new Uint8Array(bytes) };
};

export interface SvgInput extends PagesInput {
  /** Texts as outlines, which need no font where they are shown. */
  readonly outlines: boolean;
}

/** Every page as the text of an SVG document. */
export const svgPagesTask: Task<SvgInput, readonly string[], PagesDone> = async (input, context) => {
  const { pages, outlines } = input;
  const [{ renderPage }, { fontFamilies, missingInScene, outlineWith }, { style, fonts }] = await Promise.all([
    import('@latin-puzzles/drawing'),
    import('@latin-puzzles/drawing/font'),
    openLook(input, context),
  ]);
  const items = pages.flatMap(({ parts }) => parts.flatMap((part) => part.items));
  // Where texts stay texts in the usual typeface, its files need not be there.
  const files = outlines || input.style?.fonts ? await fonts() : undefined;
  const fault = files && outlines ? missingInScene({ items }, files) : undefined;
  if (fault) orRefuse({ ok: false, fault });
  const texts = !files ? {} : outlines ? { outline: outlineWith(files) } : { families: fontFamilies(files) };
  return pages.map((page, i) => {
    context.tell({ done: i, all: pages.length });
    return renderPage(page, style.theme, texts);
  });
};

/** Pages as SVG: one as it is, several as one archive. */
export const svgTask: Task<SvgInput, DrawnFile, PagesDone> = async (input, context) => {
  const texts = await svgPagesTask(input, context);
  return packed(
    texts.map((text) => new TextEncoder().encode(text)),
    input.title,
    'svg',
    'image/svg+xml',
  );
};

export interface PackInput {
  readonly files: readonly Uint8Array<ArrayBuffer>[];
  readonly title: string;
}

/** Images of pages as one file. */
export const packTask: Task<PackInput, DrawnFile> = ({ files, title }) => packed(files, title, 'png', 'image/png');

/** One file as it is, several, numbered, as one archive. */
function packed(files: readonly Uint8Array<ArrayBuffer>[], title: string, ending: string, type: string): DrawnFile {
  const [first] = files;
  if (files.length === 1) return { name: fileName(title, ending), type, bytes: first! };
  const digits = String(files.length).length;
  const named = files.map((bytes, i) => ({
    name: fileName(`${title} ${String(i + 1).padStart(digits, '0')}`, ending),
    bytes,
  }));
  return { name: fileName(title, 'zip'), type: 'application/zip', bytes: makeZip(named) };
}

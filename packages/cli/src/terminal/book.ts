import { dirname, resolve } from 'node:path';
import type { Fault } from '@latin-puzzles/core/basis';
import {
  type BookFile,
  composeBook,
  makeBookFile,
  parseBook,
  readBookPuzzles,
  STARTER_BOOK,
} from '@latin-puzzles/workshop/booklet';
import { makeTools } from '@latin-puzzles/workshop/tools';
import { EXIT, type ExitCode } from './codes.ts';
import { makeDrawerWith } from './drawer.ts';
import { accepted, acceptedFrom, describeFault } from './exit.ts';
import { refuseToOverwrite } from './output.ts';
import { readText } from './read.ts';
import { printJson, say, writeData } from './screen.ts';
import { openStyle, type ReadStyle, readStyle } from './style-file.ts';
import { writeResult } from './write.ts';

/** What the command says beside the book. */
export interface BookWishes {
  readonly output: string;
  readonly force?: boolean | undefined;
  readonly style?: string | undefined;
  readonly greyscale?: boolean | undefined;
  readonly large?: boolean | undefined;
  readonly fold?: boolean | undefined;
  readonly outlines?: boolean | undefined;
  readonly dpi?: number | undefined;
  readonly json?: boolean | undefined;
}

/** Composes the book of a file. Puzzles that cannot be printed are told and left out. */
export async function writeBook(file: string, wishes: BookWishes): Promise<ExitCode> {
  const { output, force, large, fold, outlines, dpi } = wishes;
  const written = acceptedFrom(parseBook(await readText(file)), file);
  const book = { ...written, large: large ?? written.large, fold: fold ?? written.fold } as BookFile;
  const folder = dirname(file);
  const own = await styleOf(book, folder, wishes);
  const drawer = await makeDrawerWith(own, { outlines, dpi, force, paper: book.paper ?? 'A4' });
  const { sections, notices } = await readBookPuzzles(makeTools(), book, {
    read: (name) => readText(resolve(folder, name)),
  });
  const unwritable: Fault[] = [];
  const printable = sections.map((puzzles) =>
    puzzles.filter(({ multiset, title = '', byline = '', number }) => {
      const fault = drawer.lacking([...multiset.labels, title, byline], output);
      if (fault) unwritable.push({ ...fault, place: `puzzle ${number}` });
      return !fault;
    }),
  );
  const composed = accepted(composeBook(book, printable, own.style, drawer.measure));
  const told = [...notices, ...unwritable, ...composed.notices];
  for (const notice of told) say(...describeFault(notice));
  const { title, author, language = 'en', date } = book;
  const when = date === undefined ? new Date() : new Date(`${date}T00:00:00Z`);
  const files = await drawer.writePages(composed.pages, { title, author, language, date: when }, output);
  if (wishes.json) for (const written of files) printJson(written);
  // Labels that are only smaller than large print asks for are printed.
  return told.some(({ code }) => code !== 'draw.large') ? EXIT.badInput : EXIT.yes;
}

function styleOf({ style, greyscale }: BookFile, folder: string, wishes: BookWishes): Promise<ReadStyle> {
  const grey = wishes.greyscale ?? greyscale;
  if (wishes.style !== undefined) return readStyle(wishes.style, grey);
  if (typeof style === 'object') return openStyle(style, folder, grey);
  return readStyle(style === undefined ? undefined : resolve(folder, style), grey);
}

/** Writes a book to begin with to a file, or to standard output. */
export async function writeStarterBook(file: string | undefined, force: boolean | undefined): Promise<ExitCode> {
  const text = makeBookFile(STARTER_BOOK);
  if (file === undefined) writeData(text);
  else {
    await refuseToOverwrite(file, force);
    await writeResult(file, text);
    say(`${file}: a book to begin with; \`latin book ${file} -o book.pdf\` composes it`);
  }
  return EXIT.yes;
}

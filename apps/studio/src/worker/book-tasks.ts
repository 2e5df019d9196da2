import type { BookFile, ComposedBook } from '@latin-puzzles/workshop/booklet';
import { orRefuse } from '@latin-puzzles/workshop/tools';
import { openLook, type WishedLook } from './open-look.ts';
import type { PagesDone } from './printing-tasks.ts';
import type { Task } from './protocol.ts';

export interface BookInput extends WishedLook {
  readonly book: BookFile;
  /** The texts of the files that the book names. */
  readonly texts: Readonly<Record<string, string>>;
}

/** The pages of a book. Tells how many of its puzzles are worked out. */
export const composeBookTask: Task<BookInput, ComposedBook, PagesDone> = async (
  { book, texts, ...wished },
  context,
) => {
  const [{ composeBook, readBookPuzzles }, { measureWith }, { style, fonts }] = await Promise.all([
    import('@latin-puzzles/workshop/booklet'),
    import('@latin-puzzles/drawing/font'),
    openLook(wished, context),
  ]);
  const { tools, known, tell } = context;
  const read = async (name: string) => texts[name] ?? '';
  const onProgress = (done: number, all: number) => tell({ done, all });
  const { sections, notices } = await readBookPuzzles(tools, book, { read, known, onProgress });
  const composed = orRefuse(composeBook(book, sections, style, measureWith(await fonts())));
  return { ...composed, notices: [...notices, ...composed.notices] };
};

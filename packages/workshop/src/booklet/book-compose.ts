import { type Fault, failure, type Result, success } from '@latin-puzzles/core/basis';
import {
  type BookletOptions,
  type BookletPuzzle,
  type BookPart,
  imposeFolded,
  makeBook,
  type Page,
  type Style,
  type TextMeasure,
} from '@latin-puzzles/drawing';
import type { BookFile } from './book-document.ts';
import { BOOK_FAULTS } from './faults.ts';

/** The pages of a book, and what its maker ought to know before they are printed. */
export interface ComposedBook {
  readonly pages: readonly Page[];
  readonly notices: readonly Fault[];
}

/** Sets the pages of a book whose puzzles have been read, section by section. */
export function composeBook(
  book: BookFile,
  sections: readonly (readonly BookletPuzzle[])[],
  style: Style,
  measure: TextMeasure,
): Result<ComposedBook> {
  const puzzles = sections.flat();
  if (puzzles.length === 0) return failure(BOOK_FAULTS, 'book.empty', 'parts');
  const { answers = 'back', levels = 'words', fold = false } = book;
  const options: BookletOptions = {
    ...book,
    style,
    measure,
    levels: levels === 'words' ? true : levels === 'dots' ? 'dots' : false,
    answers: answers === 'below' ? 'below' : answers === 'back',
    multipleOf4: book.multipleOf4 || fold,
  };
  const made = makeBook(partsOf(book, sections, puzzles), options);
  if (!made.ok) return made;
  const { pages, notices } = made.value;
  return success({ pages: fold ? imposeFolded(pages) : pages, notices });
}

function partsOf(
  { parts, answers = 'back' }: BookFile,
  sections: readonly (readonly BookletPuzzle[])[],
  puzzles: readonly BookletPuzzle[],
): BookPart[] {
  let section = 0;
  const made = parts
    .filter(({ kind }) => kind !== 'answers' || answers === 'back')
    .map((part) => ({ ...part, ...(part.kind === 'puzzles' && { puzzles: sections[section++]! }) }) as BookPart);
  const lacks = (kind: BookPart['kind']) => !parts.some((part) => part.kind === kind);
  // What is to be there goes to the back if the book does not say where.
  if (answers === 'back' && lacks('answers')) made.push({ kind: 'answers' });
  if (puzzles.some(({ proof }) => proof) && lacks('proofs')) made.push({ kind: 'proofs' });
  return made;
}

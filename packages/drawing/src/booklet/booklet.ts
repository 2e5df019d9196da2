import { type Result, success } from '@latin-puzzles/core/basis';
import type { Page } from '../scene/page.ts';
import { type BookPart, makeBook } from './book.ts';
import type { BookletOptions, BookletPuzzle } from './options.ts';

/** The parts of a simple book: a title page, the puzzles, the answers, the proofs, as far as they are wanted. */
export function simpleParts(puzzles: readonly BookletPuzzle[], options: BookletOptions): BookPart[] {
  if (puzzles.length === 0) return [];
  const { titlePage = false, answers = false, proofs = false } = options;
  return [
    ...(titlePage ? [{ kind: 'title' } as const] : []),
    { kind: 'puzzles', puzzles },
    ...(answers === true ? [{ kind: 'answers' } as const] : []),
    ...(proofs ? [{ kind: 'proofs' } as const] : []),
  ];
}

/** The pages of a booklet, which is a simple book. */
export function makeBooklet(puzzles: readonly BookletPuzzle[], options: BookletOptions): Result<Page[]> {
  const made = makeBook(simpleParts(puzzles, options), options);
  return made.ok ? success([...made.value.pages]) : made;
}

import { type LanguageCode, must } from '../basis/index.ts';
import { CATALOG, type CatalogEntry, resolveBoard } from '../board/index.ts';
import type { Puzzle } from './model/puzzle.ts';

/** The Latin Puzzle of the catalog that a puzzle belongs to: same board, same multiset, an inscription or none. */
export function entryOf({
  board,
  multiset,
  inscription,
}: Pick<Puzzle, 'board' | 'multiset' | 'inscription'>): CatalogEntry | undefined {
  const labels = multiset.entries.toSorted().join('\n');
  return CATALOG.find(
    (entry) =>
      entry.labels.toSorted().join('\n') === labels &&
      (entry.inscription !== undefined) === inscription.length > 0 &&
      must(resolveBoard(entry.board)).name === board.name,
  );
}

/**
 * What a puzzle is called: its own title, else that of its Latin Puzzle in the catalog, else nothing. A title of the catalog
 * is given in the language of the reader, in whichever language the puzzle carries it.
 */
export function puzzleTitle(
  puzzle: Pick<Puzzle, 'board' | 'multiset' | 'inscription' | 'title'>,
  language: LanguageCode,
): string | undefined {
  const own = puzzle.title?.trim() || undefined;
  const titles = entryOf(puzzle)?.title;
  return titles && (own === undefined || Object.values(titles).includes(own)) ? titles[language] : own;
}

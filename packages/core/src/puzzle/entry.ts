import { must } from '../basis/index.ts';
import { CATALOG, type CatalogEntry, resolveBoard } from '../board/index.ts';
import type { Puzzle } from './model/puzzle.ts';

/** The Latin Puzzle of the catalog that a puzzle belongs to: same board, same multiset, an inscription or none. */
export function entryOf({ board, multiset, inscription }: Puzzle): CatalogEntry | undefined {
  const labels = multiset.entries.toSorted().join('\n');
  return CATALOG.find(
    (entry) =>
      entry.labels.toSorted().join('\n') === labels &&
      (entry.inscription !== undefined) === inscription.length > 0 &&
      must(resolveBoard(entry.board)).name === board.name,
  );
}

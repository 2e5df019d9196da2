import { type Kysely, SqliteAdapter } from 'kysely';
import type { Tables } from '../database/index.ts';
import { type PuzzleFilter, selectPuzzles, storableFilter } from './filter.ts';
import { type DateReach, isTallied, sumTallies, tallyParts } from './tallies.ts';
import { findWalk } from './walks.ts';

/**
 * How many puzzles pass a filter. Where tallies know it they are summed; of a range that begins or ends within one, what lies in that
 * one is counted puzzle by puzzle.
 */
export async function countMatching(db: Kysely<Tables>, filter: PuzzleFilter): Promise<number> {
  if (!(db.getExecutor().adapter instanceof SqliteAdapter) || !isTallied(filter)) return countOneByOne(db, filter);
  const { whole, edges } = tallyParts(storableFilter(filter), await readReach(db));
  let count = whole ? await sumTallies(db, whole) : 0;
  for (const edge of edges) count += await countOneByOne(db, edge);
  return count;
}

/** The dates of the first and the last puzzle; an index has them ready. */
async function readReach(db: Kysely<Tables>): Promise<DateReach> {
  const end = (direction: 'asc' | 'desc') =>
    db.selectFrom('puzzles').select('added_at').orderBy('added_at', direction).limit(1).executeTakeFirst();
  return { first: (await end('asc'))?.added_at ?? '', last: (await end('desc'))?.added_at ?? '' };
}

async function countOneByOne(db: Kysely<Tables>, filter: PuzzleFilter): Promise<number> {
  const walk = await findWalk(db, filter);
  const row = await selectPuzzles(db, filter, walk?.column)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

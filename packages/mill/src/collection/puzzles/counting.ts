import type { Kysely } from 'kysely';
import type { Tables } from '../database/index.ts';
import { type PuzzleFilter, type PuzzleQuery, partsOf, selectPuzzles } from './filter.ts';
import { countUpTo, findWalk } from './walks.ts';

/** So many entries of an index are counted in a moment. */
const MANY = 250_000;

/** How many puzzles pass a filter. */
export async function countMatching(db: Kysely<Tables>, filter: PuzzleFilter): Promise<number> {
  const walk = await findWalk(db, filter);
  if (walk?.column === 'profile' && !walk.few) {
    const { profile, own } = partsOf(filter);
    const others = { others: true };
    // Where nearly all have the profile, it is quicker to leave it out, and to take off those that have another.
    if ((await countUpTo(db, MANY, selectPuzzles(db, profile!, 'profile', others))) < MANY)
      return (await countMatching(db, own)) - (await count(selectPuzzles(db, filter, 'profile', others)));
  }
  return count(selectPuzzles(db, filter, walk?.column));
}

async function count(query: PuzzleQuery): Promise<number> {
  const row = await query.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow();
  return Number(row.count);
}

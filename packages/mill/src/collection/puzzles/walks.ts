import { type Kysely, SqliteAdapter } from 'kysely';
import type { Tables } from '../database/index.ts';
import { type PuzzleFilter, type PuzzleQuery, partsOf, selectPuzzles, type WalkColumn } from './filter.ts';

/** So many entries of an index are looked at in a moment, and put in order. */
const FEW = 20_000;

/** What of a filter each index finds, in the order in which they are taken if all lead to many. */
const FOUND_BY: Readonly<Record<WalkColumn, (filter: PuzzleFilter) => PuzzleFilter | undefined>> = {
  hash: ({ hashes, hash }) => (hashes || hash ? { hashes, hash } : undefined),
  plan: ({ plan }) => (plan === undefined ? undefined : { plan }),
  profile: (filter) => partsOf(filter).profile,
  score: ({ score }) => score && { score },
  clues: ({ clues }) => clues && { clues },
  added_at: ({ added }) => added && { added },
};

/** Every column that leads an index. */
export const WALK_COLUMNS = Object.keys(FOUND_BY) as WalkColumn[];

/** An index by which all puzzles that pass a filter are found. */
export interface PuzzleWalk {
  readonly column: WalkColumn;
  /** Whether it leads to few. */
  readonly few: boolean;
}

/**
 * The index that SQLite goes along: the one that leads to the fewest puzzles if that is few, which each is asked up to a number; otherwise
 * the first. Nothing if the filter asks for nothing that has an index, or where the database knows by itself.
 */
export async function findWalk(db: Kysely<Tables>, filter: PuzzleFilter): Promise<PuzzleWalk | undefined> {
  if (!(db.getExecutor().adapter instanceof SqliteAdapter)) return undefined;
  const parts = WALK_COLUMNS.flatMap((column) => {
    const part = FOUND_BY[column](filter);
    return part ? [{ column, part }] : [];
  });
  if (parts.length < 2) return parts[0] && { column: parts[0].column, few: false };
  let best: { readonly column: WalkColumn; readonly count: number } | undefined;
  for (const { column, part } of parts) {
    const most = best?.count ?? FEW;
    const count = await countUpTo(db, most, selectPuzzles(db, part, column));
    if (count < most) best = { column, count };
  }
  return best ? { column: best.column, few: true } : { column: parts[0]!.column, few: false };
}

/** How many puzzles a query finds, up to a number. */
export async function countUpTo(db: Kysely<Tables>, most: number, query: PuzzleQuery): Promise<number> {
  const { count } = await db
    .selectFrom(query.select('puzzles.id').limit(most).as('first'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

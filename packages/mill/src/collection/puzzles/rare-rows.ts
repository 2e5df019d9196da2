import { type Kysely, SqliteAdapter } from 'kysely';
import type { Tables } from '../database/index.ts';
import { type PuzzleFilter, type RowNumbers, selectPuzzles } from './filter.ts';

/** So many puzzles are looked at one by one in a moment. */
const FEW = 5000;

/** What there is an index for, beside theorems. */
const INDEXED = [
  ...(['hashes', 'hash', 'board', 'levels', 'score', 'clues', 'added', 'hardest', 'symmetry', 'plan'] as const),
];

/** What one index finds together, so that few rows may have both though many have either. */
const TOGETHER = [
  ['board', 'levels'],
  ['board', 'clues'],
  ['board', 'score'],
] as const;

/** Whether this is SQLite, which is told how to read; PostgreSQL knows how common values are. */
export function isSqlite(db: Kysely<Tables>): boolean {
  return db.getExecutor().adapter instanceof SqliteAdapter;
}

/**
 * The puzzles that have the rarest of the things that a filter asks for, if they are few: then the others are looked up in
 * them. SQLite does not know which of several indexes leads to few rows, so that each is asked how many there are, up to a number.
 */
export async function findRareRows(
  db: Kysely<Tables>,
  { theorems = [], ...filter }: PuzzleFilter,
): Promise<RowNumbers | undefined> {
  if (!isSqlite(db)) return undefined;
  const parts = INDEXED.filter((field) => filter[field] !== undefined);
  // One thing alone is read in the order of its index, but for several levels.
  if (parts.length + theorems.length < 2 && !(filter.levels && filter.levels.length > 1)) return undefined;
  const candidates = [
    ...TOGETHER.filter((fields) => fields.every((field) => parts.includes(field))).map((fields) =>
      selectPuzzles(db, Object.fromEntries(fields.map((field) => [field, filter[field]]))).select(
        'puzzles.id as number',
      ),
    ),
    ...parts.map((field) => selectPuzzles(db, { [field]: filter[field] }).select('puzzles.id as number')),
    ...theorems.map((theorem) =>
      db.selectFrom('puzzle_theorems').select('puzzle as number').where('theorem', '=', theorem),
    ),
  ] as RowNumbers[];
  let rarest: { readonly rows: RowNumbers; readonly count: number } | undefined;
  for (const rows of candidates) {
    const most = rarest?.count ?? FEW + 1;
    const first = rows.limit(most);
    const { count } = await db
      .selectFrom(first.as('first'))
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    // The limit keeps SQLite from reading them in another way when they are a part of a query.
    if (count < most) rarest = { rows: rows.limit(FEW), count };
  }
  return rarest?.rows;
}

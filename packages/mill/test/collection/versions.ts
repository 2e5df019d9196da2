import { must } from '@latin-puzzles/core/basis';
import { type CollectionLocation, connect, MIGRATIONS, openCollection } from '@latin-puzzles/mill/collection';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { entryFor, POOL } from './support.ts';

/** All versions of the schema that there have been. */
export const VERSIONS = MIGRATIONS.map((_, index) => index + 1);

/** The version since which puzzles have profiles. */
const PROFILES_SINCE = 4;

/** Two puzzles, one of them rated, as a version would have added them: by statements of that time. */
async function addAsVersion(location: CollectionLocation, version: number): Promise<void> {
  const { db } = must(await connect(location, { migrations: MIGRATIONS.slice(0, version) }));
  const profiled = version >= PROFILES_SINCE;
  await sql`insert into boards (key, cells) values ('sudoku:2x2', 16)`.execute(db);
  if (profiled) {
    await sql`
      insert into profiles
        (key, board, level, hardest, symmetry, fair, inscribed, least_score, most_score, least_clues, most_clues)
      values
        ('a', 'sudoku:2x2', null, null, 'none', null, 0, null, null, 4, 4),
        ('b', 'sudoku:2x2', 'easy', 'fish', 'none', 1, 0, 25, 25, 5, 5)`.execute(db);
    await sql`insert into profile_theorems (theorem, profile) values ('fish', 2), ('chain', 2)`.execute(db);
  }
  const [column, first, second] = profiled ? [sql`, profile`, sql`, 1`, sql`, 2`] : [sql``, sql``, sql``];
  await sql`
    insert into puzzles (hash, board, labels, clues, inscribed, symmetry, level, score, hardest, fair, added_at, document${column})
    values
      ('abc', 'sudoku:2x2', '[]', 4, 0, 'none', null, null, null, null, '2026-01-01', '{"mood":1}'${first}),
      ('def', 'sudoku:2x2', '[]', 5, 0, 'none', 'easy', 25, 'fish', 1, '2026-01-02', '{"mood":2}'${second})`.execute(
    db,
  );
  if (!profiled) await sql`insert into puzzle_theorems (theorem, puzzle) values ('fish', 2), ('chain', 2)`.execute(db);
  await db.destroy();
}

/** Whether a collection of some version is brought up to date, with all that is in it, and works. */
export async function expectUpToDate(location: CollectionLocation, version: number): Promise<void> {
  await addAsVersion(location, version);
  const collection = must(await openCollection(location));
  const found = async (filter: Parameters<typeof collection.page>[0]) =>
    (await collection.page(filter, {})).puzzles.map(({ hash, record }) => [hash, record.mood]);
  expect(await found({})).toEqual([
    ['abc', 1],
    ['def', 2],
  ]);
  expect(await found({ board: 'sudoku:2x2', score: { from: 20 } })).toEqual([['def', 2]]);
  expect(await found({ theorems: ['chain', 'fish'], levels: ['easy'], fair: true })).toEqual([['def', 2]]);
  expect(await found({ theorems: ['last-places'] })).toEqual([]);
  expect(await found({ levels: ['easy'], score: { to: 24 } })).toEqual([]);
  expect(await found({ symmetry: 'none', clues: { from: 5 }, score: { to: 25 } })).toEqual([['def', 2]]);
  expect((await collection.stats()).theorems).toEqual([
    { name: 'chain', puzzles: 1 },
    { name: 'fish', puzzles: 1 },
  ]);
  await collection.add([entryFor(POOL[0]!, 1)]);
  expect(await collection.count({ theorems: ['fish'] })).toBe(2);
  await collection.close();
}

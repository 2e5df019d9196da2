import { sql } from 'kysely';
import type { Collection } from '../store/index.ts';

/** What the database itself finds damaged; PostgreSQL looks after its files on its own. */
export function storeFlaws(collection: Collection): Promise<string[]> {
  if (collection.store.kind === 'postgres') return Promise.resolve([]);
  return collection.read(async (db) => {
    const damage = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
    const orphans = await sql<{ table: string; parent: string }>`pragma foreign_key_check`.execute(db);
    const miscounted = await sql<{ profile: number }>`
      select profile from (select profile, count(*) as there from puzzles group by profile)
      full join (select profile, sum(puzzles) as told from tallies group by profile) using (profile)
      where coalesce(told, 0) <> coalesce(there, 0)`.execute(db);
    return [
      ...damage.rows.map((row) => row.integrity_check).filter((said) => said !== 'ok'),
      ...orphans.rows.map(({ table, parent }) => `a row of ${table} belongs to a row of ${parent} that is gone`),
      ...miscounted.rows.map(({ profile }) => `the puzzles of profile ${profile} are not as many as are tallied`),
    ];
  });
}

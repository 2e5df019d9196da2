import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** What the lines of plans that count have counted: numbers of any size, as decimal text. */
export const COUNTED: Migration = {
  title: 'counts of plans',
  async migrate(db) {
    for (const table of ['plan_lines', 'plan_chunks'])
      await sql`alter table ${sql.raw(table)} add column counted text`.execute(db);
  },
};

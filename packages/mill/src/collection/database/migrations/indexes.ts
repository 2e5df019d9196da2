import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Orders in which the first version could not read: the puzzles of a plan as they came in, and those of a level by score. */
export const INDEXES: Migration = {
  title: 'indexes for plans and for the scores of a level',
  async migrate(db) {
    await sql`create index puzzles_plan_entry on puzzles (plan, id)`.execute(db);
    await sql`create index puzzles_level_score on puzzles (level, score, id)`.execute(db);
  },
};

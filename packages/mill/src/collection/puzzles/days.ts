import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/index.ts';
import { type PuzzleFilter, selectPuzzles } from './filter.ts';
import { findWalk } from './walks.ts';

/** How many puzzles were added on a day. */
export interface DayCount {
  /** Such as `2026-11-18`, in UTC. */
  readonly day: string;
  readonly puzzles: number;
}

/** When the puzzles that pass a filter were added, day by day; days without any are left out. */
export async function readDays(db: Kysely<Tables>, filter: PuzzleFilter): Promise<DayCount[]> {
  const day = sql<string>`substr(added_at, 1, 10)`;
  const walk = await findWalk(db, filter);
  const rows = await selectPuzzles(db, filter, walk?.column)
    .select(({ fn }) => [day.as('day'), fn.countAll().as('puzzles')])
    .groupBy(day)
    .orderBy(day)
    .execute();
  return rows.map((row) => ({ day: row.day, puzzles: Number(row.puzzles) }));
}

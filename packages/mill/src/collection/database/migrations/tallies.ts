import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * How many puzzles of each profile there are, by month, number of clues and band of scores. SQLite would go through all of them to count
 * them, and keeps the numbers by triggers; PostgreSQL counts by several processes, and its writers would wait for each other.
 */
export const TALLIES: Migration = {
  title: 'tallies, by which puzzles are counted',
  async migrate(db, kind) {
    if (kind !== 'sqlite') return;
    await sql`
      create table tallies (
        profile integer not null references profiles (id),
        month text not null,
        clues integer not null,
        band integer not null,
        puzzles integer not null,
        primary key (profile, month, clues, band)
      ) without rowid`.execute(db);
    await sql
      .raw(`insert into tallies select ${cellOf('puzzles')}, count(*) from puzzles group by 1, 2, 3, 4`)
      .execute(db);
    const counted = 'profile, added_at, clues, score';
    for (const [name, event, steps] of [
      ['added', 'insert', [plusOne('new')]],
      ['removed', 'delete', [minusOne('old')]],
      ['changed', `update of ${counted}`, [minusOne('old'), plusOne('new')]],
    ] as const)
      await sql
        .raw(`create trigger puzzle_${name} after ${event} on puzzles begin ${steps.join('; ')}; end`)
        .execute(db);
  },
};

/** The cell of the table that a row of puzzles is counted in: scores in bands of five, from 0 to 40; without a score -1. */
function cellOf(row: string): string {
  const band = `min(max(cast(${row}.score / 5 as integer), 0), 40)`;
  return `${row}.profile, substr(${row}.added_at, 1, 7), ${row}.clues, case when ${row}.score is null then -1 else ${band} end`;
}

function plusOne(row: string): string {
  return `insert into tallies values (${cellOf(row)}, 1) on conflict do update set puzzles = puzzles + 1`;
}

function minusOne(row: string): string {
  return `update tallies set puzzles = puzzles - 1 where (profile, month, clues, band) = (${cellOf(row)})`;
}

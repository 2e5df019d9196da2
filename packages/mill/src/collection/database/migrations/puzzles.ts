import { type Kysely, sql } from 'kysely';
import type { DatabaseKind, Migration } from './migration.ts';
import { rowNumber } from './row-number.ts';

/** Puzzles with the boards that they are on, the theorems that they need, their proofs, and what players found them to be. */
export const PUZZLES: Migration = {
  title: 'puzzles, boards, theorems, proofs, judgements',
  async migrate(db, kind) {
    await createPuzzles(db, kind);
    await createParts(db, kind);
    await createIndexes(db);
  },
};

async function createPuzzles(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  await sql`
    create table boards (
      key text primary key,
      cells integer not null,
      definition text
    )`.execute(db);
  await sql`
    create table puzzles (
      id ${rowNumber(kind)},
      hash text not null unique,
      board text not null references boards (key),
      labels text not null,
      clues integer not null,
      inscribed integer not null,
      symmetry text not null,
      title text,
      name text,
      level text,
      score double precision,
      hardest text,
      fair integer,
      critical integer,
      plan text,
      line text,
      added_at text not null,
      document text not null
    )`.execute(db);
}

async function createParts(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  // SQLite then keeps the rows in the index itself instead of beside it.
  const withoutRowid = kind === 'sqlite' ? sql` without rowid` : sql``;
  await sql`
    create table puzzle_theorems (
      theorem text not null,
      puzzle integer not null references puzzles (id) on delete cascade,
      primary key (theorem, puzzle)
    )${withoutRowid}`.execute(db);
  await sql`create index puzzle_theorems_puzzle on puzzle_theorems (puzzle)`.execute(db);
  await sql`
    create table proofs (
      puzzle integer primary key references puzzles (id) on delete cascade,
      steps integer not null,
      proof ${kind === 'sqlite' ? sql`blob` : sql`bytea`} not null
    )`.execute(db);
  await sql`
    create table judgements (
      id ${rowNumber(kind)},
      puzzle integer not null references puzzles (id) on delete cascade,
      player text not null,
      level text not null,
      seconds double precision,
      judged_at text not null,
      unique (puzzle, player, judged_at)
    )`.execute(db);
}

/** One for every order in which queries read; the number of the row comes last, so that pages follow on each other. */
const ORDERS = {
  board: 'board, id',
  board_level: 'board, level, id',
  board_score: 'board, score, id',
  board_clues: 'board, clues, id',
  level: 'level, id',
  score: 'score, id',
  clues: 'clues, id',
  symmetry: 'symmetry, id',
  hardest: 'hardest, id',
  added_at: 'added_at, id',
  plan: 'plan, line, id',
};

async function createIndexes(db: Kysely<unknown>): Promise<void> {
  for (const [name, columns] of Object.entries(ORDERS))
    await sql`create index ${sql.raw(`puzzles_${name}`)} on puzzles (${sql.raw(columns)})`.execute(db);
}

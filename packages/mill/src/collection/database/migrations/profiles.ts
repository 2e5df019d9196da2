import { type Generated, type Kysely, sql } from 'kysely';
import type { DatabaseKind, Migration } from './migration.ts';
import { rowNumber } from './row-number.ts';

/**
 * Puzzles are found by their profiles: whatever board, level, symmetry and theorems are asked for together, the profiles that
 * have it are few and quickly found, and the rows of each lie in order.
 */
export const PROFILES: Migration = {
  title: 'profiles, by which puzzles are found',
  async migrate(db, kind) {
    for (const name of REPLACED) await sql`drop index ${sql.raw(name)}`.execute(db);
    await createProfiles(db, kind);
    await fillProfiles(db);
    await sql`drop table puzzle_theorems`.execute(db);
    for (const [name, columns] of Object.entries(WALKS))
      await sql`create index ${sql.raw(`puzzles_by_${name}`)} on puzzles (${sql.raw(columns)})`.execute(db);
    await sql`
      update profiles set (least_score, most_score, least_clues, most_clues) =
        (select min(score), max(score), min(clues), max(clues) from puzzles where puzzles.profile = profiles.id)`.execute(
      db,
    );
  },
};

const REPLACED = [
  ...['board', 'board_level', 'board_score', 'board_clues', 'level', 'level_score', 'score', 'clues', 'symmetry'],
  ...['hardest', 'added_at', 'plan', 'plan_entry'],
].map((name) => `puzzles_${name}`);

/** The columns behind the number of the row are not searched but read, so that only rows that pass are looked up. */
const WALKS = {
  profile: 'profile, id, score, clues, added_at, plan',
  score: 'score, id, profile, clues, added_at, plan',
  clues: 'clues, id, profile, score, added_at, plan',
  added: 'added_at, id, profile, score, clues, plan',
  plan: 'plan, id, line, profile, score, clues, added_at',
};

async function createProfiles(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  await sql`
    create table profiles (
      id ${rowNumber(kind)},
      key text not null unique,
      board text not null references boards (key),
      level text,
      hardest text,
      symmetry text not null,
      fair integer,
      critical integer,
      inscribed integer not null,
      least_score double precision,
      most_score double precision,
      least_clues integer not null,
      most_clues integer not null
    )`.execute(db);
  const withoutRowid = kind === 'sqlite' ? sql` without rowid` : sql``;
  await sql`
    create table profile_theorems (
      theorem text not null,
      profile integer not null references profiles (id) on delete cascade,
      primary key (theorem, profile)
    )${withoutRowid}`.execute(db);
  await sql`create index profile_theorems_profile on profile_theorems (profile)`.execute(db);
  await sql`alter table puzzles add column profile integer references profiles (id)`.execute(db);
}

/** The tables as they are at this version, as far as they are needed here. */
interface TablesHere {
  puzzles: FactsHere & { id: number; profile: number | null };
  puzzle_theorems: { theorem: string; puzzle: number };
  profiles: FactsHere & { id: Generated<number>; key: string; least_clues: number; most_clues: number };
  profile_theorems: { theorem: string; profile: number };
}

interface FactsHere {
  board: string;
  level: string | null;
  hardest: string | null;
  symmetry: string;
  fair: number | null;
  critical: number | null;
  inscribed: number;
}

/** How many puzzles are given their profiles at once. */
const PORTION = 2000;

async function fillProfiles(database: Kysely<unknown>): Promise<void> {
  const db = database as Kysely<TablesHere>;
  const known = new Map<string, number>();
  for (let last = 0; ; ) {
    const puzzles = await db
      .selectFrom('puzzles')
      .select(['id', 'board', 'level', 'hardest', 'symmetry', 'fair', 'critical', 'inscribed'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(PORTION)
      .execute();
    if (puzzles.length === 0) return;
    const first = puzzles[0]!.id;
    last = puzzles.at(-1)!.id;
    const theorems = new Map<number, string[]>(puzzles.map(({ id }) => [id, []]));
    const needed = await db
      .selectFrom('puzzle_theorems')
      .selectAll()
      .where('puzzle', '>=', first)
      .where('puzzle', '<=', last)
      .execute();
    for (const { puzzle, theorem } of needed) theorems.get(puzzle)?.push(theorem);
    const members = new Map<number, number[]>();
    for (const { id, ...facts } of puzzles) {
      const profile = await profileOf(db, facts, theorems.get(id)!.toSorted(), known);
      members.set(profile, [...(members.get(profile) ?? []), id]);
    }
    for (const [profile, ids] of members)
      await db.updateTable('puzzles').set({ profile }).where('id', 'in', ids).execute();
  }
}

async function profileOf(
  db: Kysely<TablesHere>,
  facts: FactsHere,
  theorems: readonly string[],
  known: Map<string, number>,
): Promise<number> {
  const { board, level, hardest, symmetry, fair, critical, inscribed } = facts;
  const key = JSON.stringify([board, level, hardest, symmetry, fair, critical, inscribed, theorems]);
  const made = known.get(key);
  if (made !== undefined) return made;
  const { id: profile } = await db
    .insertInto('profiles')
    // How many clues there are is found out when all puzzles have their profiles.
    .values({ key, ...facts, least_clues: 0, most_clues: 0 })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (theorems.length > 0)
    await db
      .insertInto('profile_theorems')
      .values(theorems.map((theorem) => ({ theorem, profile })))
      .execute();
  known.set(key, profile);
  return profile;
}

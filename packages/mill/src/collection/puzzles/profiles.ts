import { createHash } from 'node:crypto';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { ProfileTable, Tables } from '../database/index.ts';
import { portions } from './portions.ts';

/** What puzzles are found by that few values tell. Puzzles that have all of it in common share one row of the table. */
export interface Profile extends Omit<Selectable<ProfileTable>, 'id' | 'key' | keyof Reach> {
  /** In the order of the alphabet. */
  readonly theorems: readonly string[];
}

/** How far the scores and the clues of the puzzles of a profile reach; it may grow, and does not shrink. */
type Reach = Pick<Selectable<ProfileTable>, 'least_score' | 'most_score' | 'least_clues' | 'most_clues'>;

/** A profile as it lies in the table. */
export type StoredProfile = Profile & Reach;

/** The profile of a puzzle, and what else it is found by. */
export interface Profiled {
  readonly profile: Profile;
  readonly puzzle: { readonly score?: number | null | undefined; readonly clues: number };
}

/** A longer key would not fit into an index of PostgreSQL. */
const LONGEST_KEY = 600;

/** The same text for the same profile. */
export function profileKey(profile: Profile): string {
  const { board, level, hardest, symmetry, fair, critical, inscribed, theorems } = profile;
  const key = JSON.stringify([board, level, hardest, symmetry, fair, critical, inscribed, theorems]);
  return key.length <= LONGEST_KEY ? key : `sha256:${createHash('sha256').update(key).digest('hex')}`;
}

/**
 * The numbers of the profiles of puzzles by their keys, within a transaction; those that are not there yet are made, and those that
 * do not reach as far as these puzzles are widened. Their boards must be there.
 */
export async function numberProfiles(
  trx: Kysely<Tables>,
  puzzles: readonly Profiled[],
): Promise<ReadonlyMap<string, number>> {
  const wanted = new Map<string, StoredProfile>();
  for (const { profile, puzzle } of puzzles) {
    const key = profileKey(profile);
    const score = puzzle.score ?? null;
    const own = { least_score: score, most_score: score, least_clues: puzzle.clues, most_clues: puzzle.clues };
    wanted.set(key, { ...profile, ...together(wanted.get(key) ?? own, own) });
  }
  const known = new Map<string, Reach & { readonly id: number }>();
  const look = async () => {
    const keys = [...wanted.keys()].filter((key) => !known.has(key));
    for (const some of portions(keys)) {
      const rows = await trx
        .selectFrom('profiles')
        .select(['id', 'key', ...REACH])
        .where('key', 'in', some)
        .execute();
      for (const { key, ...row } of rows) known.set(key, row);
    }
  };
  await look();
  // In one order for all: who waits for another's row must not have one that the other waits for.
  const inOrder = [...wanted].sort(([a], [b]) => (a < b ? -1 : 1));
  for (const some of portions(inOrder.filter(([key]) => !known.has(key)))) {
    const made = await trx
      .insertInto('profiles')
      .values(some.map(([key, { theorems: _, ...row }]) => ({ key, ...row })))
      .onConflict((conflict) => conflict.doNothing())
      .returning(['id', 'key', ...REACH])
      .execute();
    const needed = made.flatMap(({ id, key }) =>
      wanted.get(key)!.theorems.map((theorem) => ({ theorem, profile: id })),
    );
    for (const rows of portions(needed)) await trx.insertInto('profile_theorems').values(rows).execute();
    for (const { key, ...row } of made) known.set(key, row);
  }
  // What is still missing was made by another meanwhile.
  if (known.size < wanted.size) await look();
  for (const [key, reach] of inOrder) if (!reaches(known.get(key)!, reach)) await widen(trx, key, reach);
  return new Map([...known].map(([key, { id }]) => [key, id]));
}

const REACH = ['least_score', 'most_score', 'least_clues', 'most_clues'] as const satisfies readonly (keyof Reach)[];

function together(a: Reach, b: Reach): Reach {
  const scores = [a.least_score, a.most_score, b.least_score, b.most_score].filter((score) => score !== null);
  return {
    least_score: scores.length > 0 ? Math.min(...scores) : null,
    most_score: scores.length > 0 ? Math.max(...scores) : null,
    least_clues: Math.min(a.least_clues, b.least_clues),
    most_clues: Math.max(a.most_clues, b.most_clues),
  };
}

function reaches(known: Reach, reach: Reach): boolean {
  const both = together(known, reach);
  return REACH.every((name) => both[name] === known[name]);
}

/** Compared in the database, where another may have widened it meanwhile. */
async function widen(trx: Kysely<Tables>, key: string, reach: Reach): Promise<void> {
  const further = (name: keyof Reach, sign: '<' | '>') => {
    const column = sql.ref(name);
    return sql<number>`case when ${column} ${sql.raw(sign)}= ${reach[name]} then ${column} else ${reach[name]} end`;
  };
  const clues = { least_clues: further('least_clues', '<'), most_clues: further('most_clues', '>') };
  const scores = { least_score: further('least_score', '<'), most_score: further('most_score', '>') };
  const values = reach.least_score === null ? clues : { ...clues, ...scores };
  await trx.updateTable('profiles').set(values).where('key', '=', key).execute();
}

/** The profiles by which puzzles are found, by the numbers of the puzzles. */
export async function profilesOf(db: Kysely<Tables>, ids: readonly number[]): Promise<Map<number, StoredProfile>> {
  const rows = await db
    .selectFrom('puzzles')
    .innerJoin('profiles', 'profiles.id', 'puzzles.profile')
    .selectAll('profiles')
    .select('puzzles.id as puzzle')
    .where('puzzles.id', 'in', ids)
    .execute();
  const theorems = await theoremsOf(db, [...new Set(rows.map(({ id }) => id))]);
  return new Map(
    rows.map(({ puzzle, id, key: _, ...facts }) => [puzzle, { ...facts, theorems: theorems.get(id) ?? [] }]),
  );
}

/** The theorems of profiles by the numbers of these. */
async function theoremsOf(db: Kysely<Tables>, profiles: readonly number[]): Promise<Map<number, string[]>> {
  const theorems = new Map<number, string[]>();
  if (profiles.length === 0) return theorems;
  const rows = await db.selectFrom('profile_theorems').selectAll().where('profile', 'in', profiles).execute();
  for (const { profile, theorem } of rows) theorems.set(profile, [...(theorems.get(profile) ?? []), theorem].sort());
  return theorems;
}

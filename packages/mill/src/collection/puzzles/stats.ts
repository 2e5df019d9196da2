import { LEVELS, type Level } from '@latin-puzzles/core/rating';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/index.ts';

/** How many puzzles there are of something. */
export interface Tally {
  readonly name: string;
  readonly puzzles: number;
}

/** The puzzles of one board. */
export interface BoardStats extends Tally {
  readonly clues: { readonly least: number; readonly most: number; readonly mean: number };
  /** How many of each level; those without a rating are in none. */
  readonly levels: Readonly<Partial<Record<Level, number>>>;
}

/** How far players and ratings agree. */
export interface JudgementStats {
  readonly judgements: number;
  readonly players: number;
  readonly puzzles: number;
  /** Judgements of puzzles that have a rating: how many there are, and in how many both say the same, or are at most one level apart. */
  readonly compared: number;
  readonly same: number;
  readonly near: number;
}

/** What there is in a collection, in numbers. */
export interface CollectionStats {
  readonly puzzles: number;
  readonly rated: number;
  readonly fair: number;
  readonly proofs: number;
  /** The dates of the first and the last puzzle that were added. */
  readonly added: { readonly first: string | undefined; readonly last: string | undefined };
  readonly boards: readonly BoardStats[];
  readonly symmetries: readonly Tally[];
  /** How many puzzles need each theorem. */
  readonly theorems: readonly Tally[];
  readonly judgements: JudgementStats;
}

export async function readStats(db: Kysely<Tables>): Promise<CollectionStats> {
  const { first, last } = await db
    .selectFrom('puzzles')
    .select(({ fn }) => [fn.min('added_at').as('first'), fn.max('added_at').as('last')])
    .executeTakeFirstOrThrow();
  const groups = await readGroups(db);
  const proofs = await db
    .selectFrom('proofs')
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return {
    puzzles: sum(groups, ({ puzzles }) => puzzles),
    rated: sum(groups, ({ rated }) => rated),
    fair: sum(groups, ({ fair, puzzles }) => (fair === 1 ? puzzles : 0)),
    proofs: Number(proofs.count),
    added: { first: first ?? undefined, last: last ?? undefined },
    boards: boardStats(groups),
    symmetries: tally(groups.map(({ symmetry, puzzles }) => ({ name: symmetry, puzzles }))),
    theorems: tally(await theoremCounts(db, groups)),
    judgements: await judgementStats(db),
  };
}

/** The puzzles of one profile, in numbers. */
interface Group {
  readonly profile: number;
  readonly board: string;
  readonly level: string | null;
  readonly symmetry: string;
  readonly fair: number | null;
  readonly puzzles: number;
  readonly rated: number;
  readonly least: number;
  readonly most: number;
  /** Of all puzzles together. */
  readonly clues: number;
}

/** One walk along an index tells nearly all. */
async function readGroups(db: Kysely<Tables>): Promise<Group[]> {
  const counted = db
    .selectFrom('puzzles')
    .select(({ fn }) => [
      'puzzles.profile',
      fn.countAll().as('puzzles'),
      fn.count('score').as('rated'),
      fn.min('clues').as('least'),
      fn.max('clues').as('most'),
      fn.sum('clues').as('clues'),
    ])
    .groupBy('puzzles.profile');
  const rows = await db
    .selectFrom(counted.as('counted'))
    .innerJoin('profiles', 'profiles.id', 'counted.profile')
    .select(['profile', 'board', 'level', 'symmetry', 'fair', 'puzzles', 'rated', 'least', 'most', 'clues'])
    .execute();
  return rows.map(({ puzzles, rated, clues, ...row }) => ({
    ...row,
    puzzles: Number(puzzles),
    rated: Number(rated),
    clues: Number(clues),
  }));
}

async function theoremCounts(db: Kysely<Tables>, groups: readonly Group[]): Promise<Tally[]> {
  const counts = new Map(groups.map(({ profile, puzzles }) => [profile, puzzles]));
  const needed = await db.selectFrom('profile_theorems').selectAll().execute();
  return needed.flatMap(({ theorem, profile }) => {
    const puzzles = counts.get(profile);
    return puzzles === undefined ? [] : [{ name: theorem, puzzles }];
  });
}

/** Those of one name together, the most frequent first. */
function tally(parts: readonly Tally[]): Tally[] {
  const puzzles = new Map<string, number>();
  for (const part of parts) puzzles.set(part.name, (puzzles.get(part.name) ?? 0) + part.puzzles);
  return [...puzzles].map(([name, count]) => ({ name, puzzles: count })).sort(byFrequency);
}

function sum<T>(items: readonly T[], value: (item: T) => number): number {
  return items.reduce((total, item) => total + value(item), 0);
}

function byFrequency(a: Tally, b: Tally): number {
  return b.puzzles - a.puzzles || (a.name < b.name ? -1 : 1);
}

function boardStats(groups: readonly Group[]): BoardStats[] {
  const boards = new Map<string, Group[]>();
  for (const group of groups) {
    const others = boards.get(group.board);
    if (others) others.push(group);
    else boards.set(group.board, [group]);
  }
  return [...boards]
    .map(([name, parts]): BoardStats => {
      const puzzles = sum(parts, (part) => part.puzzles);
      const clues = {
        least: parts.reduce((least, part) => Math.min(least, part.least), Number.POSITIVE_INFINITY),
        most: parts.reduce((most, part) => Math.max(most, part.most), 0),
        mean: sum(parts, (part) => part.clues) / puzzles,
      };
      const counted = LEVELS.map((level) => [level, sum(parts, (part) => (part.level === level ? part.puzzles : 0))]);
      return { name, puzzles, clues, levels: Object.fromEntries(counted.filter(([, count]) => count)) };
    })
    .sort(byFrequency);
}

async function judgementStats(db: Kysely<Tables>): Promise<JudgementStats> {
  const whole = await db
    .selectFrom('judgements')
    .select(({ fn }) => [
      fn.countAll().as('judgements'),
      fn.count('player').distinct().as('players'),
      fn.count('puzzle').distinct().as('puzzles'),
    ])
    .executeTakeFirstOrThrow();
  const pairs = await db
    .selectFrom('judgements')
    .innerJoin('puzzles', 'puzzles.id', 'judgements.puzzle')
    .select(({ fn }) => ['puzzles.level as rated', 'judgements.level as judged', fn.countAll().as('count')])
    .where('puzzles.level', 'is not', null)
    .groupBy(['puzzles.level', 'judgements.level'])
    .execute();
  const apart = (most: number) =>
    pairs
      .filter(({ rated, judged }) => Math.abs(rank(rated) - rank(judged)) <= most)
      .reduce((total, { count }) => total + Number(count), 0);
  return {
    judgements: Number(whole.judgements),
    players: Number(whole.players),
    puzzles: Number(whole.puzzles),
    compared: apart(LEVELS.length),
    same: apart(0),
    near: apart(1),
  };
}

function rank(level: string | null): number {
  return LEVELS.indexOf(level as Level);
}

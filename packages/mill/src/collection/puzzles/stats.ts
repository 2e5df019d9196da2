import { LEVELS, type Level } from '@latin-puzzles/core/rating';
import { type Kysely, sql } from 'kysely';
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
  const [whole] = await db
    .selectFrom('puzzles')
    .select(({ fn }) => [
      fn.countAll().as('puzzles'),
      fn.count('score').as('rated'),
      fn.sum('fair').as('fair'),
      fn.min('added_at').as('first'),
      fn.max('added_at').as('last'),
    ])
    .execute();
  const proofs = await db
    .selectFrom('proofs')
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return {
    puzzles: Number(whole!.puzzles),
    rated: Number(whole!.rated),
    fair: Number(whole!.fair ?? 0),
    proofs: Number(proofs.count),
    added: { first: whole!.first ?? undefined, last: whole!.last ?? undefined },
    boards: await boardStats(db),
    symmetries: await tally(sql`select symmetry as name, count(*) as puzzles from puzzles group by symmetry`, db),
    theorems: await tally(sql`select theorem as name, count(*) as puzzles from puzzle_theorems group by theorem`, db),
    judgements: await judgementStats(db),
  };
}

/** The most frequent first. */
async function tally(
  query: ReturnType<typeof sql<{ name: string; puzzles: number | string }>>,
  db: Kysely<Tables>,
): Promise<Tally[]> {
  const { rows } = await query.execute(db);
  return rows.map(({ name, puzzles }) => ({ name, puzzles: Number(puzzles) })).sort(byFrequency);
}

function byFrequency(a: Tally, b: Tally): number {
  return b.puzzles - a.puzzles || (a.name < b.name ? -1 : 1);
}

async function boardStats(db: Kysely<Tables>): Promise<BoardStats[]> {
  const rows = await db
    .selectFrom('puzzles')
    .select(({ fn }) => [
      'board',
      'level',
      fn.countAll().as('puzzles'),
      fn.min('clues').as('least'),
      fn.max('clues').as('most'),
      fn.sum('clues').as('clues'),
    ])
    .groupBy(['board', 'level'])
    .execute();
  const boards = new Map<string, typeof rows>();
  for (const row of rows) boards.set(row.board, [...(boards.get(row.board) ?? []), row]);
  return [...boards]
    .map(([name, parts]): BoardStats => {
      const puzzles = parts.reduce((sum, part) => sum + Number(part.puzzles), 0);
      const clues = {
        least: Math.min(...parts.map(({ least }) => least)),
        most: Math.max(...parts.map(({ most }) => most)),
        mean: parts.reduce((sum, part) => sum + Number(part.clues), 0) / puzzles,
      };
      const counted = LEVELS.map((level) => [level, Number(parts.find((part) => part.level === level)?.puzzles ?? 0)]);
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
      .reduce((sum, { count }) => sum + Number(count), 0);
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

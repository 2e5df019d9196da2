import type { Level } from '@latin-puzzles/core/rating';
import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import type { PuzzleTable, Tables } from '../database/index.ts';
import { type PuzzleFilter, partsOf, selectPuzzles, type WalkColumn } from './filter.ts';
import { MOST_NUMBER, storableText } from './storable.ts';
import { findWalk, type PuzzleWalk } from './walks.ts';

/** A puzzle of a collection. */
export interface StoredPuzzle {
  /** Its number in this collection. */
  readonly id: number;
  readonly hash: string;
  /** The name of a board, or the key of a board of one's own. */
  readonly board: string;
  readonly labels: readonly string[];
  readonly clues: number;
  readonly inscribed: boolean;
  readonly symmetry: string;
  readonly title: string | undefined;
  readonly name: string | undefined;
  readonly level: Level | undefined;
  readonly score: number | undefined;
  readonly hardest: string | undefined;
  readonly fair: boolean | undefined;
  readonly critical: boolean | undefined;
  readonly plan: string | undefined;
  readonly line: string | undefined;
  readonly added: string;
  /** The native document, complete. */
  readonly record: Readonly<Record<string, unknown>>;
}

/** The orders in which puzzles can be read: as they came in, by date, by score, by the number of clues. */
export const PUZZLE_ORDERS = ['entry', 'added', 'score', 'clues'] as const;
/** One of `PUZZLE_ORDERS`. */
export type PuzzleOrderName = (typeof PUZZLE_ORDERS)[number];

/** The last puzzle of a page, behind which the next one begins. */
export interface PageEnd {
  /** The score, the date or the number of clues, whatever goes the order. */
  readonly value?: number | string | undefined;
  readonly id: number;
}

/** How puzzles are read. */
export interface QueryOptions {
  /** Unless given, what an index has ready: by the range that is asked for, or as they came in. By score only what has one is read. */
  readonly order?: PuzzleOrderName | undefined;
  readonly descending?: boolean | undefined;
  readonly limit?: number | undefined;
  readonly after?: PageEnd | undefined;
}

/** A page of puzzles. */
export interface PuzzlePage {
  readonly puzzles: readonly StoredPuzzle[];
  /** What to ask the next page for; nothing at the end. */
  readonly end: PageEnd | undefined;
}

const COLUMNS = { added: 'added_at', score: 'score', clues: 'clues' } as const;

/** Whether a page in an order can end at something, which may come from whoever asks for the next one. */
export function canEndPage({ id, value }: PageEnd, filter: PuzzleFilter, { order }: QueryOptions): boolean {
  if (!Number.isInteger(id) || id < 0 || id > MOST_NUMBER) return false;
  switch (order ?? usualOrder(filter)) {
    case 'entry':
      return true;
    case 'added':
      return typeof value === 'string' && value === storableText(value);
    case 'score':
      return typeof value === 'number' && Number.isFinite(value);
    case 'clues':
      return Number.isInteger(value) && Math.abs(value as number) <= MOST_NUMBER;
  }
}

/** Where all entries of one value lie in the order in which puzzles came in. */
const IN_ENTRY_ORDER: readonly WalkColumn[] = ['profile', 'plan'];

/** How many puzzles are read at once. */
const PAGE = 200;

/** A page of the puzzles that pass a filter; the index to go along is found out, unless it is known. */
export async function readPage(
  db: Kysely<Tables>,
  filter: PuzzleFilter,
  { order = usualOrder(filter), descending = false, limit = PAGE, after }: QueryOptions = {},
  known?: PuzzleWalk | undefined,
): Promise<PuzzlePage> {
  const direction = descending ? 'desc' : 'asc';
  const beyond = descending ? '<' : '>';
  const column = order === 'entry' ? undefined : COLUMNS[order];
  const walk = columnToWalk(known ?? (await findWalk(db, filter)), column);
  // Of an order that the index does not have, SQLite must not make use: it would go through all puzzles to have it.
  const sorted = walk !== undefined && !(column ? walk === column : IN_ENTRY_ORDER.includes(walk));
  const id = (sorted ? sql`+puzzles.id` : sql.ref('puzzles.id')) as RawBuilder<number>;
  let passing = selectPuzzles(db, filter, walk).select('puzzles.id as number');
  if (!column) {
    if (after) passing = passing.where(id, beyond, after.id);
  } else {
    const value = sorted ? sql`+${sql.ref(`puzzles.${column}`)}` : sql.ref(`puzzles.${column}`);
    if (column === 'score') passing = passing.where(value, 'is not', null);
    if (after)
      passing = passing.where(sql<boolean>`(${value}, ${id}) ${sql.raw(beyond)} (${after.value}, ${after.id})`);
    passing = passing.orderBy(value, direction);
  }
  // Their numbers first: the rows, documents and all, are fetched of one page only.
  const numbers = passing.orderBy(id, direction).limit(limit);
  let query = db
    .selectFrom(numbers.as('numbers'))
    .innerJoin('puzzles', 'puzzles.id', 'numbers.number')
    .leftJoin('boards', 'boards.key', 'puzzles.board')
    .selectAll('puzzles')
    .select('boards.definition');
  if (column) query = query.orderBy(`puzzles.${column}`, direction);
  const rows = await query.orderBy('puzzles.id', direction).execute();
  const last = rows.length < limit ? undefined : rows.at(-1);
  return { puzzles: rows.map(storedPuzzle), end: last && { id: last.id, value: column && last[column]! } };
}

/** The puzzles that pass a filter, as they are read, a page at a time. */
export async function* readPuzzlePages(
  db: Kysely<Tables>,
  filter: PuzzleFilter,
  { limit = Number.POSITIVE_INFINITY, ...options }: QueryOptions = {},
): AsyncGenerator<readonly StoredPuzzle[], void, undefined> {
  let { after } = options;
  const walk = await findWalk(db, filter);
  for (let left = limit; left > 0; ) {
    const wanted = { ...options, after, limit: Math.min(PAGE, left) };
    const { puzzles, end } = await readPage(db, filter, wanted, walk);
    if (puzzles.length > 0) yield puzzles;
    if (!end) return;
    after = end;
    left -= puzzles.length;
  }
}

/** One in which an index gives the first page without a look at all that pass. */
function usualOrder(filter: PuzzleFilter): PuzzleOrderName {
  if (filter.plan !== undefined || partsOf(filter).profile) return 'entry';
  if (filter.added) return 'added';
  if (filter.score) return 'score';
  return filter.clues ? 'clues' : 'entry';
}

/** Few puzzles are put in order; many are read in the order of the index that has it. */
function columnToWalk(walk: PuzzleWalk | undefined, order: WalkColumn | undefined): WalkColumn | undefined {
  return walk && !walk.few && order ? order : walk?.column;
}

type PuzzleRow = Selectable<PuzzleTable> & { readonly definition: string | null };

/** A row as what it says. */
function storedPuzzle(row: PuzzleRow): StoredPuzzle {
  const { labels, inscribed, title, name, level, score, hardest, fair, critical, plan, line } = row;
  const record = JSON.parse(row.document);
  if (row.definition !== null) record.board = JSON.parse(row.definition);
  return {
    id: row.id,
    hash: row.hash,
    board: row.board,
    labels: JSON.parse(labels),
    clues: row.clues,
    inscribed: inscribed === 1,
    symmetry: row.symmetry,
    title: title ?? undefined,
    name: name ?? undefined,
    level: (level as Level | null) ?? undefined,
    score: score ?? undefined,
    hardest: hardest ?? undefined,
    fair: yesOrNothing(fair),
    critical: yesOrNothing(critical),
    plan: plan ?? undefined,
    line: line ?? undefined,
    added: row.added_at,
    record,
  };
}

function yesOrNothing(value: number | null): boolean | undefined {
  return value === null ? undefined : value === 1;
}

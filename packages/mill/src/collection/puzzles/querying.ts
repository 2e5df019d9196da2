import type { Level } from '@latin-puzzles/core/rating';
import type { Kysely, Selectable } from 'kysely';
import type { PuzzleTable, Tables } from '../database/index.ts';
import {
  type PuzzleFilter,
  type PuzzleQuery,
  type ReadingPath,
  type RowNumbers,
  rowNumberColumn,
  selectPuzzles,
} from './filter.ts';
import { findRareRows, isSqlite } from './rare-rows.ts';

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

/** How many puzzles are read at once. */
const PAGE = 200;

/** A page of the puzzles that pass a filter; the rows that have the rarest of it are found out, unless they are known. */
export async function readPage(
  db: Kysely<Tables>,
  filter: PuzzleFilter,
  { order = usualOrder(filter), descending = false, limit = PAGE, after }: QueryOptions = {},
  rareRows: Promise<RowNumbers | undefined> = findRareRows(db, filter),
): Promise<PuzzlePage> {
  const direction = descending ? 'desc' : 'asc';
  const beyond = descending ? '<' : '>';
  const path = isSqlite(db) ? pathFor(filter, order, await rareRows) : undefined;
  const number = order !== 'entry' || path?.rows ? 'puzzles.id' : rowNumberColumn(filter);
  let query = selectPuzzles(db, filter, path);
  if (order === 'entry') {
    if (after) query = query.where(number, beyond, after.id);
  } else {
    const column = COLUMNS[order];
    if (order === 'score') query = query.where('score', 'is not', null);
    if (after)
      query = query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple(column, 'puzzles.id'), beyond, tuple(after.value as never, after.id)),
      );
    query = query.orderBy(column, direction);
  }
  const rows = await withBoards(query).orderBy(number, direction).limit(limit).execute();
  const last = rows.length < limit ? undefined : rows.at(-1);
  return {
    puzzles: rows.map(storedPuzzle),
    end: last && { id: last.id, value: order === 'entry' ? undefined : last[COLUMNS[order]]! },
  };
}

/** The puzzles that pass a filter, as they are read, a page at a time. */
export async function* readPuzzlePages(
  db: Kysely<Tables>,
  filter: PuzzleFilter,
  { limit = Number.POSITIVE_INFINITY, ...options }: QueryOptions = {},
): AsyncGenerator<readonly StoredPuzzle[], void, undefined> {
  let { after } = options;
  const rareRows = findRareRows(db, filter);
  for (let left = limit; left > 0; ) {
    const wanted = { ...options, after, limit: Math.min(PAGE, left) };
    const { puzzles, end } = await readPage(db, filter, wanted, rareRows);
    if (puzzles.length > 0) yield puzzles;
    if (!end) return;
    after = end;
    left -= puzzles.length;
  }
}

/** One in which an index gives the first page without a look at all that pass. */
function usualOrder({ score, clues, added, ...rest }: PuzzleFilter): PuzzleOrderName {
  const { levels = [], theorems = [], hardest, symmetry, plan } = rest;
  // A level is a range of scores, so that the two together may be nothing at all, which only their common index knows.
  if (score && levels.length === 1) return 'score';
  // They come in day by day: a walk in any other order would begin with all that came before.
  if (added) return 'added';
  if (levels.length > 1 || theorems.length > 0 || [hardest, symmetry, plan].some((name) => name !== undefined))
    return 'entry';
  if (score) return 'score';
  return clues && levels.length === 0 ? 'clues' : 'entry';
}

/** How SQLite reads in an order: through the few rows that are in question, or along an index that has the order. */
function pathFor(filter: PuzzleFilter, order: PuzzleOrderName, rows: RowNumbers | undefined): ReadingPath {
  if (rows) return { rows, usable: [] };
  const { board, levels = [], theorems = [] } = filter;
  if (order === 'added') return { usable: ['added_at'] };
  if (order === 'clues') return { usable: ['clues', 'board'] };
  if (order === 'score')
    return { usable: levels.length === 1 || board === undefined ? ['score', 'level'] : ['score', 'board'] };
  if (theorems.length > 0) return { byTheorem: true, usable: [] };
  const named = ['hardest', 'symmetry', 'plan', 'line', 'hash'] as const;
  return { usable: levels.length > 1 ? [...named, 'board'] : [...named, 'board', 'level'] };
}

type PuzzleRow = Selectable<PuzzleTable> & { readonly definition: string | null };

function withBoards(query: PuzzleQuery) {
  return query.leftJoin('boards', 'boards.key', 'puzzles.board').selectAll('puzzles').select('boards.definition');
}

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

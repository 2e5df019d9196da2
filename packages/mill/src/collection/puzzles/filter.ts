import type { Level } from '@latin-puzzles/core/rating';
import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import type { Tables } from '../database/index.ts';

/** From one value to another, both included; without an end where one is missing. */
export interface FilterRange<T> {
  readonly from?: T | undefined;
  readonly to?: T | undefined;
}

/** What is asked of puzzles: those that have all of it. */
export interface PuzzleFilter {
  readonly hashes?: readonly string[] | undefined;
  /** From one hash, or the beginning of one, up to another; `to` is not included. */
  readonly hash?: FilterRange<string> | undefined;
  /** The name of a board, such as `sudoku:3x3`, or the key of a board of one's own, `own:…`. */
  readonly board?: string | undefined;
  /** Any of these levels. */
  readonly levels?: readonly Level[] | undefined;
  readonly score?: FilterRange<number> | undefined;
  readonly clues?: FilterRange<number> | undefined;
  /** When it was added, in ISO 8601; `to` is not included. */
  readonly added?: FilterRange<string> | undefined;
  /** All of these theorems are needed. */
  readonly theorems?: readonly string[] | undefined;
  readonly hardest?: string | undefined;
  /** The name of the symmetry of the pattern of clues. */
  readonly symmetry?: string | undefined;
  readonly fair?: boolean | undefined;
  readonly critical?: boolean | undefined;
  readonly inscribed?: boolean | undefined;
  readonly title?: string | undefined;
  /** The field `id` of the document. */
  readonly name?: string | undefined;
  readonly plan?: string | undefined;
  readonly line?: string | undefined;
}

export type PuzzleQuery = SelectQueryBuilder<Tables, 'puzzles', Record<never, never>>;

/** The columns that are asked for one value. */
const EQUAL = ['board', 'hardest', 'symmetry', 'title', 'name', 'plan', 'line'] as const;
const YES_OR_NO = ['fair', 'critical', 'inscribed'] as const;

/** The puzzles that pass a filter. */
export function selectPuzzles(db: Kysely<Tables>, filter: PuzzleFilter): PuzzleQuery {
  const { hashes, hash, levels, score, clues, added, theorems = [] } = filter;
  let query: PuzzleQuery = db.selectFrom('puzzles');
  for (const [index, theorem] of theorems.entries()) query = joinTheorem(query, theorem, `theorem_${index}`);
  for (const column of EQUAL) if (filter[column] !== undefined) query = query.where(column, '=', filter[column]);
  for (const column of YES_OR_NO)
    if (filter[column] !== undefined) query = query.where(column, '=', Number(filter[column]));
  if (hashes) query = query.where('hash', 'in', [...hashes]);
  if (hash?.from !== undefined) query = query.where('hash', '>=', hash.from);
  if (hash?.to !== undefined) query = query.where('hash', '<', hash.to);
  // Of several levels the index would give one after the other, and all would have to be sorted for the first page.
  if (levels)
    query =
      levels.length === 1
        ? query.where('level', '=', levels[0]!)
        : query.where(sql<string>`(level || '')`, 'in', [...levels]);
  if (score?.from !== undefined) query = query.where('score', '>=', score.from);
  if (score?.to !== undefined) query = query.where('score', '<=', score.to);
  if (clues?.from !== undefined) query = query.where('clues', '>=', clues.from);
  if (clues?.to !== undefined) query = query.where('clues', '<=', clues.to);
  if (added?.from !== undefined) query = query.where('added_at', '>=', added.from);
  if (added?.to !== undefined) query = query.where('added_at', '<', added.to);
  return query;
}

/** The column of row numbers by whose order pages are read: that of the first theorem, whose rows lie in it. */
export function rowNumberColumn({ theorems = [] }: PuzzleFilter): 'puzzles.id' {
  return theorems.length > 0 ? ('theorem_0.puzzle' as 'puzzles.id') : 'puzzles.id';
}

/** A join and not a list: the rows of a theorem lie in the order of puzzles, so that a page need not look at all of them. */
function joinTheorem(query: PuzzleQuery, theorem: string, alias: string): PuzzleQuery {
  const table = `puzzle_theorems as ${alias}` as 'puzzle_theorems as alias';
  return query.innerJoin(table, (join) =>
    join.onRef(sql.ref(`${alias}.puzzle`) as never, '=', 'puzzles.id').on(sql.ref(`${alias}.theorem`), '=', theorem),
  ) as unknown as PuzzleQuery;
}

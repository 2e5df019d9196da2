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

type FilterColumn = (typeof EQUAL)[number] | (typeof YES_OR_NO)[number] | 'hash' | 'level' | RangeColumn;
type RangeColumn = 'score' | 'clues' | 'added_at';

/** A query for numbers of rows. */
export type RowNumbers = SelectQueryBuilder<Tables, 'puzzles', { number: number }>;

/** How SQLite is to read puzzles. */
export interface ReadingPath {
  /** Only these rows. */
  readonly rows?: RowNumbers | undefined;
  /** The columns of which an index may be used. */
  readonly usable: readonly FilterColumn[];
  /** Whether the rows of theorems are gone through, and not looked up for every puzzle. */
  readonly byTheorem?: boolean | undefined;
}

/** The puzzles that pass a filter, as the database likes to find them, or on a path. */
export function selectPuzzles(db: Kysely<Tables>, filter: PuzzleFilter, path?: ReadingPath): PuzzleQuery {
  const { hashes, hash, levels, score, clues, added, theorems = [] } = filter;
  let query: PuzzleQuery = path?.rows ? selectRows(db, path.rows) : db.selectFrom('puzzles');
  // To SQLite a column with a plus is an expression, of which there is no index.
  const column = <Name extends FilterColumn>(name: Name): Name =>
    (path && !path.usable.includes(name) ? sql`+${sql.ref(`puzzles.${name}`)}` : name) as Name;
  for (const [index, theorem] of theorems.entries())
    query = path && !path.byTheorem ? whereNeeds(query, theorem) : joinTheorem(query, theorem, `theorem_${index}`);
  for (const name of EQUAL) if (filter[name] !== undefined) query = query.where(column(name), '=', filter[name]);
  for (const name of YES_OR_NO)
    if (filter[name] !== undefined) query = query.where(column(name), '=', Number(filter[name]));
  if (hashes) query = query.where(column('hash'), 'in', [...hashes]);
  if (hash?.from !== undefined) query = query.where(column('hash'), '>=', hash.from);
  if (hash?.to !== undefined) query = query.where(column('hash'), '<', hash.to);
  if (levels)
    query =
      levels.length === 1
        ? query.where(column('level'), '=', levels[0]!)
        : query.where(column('level'), 'in', [...levels]);
  if (score?.from !== undefined) query = query.where(column('score'), '>=', score.from);
  if (score?.to !== undefined) query = query.where(column('score'), '<=', score.to);
  if (clues?.from !== undefined) query = query.where(column('clues'), '>=', clues.from);
  if (clues?.to !== undefined) query = query.where(column('clues'), '<=', clues.to);
  if (added?.from !== undefined) query = query.where(column('added_at'), '>=', added.from);
  if (added?.to !== undefined) query = query.where(column('added_at'), '<', added.to);
  return query;
}

/** The column of row numbers by whose order pages are read: that of the first theorem, whose rows lie in it. */
export function rowNumberColumn({ theorems = [] }: PuzzleFilter): 'puzzles.id' {
  return theorems.length > 0 ? ('theorem_0.puzzle' as 'puzzles.id') : 'puzzles.id';
}

/** SQLite keeps the order of the tables of a cross join: it goes through the numbers, and looks each puzzle up. */
function selectRows(db: Kysely<Tables>, rows: RowNumbers): PuzzleQuery {
  return db
    .selectFrom(rows.as('numbers'))
    .crossJoin('puzzles')
    .whereRef('puzzles.id', '=', 'numbers.number') as unknown as PuzzleQuery;
}

function whereNeeds(query: PuzzleQuery, theorem: string): PuzzleQuery {
  return query.where(({ exists, selectFrom }) =>
    exists(
      selectFrom('puzzle_theorems as needed')
        .select('needed.puzzle')
        .where('needed.theorem', '=', theorem)
        .whereRef('needed.puzzle', '=', 'puzzles.id'),
    ),
  );
}

/** A join and not a list: the rows of a theorem lie in the order of puzzles, so that a page need not look at all of them. */
function joinTheorem(query: PuzzleQuery, theorem: string, alias: string): PuzzleQuery {
  const table = `puzzle_theorems as ${alias}` as 'puzzle_theorems as alias';
  return query.innerJoin(table, (join) =>
    join.onRef(sql.ref(`${alias}.puzzle`) as never, '=', 'puzzles.id').on(sql.ref(`${alias}.theorem`), '=', theorem),
  ) as unknown as PuzzleQuery;
}

import type { Level } from '@latin-puzzles/core/rating';
import { type ExpressionBuilder, type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import type { Tables } from '../database/index.ts';
import { findableText, storableRange, storableText } from './storable.ts';

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

/** The columns that lead an index which has all that filters ask for, but for titles, names and lines. */
export type WalkColumn = 'profile' | 'score' | 'clues' | 'added_at' | 'plan' | 'hash';

/** What profiles are asked for, beside levels and theorems. */
const PROFILE_EQUAL = ['board', 'hardest', 'symmetry'] as const;
const PROFILE_YES_OR_NO = ['fair', 'critical', 'inscribed'] as const;
const EQUAL = ['title', 'name', 'plan', 'line'] as const;

/** What a filter asks of profiles, if anything, and what of the puzzles themselves. */
export function partsOf(filter: PuzzleFilter): { profile: PuzzleFilter | undefined; own: PuzzleFilter } {
  const { hashes, hash, score, clues, added, title, name, plan, line, ...profile } = filter;
  const { levels, theorems = [] } = profile;
  const named = [...PROFILE_EQUAL, ...PROFILE_YES_OR_NO].some((field) => profile[field] !== undefined);
  const asked = named || levels !== undefined || theorems.length > 0;
  return {
    profile: asked ? profile : undefined,
    own: { hashes, hash, score, clues, added, title, name, plan, line },
  };
}

/** A filter in values that columns can have: no text is kept that a database would refuse to be asked for. */
export function storableFilter(filter: PuzzleFilter): PuzzleFilter {
  const { board, hardest, symmetry, name, plan, line, title, theorems, hashes, hash, added, clues } = filter;
  const named = Object.entries({ board, hardest, symmetry, name, plan, line });
  return {
    ...filter,
    ...Object.fromEntries(named.map(([field, text]) => [field, text === undefined ? text : findableText(text)])),
    title: title === undefined ? title : storableText(title),
    theorems: theorems?.map(findableText),
    hashes: hashes?.map(storableText),
    hash: hash && storableEnds(hash),
    added: added && storableEnds(added),
    clues: clues && storableRange(clues),
  };
}

function storableEnds({ from, to }: FilterRange<string>): FilterRange<string> {
  return {
    from: from === undefined ? undefined : storableText(from),
    to: to === undefined ? undefined : storableText(to),
  };
}

/**
 * The puzzles that pass a filter, as the database likes to find them, or by the index of one column. SQLite does not know how
 * common values are, and must be told.
 */
export function selectPuzzles(db: Kysely<Tables>, asked: PuzzleFilter, walk?: WalkColumn): PuzzleQuery {
  const filter = storableFilter(asked);
  const { hashes, hash, score, clues, added } = filter;
  let query: PuzzleQuery = db.selectFrom('puzzles');
  // To SQLite a column with a plus is an expression, of which there is no index.
  const column = <Name extends WalkColumn | (typeof EQUAL)[number]>(name: Name): Name =>
    (walk !== undefined && walk !== name ? sql`+${sql.ref(`puzzles.${name}`)}` : `puzzles.${name}`) as Name;
  const { profile } = partsOf(filter);
  if (profile) query = query.where(column('profile'), 'in', (eb) => profilesThatPass(eb, { ...profile, score, clues }));
  for (const name of EQUAL) if (filter[name] !== undefined) query = query.where(column(name), '=', filter[name]);
  if (hashes) query = query.where(column('hash'), 'in', [...hashes]);
  if (hash?.from !== undefined) query = query.where(column('hash'), '>=', hash.from);
  if (hash?.to !== undefined) query = query.where(column('hash'), '<', hash.to);
  if (score?.from !== undefined) query = query.where(column('score'), '>=', score.from);
  if (score?.to !== undefined) query = query.where(column('score'), '<=', score.to);
  if (clues?.from !== undefined) query = query.where(column('clues'), '>=', clues.from);
  if (clues?.to !== undefined) query = query.where(column('clues'), '<=', clues.to);
  if (added?.from !== undefined) query = query.where(column('added_at'), '>=', added.from);
  if (added?.to !== undefined) query = query.where(column('added_at'), '<', added.to);
  return query;
}

/** The numbers of the profiles that have all that a filter asks of them, and puzzles in its ranges, as far as they tell. */
export function profilesThatPass(
  { selectFrom }: Pick<ExpressionBuilder<Tables, 'puzzles'>, 'selectFrom'>,
  filter: PuzzleFilter,
) {
  const { levels, theorems = [], score, clues } = filter;
  let query = selectFrom('profiles').select('profiles.id');
  for (const name of PROFILE_EQUAL)
    if (filter[name] !== undefined) query = query.where(`profiles.${name}`, '=', filter[name]);
  for (const name of PROFILE_YES_OR_NO)
    if (filter[name] !== undefined) query = query.where(`profiles.${name}`, '=', Number(filter[name]));
  if (levels) query = query.where('profiles.level', 'in', [...levels]);
  for (const theorem of theorems)
    query = query.where('profiles.id', 'in', (eb) =>
      eb.selectFrom('profile_theorems').select('profile_theorems.profile').where('theorem', '=', theorem),
    );
  if (score?.from !== undefined) query = query.where('most_score', '>=', score.from);
  if (score?.to !== undefined) query = query.where('least_score', '<=', score.to);
  if (clues?.from !== undefined) query = query.where('most_clues', '>=', clues.from);
  if (clues?.to !== undefined) query = query.where('least_clues', '<=', clues.to);
  return query;
}

import type { Kysely } from 'kysely';
import type { Tables } from '../database/index.ts';
import { type FilterRange, type PuzzleFilter, partsOf, profilesThatPass } from './filter.ts';
import { type BandRange, cutDates, cutScores, type MonthRange, scoresIn } from './tally-ranges.ts';

/** Whether a filter asks only for what tallies know. */
export function isTallied({ hashes, hash, title, name, plan, line }: PuzzleFilter): boolean {
  return [hashes, hash, title, name, plan, line].every((asked) => asked === undefined);
}

/** A filter whose ranges take in tallies as a whole or not at all. */
export interface WholeTallies {
  readonly filter: PuzzleFilter;
  readonly bands: BandRange | undefined;
  readonly months: MonthRange | undefined;
}

/** What a filter comes to: whole tallies, and the parts of its ranges that lie within one. No puzzle is in two of them. */
export interface TallyParts {
  readonly whole: WholeTallies | undefined;
  readonly edges: readonly PuzzleFilter[];
}

/** The dates of the first and the last puzzle that were added. */
export interface DateReach {
  readonly first: string;
  readonly last: string;
}

export function tallyParts(filter: PuzzleFilter, reach: DateReach): TallyParts {
  const score = given(filter.score);
  const scores = score && cutScores(score);
  const edges: PuzzleFilter[] = (scores?.edges ?? []).map((edge) => ({ ...filter, score: edge }));
  if (scores && !scores.inside) return { whole: undefined, edges };
  const bands = scores?.inside;
  const added = given(withinReach(filter.added, reach));
  const dates = added && cutDates(added);
  const between = { ...filter, score: bands && scoresIn(bands) };
  edges.push(...(dates?.edges ?? []).map((edge) => ({ ...between, added: edge })));
  if (dates && !dates.inside) return { whole: undefined, edges };
  return { whole: { filter, bands, months: dates?.inside }, edges };
}

/** A range that has an end. */
function given<T>(range: FilterRange<T> | undefined): FilterRange<T> | undefined {
  return range?.from === undefined && range?.to === undefined ? undefined : range;
}

/** A range of dates, without what all puzzles fulfil. */
function withinReach(added: FilterRange<string> | undefined, { first, last }: DateReach) {
  const { from, to } = added ?? {};
  return {
    from: from !== undefined && from <= first ? undefined : from,
    to: to !== undefined && to > last ? undefined : to,
  };
}

/** How many puzzles whole tallies stand for. */
export async function sumTallies(db: Kysely<Tables>, { filter, bands, months }: WholeTallies): Promise<number> {
  const { clues } = filter;
  let query = db.selectFrom('tallies').select(({ fn }) => fn.sum<number | null>('puzzles').as('puzzles'));
  if (partsOf(filter).profile)
    query = query.where('profile', 'in', (eb) => profilesThatPass(eb as never, { ...filter, score: undefined }));
  if (bands) query = query.where('band', '>=', bands.from).where('band', '<=', bands.to);
  if (months?.from !== undefined) query = query.where('month', '>=', months.from);
  if (months?.before !== undefined) query = query.where('month', '<', months.before);
  if (clues?.from !== undefined) query = query.where('clues', '>=', clues.from);
  if (clues?.to !== undefined) query = query.where('clues', '<=', clues.to);
  return (await query.executeTakeFirstOrThrow()).puzzles ?? 0;
}

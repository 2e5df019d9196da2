import { BAND_WIDTH, bandOf, LAST_BAND } from '../database/index.ts';
import type { FilterRange } from './filter.ts';

/** Bands of scores, the last one included. */
export interface BandRange {
  readonly from: number;
  readonly to: number;
}

/** Months as texts, in which `2026-11` is less than whatever begins with it. */
export interface MonthRange {
  readonly from?: string | undefined;
  readonly before?: string | undefined;
}

/** A range as tallies know it, and what is left of it at its ends. */
export interface CutRange<Inside, Value> {
  readonly inside: Inside | undefined;
  readonly edges: readonly FilterRange<Value>[];
}

/** Whole bands within a range of scores. */
export function cutScores(range: FilterRange<number>): CutRange<BandRange, number> {
  const { from = Number.NEGATIVE_INFINITY, to } = range;
  const first = bandOf(from);
  const last = to === undefined ? LAST_BAND + 1 : bandOf(to);
  const isWhole = from <= lowestOf(first);
  if (first >= last) return { inside: undefined, edges: [range] };
  const edges: FilterRange<number>[] = [];
  if (!isWhole) edges.push({ from, to: highestOf(first) });
  if (to !== undefined) edges.push({ from: lowestOf(last), to });
  const inside = { from: isWhole ? first : first + 1, to: last - 1 };
  return { inside: inside.from <= inside.to ? inside : undefined, edges };
}

/** All scores of some bands; there is a lower end in any case, so that puzzles without a score do not pass. */
export function scoresIn({ from, to }: BandRange): FilterRange<number> {
  return { from: Math.max(lowestOf(from), -Number.MAX_VALUE), to: highestOf(to) };
}

function lowestOf(band: number): number {
  return band === 0 ? Number.NEGATIVE_INFINITY : band * BAND_WIDTH;
}

/** The number before the next band. */
function highestOf(band: number): number | undefined {
  return band >= LAST_BAND ? undefined : (band + 1) * BAND_WIDTH * (1 - Number.EPSILON / 2);
}

/** Comes behind everything that begins as what it is added to. */
const BEHIND = '\uffff';
const BEGINNING = '-01T00:00:00.000Z';

/** Whole months within a range of dates, the end of which is not included. */
export function cutDates(range: FilterRange<string>): CutRange<MonthRange, string> {
  const { from, to } = range;
  const [first, last] = [from?.slice(0, MONTH), to?.slice(0, MONTH)];
  const begins = from === undefined || from <= first + BEGINNING;
  const ends = to === undefined || to <= last + BEGINNING;
  if (first !== undefined && last !== undefined && first >= last) return { inside: undefined, edges: [range] };
  const edges: FilterRange<string>[] = [];
  if (!begins) edges.push({ from, to: first + BEHIND });
  if (!ends) edges.push({ from: last, to });
  return { inside: { from: begins ? first : first + BEHIND, before: last }, edges };
}

/** The length of `2026-11`. */
const MONTH = 7;

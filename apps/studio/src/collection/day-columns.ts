import type { LanguageCode } from '@latin-puzzles/core/basis';
import type { CountPanel } from '@latin-puzzles/drawing';
import type { AddedOnDay } from './answers.ts';
import { dayAfter } from './wish.ts';

/** More columns than this would be too narrow; then months are counted, the latest of them. */
const MOST_DAYS = 31;
const MOST_MONTHS = 36;

type Column = CountPanel['entries'][number];

/** How many puzzles came day by day, or month by month if there are many days; without gaps, from the first to the last. */
export function dayColumns(days: readonly AddedOnDay[], language: LanguageCode): Column[] {
  const [first, last] = [days[0]?.day, days.at(-1)?.day];
  if (first === undefined || last === undefined) return [];
  const span = [first];
  while (span.at(-1)! < last && span.length <= MOST_DAYS) span.push(dayAfter(span.at(-1)!));
  if (span.length <= MOST_DAYS) return columns(days, span, { day: 'numeric', month: 'short' }, language);
  const months = [last.slice(0, 7)];
  while (months[0]! > first.slice(0, 7) && months.length < MOST_MONTHS) months.unshift(monthBefore(months[0]!));
  return columns(days, months, { month: 'short', year: '2-digit' }, language);
}

/** A column for each beginning of a date. */
function columns(
  days: readonly AddedOnDay[],
  beginnings: readonly string[],
  format: Intl.DateTimeFormatOptions,
  language: LanguageCode,
): Column[] {
  const name = new Intl.DateTimeFormat(language, { ...format, timeZone: 'UTC' });
  return beginnings.map((beginning) => ({
    name: name.format(new Date(beginning)),
    count: days.filter(({ day }) => day.startsWith(beginning)).reduce((sum, { puzzles }) => sum + puzzles, 0),
  }));
}

function monthBefore(month: string): string {
  return new Date(Date.parse(month) - 1).toISOString().slice(0, 7);
}

import type { LanguageCode } from '@latin-puzzles/core/basis';
import { catalogEntry, familyTitle } from '@latin-puzzles/core/board';

/** What a board of the collection is called, unless it is somebody's own. */
export function boardName(board: string, language: LanguageCode): string | undefined {
  return catalogEntry(board)?.title[language] || familyTitle(board, language);
}

const UNITS = [
  { unit: 'day', seconds: 86_400, from: 172_800 },
  { unit: 'hour', seconds: 3_600, from: 5_400 },
  { unit: 'minute', seconds: 60, from: 90 },
  { unit: 'second', seconds: 1, from: 0 },
] as const;

/** A time in the unit that says it best, rounded: `5 min`. */
export function roughTime(milliseconds: number, language: LanguageCode): string {
  const time = milliseconds / 1000;
  const { unit, seconds } = UNITS.find(({ from }) => time >= from) ?? UNITS.at(-1)!;
  const number = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' });
  return number.format(Math.max(1, Math.round(time / seconds)));
}

/** A number of which two figures matter. */
export function roughNumber(value: number, language: LanguageCode): string {
  return new Intl.NumberFormat(language, { maximumSignificantDigits: value >= 10 ? 3 : 2 }).format(value);
}

/** A share of a whole, in whole percents. */
export function shareText(share: number, language: LanguageCode): string {
  return new Intl.NumberFormat(language, { style: 'percent' }).format(share);
}

/** A day such as `2026-11-18`, or the day of a moment in UTC, in words. */
export function dayText(moment: string, language: LanguageCode): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(moment));
}

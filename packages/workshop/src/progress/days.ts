import type { Level } from '@latin-puzzles/core/rating';
import { isDate } from '../daily/date.ts';
import { featuredOn } from '../daily/featured.ts';
import type { Solve } from './solve.ts';

/** Whose puzzles of the day are meant: those of a board and a level, those that days put first, or all of them. */
export type DailySeries = { readonly board: string; readonly level: Level } | 'featured' | 'all';

/**
 * The days whose puzzle was solved, whenever that was, each with the quickest solve. A day that was caught up with counts as one
 * that was kept: the calendar and the streak then say the same.
 */
export function daysSolved(solves: readonly Solve[], series: DailySeries): ReadonlyMap<string, Solve> {
  const days = new Map<string, Solve>();
  for (const solve of solves) {
    const { occasion } = solve;
    if (occasion === undefined || !isDate(occasion)) continue;
    const wanted = series === 'all' ? solve : series === 'featured' ? featuredOn(occasion) : series;
    if (solve.board !== wanted.board || solve.level !== wanted.level) continue;
    const other = days.get(occasion);
    if (!other || solve.seconds < other.seconds) days.set(occasion, solve);
  }
  return days;
}

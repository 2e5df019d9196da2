import { catalogEntry } from '@latin-puzzles/core/board';
import type { Level } from '@latin-puzzles/core/rating';
import { featuredOn } from '@latin-puzzles/workshop/daily';
import type { DailySeries } from '@latin-puzzles/workshop/progress';
import { levelsOf } from '../boards/levels.ts';
import { isMonth, monthOf } from './month.ts';

/** Which calendar is looked at: whose puzzles, and which month. */
export interface CalendarChoice {
  readonly series: Exclude<DailySeries, 'all'>;
  readonly month: string;
}

/** Stands in addresses for the boards that days put first. */
const FEATURED = 'every-board';

/** What an address asks for, `MONTH/BOARD/LEVEL`; what it leaves out or what there is not is filled in. Nobody looks into the future. */
export function choiceIn([month, board = FEATURED, level]: readonly string[], today: string): CalendarChoice {
  const shown = isMonth(month) && month < monthOf(today) ? month : monthOf(today);
  if (!catalogEntry(board)) return { series: 'featured', month: shown };
  const levels = levelsOf(board);
  return { series: { board, level: levels.find((name) => name === level) ?? usualLevel(levels) }, month: shown };
}

export function usualLevel(levels: readonly Level[]): Level {
  return levels.find((level) => level === 'medium') ?? levels.at(-1)!;
}

/** What stands in the address of a calendar after `daily`. */
export function calendarPlace({ series, month }: CalendarChoice): readonly string[] {
  return series === 'featured' ? [month] : [month, series.board, series.level];
}

/** The puzzle of a day in a series. */
export function puzzleOn(date: string, series: CalendarChoice['series']): { board: string; level: Level } {
  return series === 'featured' ? featuredOn(date) : series;
}

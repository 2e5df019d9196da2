import type { Level } from '@latin-puzzles/core/rating';

/** The board and the level that a day puts first. */
export interface Featured {
  readonly board: string;
  readonly level: Level;
}

/**
 * Boards in turn, no shape twice in a row, and through the week from easy to difficult. Thirteen, so that no board keeps to
 * one day of the week: who comes every day meets all kinds, and meets each again at another level.
 */
const BOARDS = [
  ...['sudoku', 'helios-one', 'orb-one', 'quadoku-one', 'free-latin-cube', 'canario-one', 'custom-sky'],
  ...['latin-octahedron', 'wave-one', 'douze-france-one', 'sudoku-ripeto', 'latin-tetrahedron', 'custom-orb'],
];
const WEEK: readonly Level[] = ['very easy', 'medium', 'medium', 'medium', 'difficult', 'difficult', 'medium'];
const DAY = 86_400_000;

/** What a day, written as 2026-11-18, puts first: the same for everybody. */
export function featuredOn(date: string): Featured {
  const days = Math.round(Date.parse(`${date}T00:00:00Z`) / DAY);
  const board = BOARDS[modulo(days, BOARDS.length)]!;
  // The first of January 1970 was a Thursday; weeks begin on Monday here.
  const level = WEEK[modulo(days + 3, WEEK.length)]!;
  return { board, level };
}

/**
 * All boards in turn, that of the day first and then those of other shapes: from where to choose what else a day offers.
 * Every fifth, so that the boards of the next days do not come beforehand.
 */
export function boardsInTurnOn(date: string): readonly string[] {
  const first = BOARDS.indexOf(featuredOn(date).board);
  return BOARDS.map((_, i) => BOARDS[(first + 5 * i) % BOARDS.length]!);
}

function modulo(value: number, count: number): number {
  return ((value % count) + count) % count;
}

import {
  DAY,
  excerpt,
  type FieldTable,
  failure,
  type LanguageCode,
  oneOf,
  type Result,
  setOf,
  success,
  TEXT,
} from '@latin-puzzles/core/basis';
import { LEVEL_NAMES, type Level } from '@latin-puzzles/core/rating';
import { PLAN_FAULTS } from './faults.ts';

/** The days of the week as plans name them. */
export const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

/** What is written on the puzzles of a line. */
export interface Signing {
  /** With placeholders. */
  readonly title?: string | undefined;
  readonly author?: string | undefined;
  /** The day of the first puzzle; each of the others has the next day. */
  readonly from?: string | undefined;
  /** Only these days of the week count. */
  readonly weekdays?: readonly string[] | undefined;
  readonly language: LanguageCode;
  readonly board: string;
  readonly level?: Level | undefined;
}

export const SIGNING_FIELDS: FieldTable = {
  title: {
    type: TEXT,
    meaning: 'The title, with placeholders: {number}, {date}, {weekday}, {board}, {level}, {clues}, {score}.',
  },
  author: { type: TEXT, meaning: 'The author; that of the plan unless given.' },
  from: { type: DAY, meaning: 'Makes a series of the line: the day of its first puzzle, and one a day from then on.' },
  weekdays: {
    type: setOf(oneOf(WEEKDAYS), {
      en: `a list of days of the week (${WEEKDAYS.join(', ')}), none of them twice`,
      es: `una lista de días de la semana (${WEEKDAYS.join(', ')}), ninguno dos veces`,
    }),
    meaning: 'The days of the week on which a puzzle of the series appears; all unless given.',
  },
};

/** What a title can say of a puzzle. */
const PLACEHOLDERS = ['number', 'date', 'weekday', 'board', 'level', 'clues', 'score'] as const;
type Placeholder = (typeof PLACEHOLDERS)[number];
const DATED: readonly Placeholder[] = ['date', 'weekday'];

/** Whether a title can be filled in for every puzzle of a line. */
export function checkTitle({ title, from }: Pick<Signing, 'title' | 'from'>, place: string): Result<undefined> {
  const known = PLACEHOLDERS.filter((name) => from !== undefined || !DATED.includes(name));
  for (const [whole, name] of (title ?? '').matchAll(/\{([^{}]*)\}/g))
    if (!known.includes(name as Placeholder))
      return failure(PLAN_FAULTS, 'plan.title', `${place}.title`, { placeholder: excerpt(whole), known });
  return success(undefined);
}

/** What is known of a puzzle when its turn has come. */
export interface Signed {
  /** From 1, in the order of the line. */
  readonly number: number;
  readonly level?: Level | undefined;
  readonly score?: number | undefined;
  readonly clues: number;
}

/** The fields that the line writes on a puzzle. */
export function sign(signing: Signing, puzzle: Signed): { title?: string; author?: string; date?: string } {
  const { title, author, from, weekdays, language } = signing;
  const day = from === undefined ? undefined : dayOf(from, weekdays, puzzle.number);
  const level = puzzle.level ?? signing.level;
  const values: Record<Placeholder, string> = {
    number: String(puzzle.number),
    date: day ?? '',
    weekday: day === undefined ? '' : weekdayName(day, language),
    board: signing.board,
    level: level === undefined ? '' : LEVEL_NAMES[language][level],
    clues: String(puzzle.clues),
    score: puzzle.score === undefined ? '' : String(puzzle.score),
  };
  return {
    ...(title !== undefined && { title: title.replace(/\{(\w+)\}/g, (_, name: Placeholder) => values[name]) }),
    ...(author !== undefined && { author }),
    ...(day !== undefined && { date: day }),
  };
}

const DAY_LENGTH = 24 * 60 * 60 * 1000;

/** The day of the n-th puzzle of a series. */
export function dayOf(from: string, weekdays: readonly string[] | undefined, number: number): string {
  const first = Date.parse(`${from}T00:00:00Z`);
  if (!weekdays) return dayText(first + (number - 1) * DAY_LENGTH);
  // Whole weeks at a time.
  const week = Array.from({ length: 7 }, (_, i) => first + i * DAY_LENGTH).filter((day) =>
    weekdays.includes(WEEKDAYS[new Date(day).getUTCDay()]!),
  );
  const weeks = Math.floor((number - 1) / week.length);
  return dayText(week[(number - 1) % week.length]! + weeks * 7 * DAY_LENGTH);
}

function dayText(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

function weekdayName(day: string, language: LanguageCode): string {
  const format = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${day}T00:00:00Z`));
}

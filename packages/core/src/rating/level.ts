import type { Words } from '../basis/index.ts';
import type { Puzzle } from '../puzzle/index.ts';

/** How difficult a puzzle is felt to be (Palomo, Sect. 5.4.2), the easiest first. */
export const LEVELS = ['very easy', 'easy', 'medium', 'difficult', 'very difficult'] as const;
/** One of `LEVELS`. */
export type Level = (typeof LEVELS)[number];

/** What the levels are called. */
export const LEVEL_NAMES: Words<Readonly<Record<Level, string>>> = {
  en: {
    'very easy': 'very easy',
    easy: 'easy',
    medium: 'medium',
    difficult: 'difficult',
    'very difficult': 'very difficult',
  },
  es: {
    'very easy': 'muy fácil',
    easy: 'fácil',
    medium: 'medio',
    difficult: 'difícil',
    'very difficult': 'muy difícil',
  },
};

/** The level that stands in the record of a puzzle that was rated. */
export function ratedLevel({ source }: Pick<Puzzle, 'source'>): Level | undefined {
  const rating = source?.rating as { readonly level?: unknown } | null | undefined;
  return LEVELS.find((level) => level === rating?.level);
}

/** The score that stands there. */
export function ratedScore({ source }: Pick<Puzzle, 'source'>): number | undefined {
  const rating = source?.rating as { readonly score?: unknown } | null | undefined;
  return typeof rating?.score === 'number' && rating.score >= 0 ? rating.score : undefined;
}

import type { LanguageCode } from '@latin-puzzles/core/attrition';
import { LEVELS_IN_SPANISH } from '@latin-puzzles/core/basis';
import type { Level } from '@latin-puzzles/core/rating';

/** The levels of difficulty in words. */
export const LEVEL_NAMES: Readonly<Record<LanguageCode, Readonly<Record<Level, string>>>> = {
  en: {
    'very easy': 'very easy',
    easy: 'easy',
    medium: 'medium',
    difficult: 'difficult',
    'very difficult': 'very difficult',
  },
  es: LEVELS_IN_SPANISH,
};

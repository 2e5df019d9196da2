import { puzzleTitle } from '@latin-puzzles/core/puzzle';
import { LEVEL_NAMES, ratingNoted } from '@latin-puzzles/core/rating';
import { challengeOf } from './challenge.ts';
import type { BookletOptions, BookletPuzzle } from './options.ts';
import { BOOKLET_WORDS } from './words.ts';

/** A puzzle with all that is said of it on its page, in words. */
export interface CaptionedPuzzle extends Omit<BookletPuzzle, 'level'> {
  readonly title: string;
  readonly challenge: string;
  /** Empty if it is not told. */
  readonly level: string;
}

/** Says of a puzzle what it does not say itself, in the language of the booklet. */
export function addCaptions(
  puzzle: BookletPuzzle,
  { language = 'en', levels = true }: Pick<BookletOptions, 'language' | 'levels'>,
): CaptionedPuzzle {
  const words = BOOKLET_WORDS[language];
  const { inscription = [], level, score } = puzzle;
  const told = level && (score === undefined ? LEVEL_NAMES[language][level] : ratingNoted({ level, score }, language));
  return {
    ...puzzle,
    title: puzzleTitle({ ...puzzle, inscription }, language) ?? words.untitled,
    challenge: puzzle.challenge ?? challengeOf({ ...puzzle, inscription }, language),
    level: (levels && told) || '',
  };
}

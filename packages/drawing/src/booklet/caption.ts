import { puzzleTitle } from '@latin-puzzles/core/puzzle';
import { LEVEL_NAMES, LEVELS, ratingNoted } from '@latin-puzzles/core/rating';
import { challengeOf } from './challenge.ts';
import type { BookletOptions, BookletPuzzle } from './options.ts';
import { BOOKLET_WORDS } from './words.ts';

/** A puzzle with all that is said of it on its page, in words. */
export interface CaptionedPuzzle extends Omit<BookletPuzzle, 'level' | 'number'> {
  readonly title: string;
  readonly challenge: string;
  /** Empty if it is not told in words. */
  readonly level: string;
  /** How many dots tell the level, if dots do. */
  readonly dots?: number | undefined;
  /** By whom it is, in words; empty if that is not told. */
  readonly byline: string;
  /** Under which number it stands. */
  readonly number: number;
  /** Its number and its title, or its title alone where that says the number. */
  readonly name: string;
}

/** Says of a puzzle what it does not say itself, in the language of the booklet. */
export function addCaptions(
  puzzle: BookletPuzzle,
  { language = 'en', levels = true }: Pick<BookletOptions, 'language' | 'levels'>,
  number = 1,
): CaptionedPuzzle {
  const words = BOOKLET_WORDS[language];
  const { inscription = [], level, score, byline } = puzzle;
  const told = level && (score === undefined ? LEVEL_NAMES[language][level] : ratingNoted({ level, score }, language));
  const dots = levels === 'dots' && level ? LEVELS.indexOf(level) + 1 : undefined;
  const title = puzzleTitle({ ...puzzle, inscription }, language) ?? words.untitled;
  const place = puzzle.number ?? number;
  return {
    ...puzzle,
    title,
    name: puzzle.numbered ? title : `${place}.\u00a0${title}`,
    challenge: puzzle.challenge ?? challengeOf({ ...puzzle, inscription }, language),
    level: (levels === true && told) || '',
    dots,
    byline: byline ? words.by(byline) : '',
    number: place,
  };
}

import { entryOf, type Puzzle } from '@latin-puzzles/core/puzzle';
import { catalogChallenge } from '@latin-puzzles/drawing';
import { settings } from '../shell/settings.ts';
import { PLAY } from '../words/play.ts';
import { said } from '../words/words.ts';

/** What a puzzle is called, and what is to be done. */
export function describePuzzle(puzzle: Puzzle): { readonly title: string; readonly challenge: string } {
  const words = said(PLAY);
  const family = entryOf(puzzle);
  return {
    title: puzzle.title || family?.title || words.untitled,
    challenge: family
      ? catalogChallenge(family, settings.language.value)
      : words.task(puzzle.multiset.entries.join(' ')),
  };
}

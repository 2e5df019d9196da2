import type { LanguageCode } from '@latin-puzzles/core/basis';
import { entryOf, type Puzzle } from '@latin-puzzles/core/puzzle';
import { PLAY_WORDS } from './words/index.ts';

/** What a puzzle is called, and what is to be done. */
export function describePuzzle(
  puzzle: Puzzle,
  language: LanguageCode,
): { readonly title: string; readonly challenge: string } {
  const words = PLAY_WORDS[language];
  const family = entryOf(puzzle);
  return {
    title: puzzle.title || family?.title[language] || words.untitled,
    challenge: family ? family.challenge[language] : words.task(puzzle.multiset.entries.join(' ')),
  };
}

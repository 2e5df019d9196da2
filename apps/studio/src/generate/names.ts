import type { LanguageCode } from '@latin-puzzles/core/basis';
import { catalogEntry, familyTitle } from '@latin-puzzles/core/board';
import type { PuzzleSubject } from '@latin-puzzles/workshop/generate';
import { GENERATE_WORDS } from './words/index.ts';

/** What a board is called: the title of its Latin Puzzle, or its family with its measures. */
export function boardTitle({ title, name }: PuzzleSubject, language: LanguageCode): string {
  return (
    catalogEntry(name)?.title[language] || title || familyTitle(name, language) || GENERATE_WORDS[language].ownBoard
  );
}

import type { LanguageCode } from '@latin-puzzles/core/basis';
import { familyTitle } from '@latin-puzzles/core/board';
import { BOARDS } from '../words/boards.ts';
import type { Subject } from './subject.ts';

/** What a board is called: the title of its Latin Puzzle, or its family with its measures. */
export function boardTitle({ title, name }: Subject, language: LanguageCode): string {
  return title || familyTitle(name, language) || BOARDS[language].ownBoard;
}

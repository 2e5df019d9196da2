import { GRAMMARS, type LanguageCode } from '@latin-puzzles/core/basis';
import { shortCellText } from '@latin-puzzles/core/board';
import { EMPTY } from '@latin-puzzles/core/puzzle';
import type { CaptionedPuzzle } from './caption.ts';
import { BOOKLET_WORDS } from './words.ts';

/** More cells than this are counted, not listed: nobody would listen to the end. */
const MOST_LISTED = 200;

/** What the drawing of a puzzle shows, or that of its answer, for who listens. */
export function altText(puzzle: CaptionedPuzzle, language: LanguageCode, answer = false): string {
  const { board, multiset, labeling, solution = [], title } = puzzle;
  const words = BOOKLET_WORDS[language];
  const shown = answer
    ? labeling.map((label, cell) => (label === EMPTY ? (solution[cell] ?? EMPTY) : label))
    : labeling;
  const cells = Array.from(shown.keys()).filter((cell) => shown[cell] !== EMPTY);
  if (cells.length > MOST_LISTED) return words.drawingCounted(title, board.cells, cells.length);
  const listed = cells.map(
    (cell) => `${shortCellText(board.cellNames[cell]!, GRAMMARS[language])} ${multiset.labels[shown[cell]!]}`,
  );
  return words.drawing(title, board.cells, listed.join(', '));
}

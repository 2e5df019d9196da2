import { asterismName, asterismText } from '@latin-puzzles/core/board';
import { squareSide } from '@latin-puzzles/core/format';
import { clueCount, EMPTY, type Puzzle } from '@latin-puzzles/core/puzzle';
import { spellLabels } from '@latin-puzzles/workshop/generate';
import { asterismSummary } from './board-words.ts';
import { paint } from './paint.ts';
import { squareText } from './square-text.ts';

/** A puzzle for people: what it is, then drawn where its board is a square. */
export function puzzleText(puzzle: Puzzle): string[] {
  const { board, multiset, title, author, inscription } = puzzle;
  const name = board.name || 'a board of one’s own';
  const heading = [title, author && `by ${author}`].filter(Boolean).join(' ');
  const facts = `${name}: ${board.cells} cells, ${asterismSummary(board)}; ${clueCount(puzzle)} clues; labels ${multiset.entries.join(' ')}`;
  const inscribed = spellLabels(inscription.map((cell) => multiset.labels[puzzle.labeling[cell]!]!));
  return [
    ...(heading ? [paint('bold', heading)] : []),
    facts,
    ...(inscribed ? [`inscription: ${inscribed}`] : []),
    ...cluesText(puzzle),
  ];
}

/** The clues alone: drawn where the board is a square, listed otherwise. */
export function cluesText(puzzle: Puzzle): string[] {
  const side = squareSide(puzzle.board);
  return side === undefined ? clueList(puzzle) : squareText(puzzle, side);
}

/** The clues asterism by asterism, which is how the board is solved. */
function clueList({ board, multiset, labeling }: Puzzle): string[] {
  const text = (cell: number) => (labeling[cell] === EMPTY ? '·' : multiset.labels[labeling[cell]!]!);
  return board.asterisms.map(
    ({ cells }, i) => `  ${asterismText(asterismName(board, i))}: ${cells.map(text).join(' ')}`,
  );
}

import { GRAMMARS, type LanguageCode, type Words } from '@latin-puzzles/core/basis';
import { asterismName, asterismsSaid } from '@latin-puzzles/core/board';
import { squareSide } from '@latin-puzzles/core/format';
import { clueCount, EMPTY, type Puzzle } from '@latin-puzzles/core/puzzle';
import { spellLabels } from '@latin-puzzles/workshop/generate';
import { asterismSummary } from './board-words.ts';
import { paint } from './paint.ts';
import { squareText } from './square-text.ts';

/** What is said of a puzzle above its drawing. */
const WORDS: Words<Readonly<Record<'own' | 'by' | 'facts' | 'inscription', string>>> = {
  en: {
    own: 'a board of one’s own',
    by: '{title} by {author}',
    facts: '{board}: {cells}, {groups}; {clues}; labels {labels}',
    inscription: 'inscription: {text}',
  },
  es: {
    own: 'un tablero propio',
    by: '{title}, de {author}',
    facts: '{board}: {cells}, {groups}; {clues}; etiquetas {labels}',
    inscription: 'inscripción: {text}',
  },
};
const NOUNS: Words<Readonly<Record<'cell' | 'clue', string>>> = {
  en: { cell: 'cell', clue: 'clue' },
  es: { cell: 'celda', clue: 'pista' },
};

/** A puzzle for people: what it is, then drawn where its board is a square. */
export function puzzleText(puzzle: Puzzle, language: LanguageCode): string[] {
  const { board, multiset, title, author, inscription } = puzzle;
  const { counted, fill } = GRAMMARS[language];
  const [words, nouns] = [WORDS[language], NOUNS[language]];
  const heading = author ? fill(words.by, { title: title ?? '', author }).replace(/^,? /, '') : title;
  const facts = fill(words.facts, {
    board: board.name || words.own,
    cells: counted(board.cells, nouns.cell),
    groups: asterismSummary(board, language),
    clues: counted(clueCount(puzzle), nouns.clue),
    labels: multiset.entries.join(' '),
  });
  const inscribed = spellLabels(inscription.map((cell) => multiset.labels[puzzle.labeling[cell]!]!));
  return [
    ...(heading ? [paint('bold', heading)] : []),
    facts,
    ...(inscribed ? [fill(words.inscription, { text: inscribed })] : []),
    ...cluesText(puzzle, language),
  ];
}

/** The clues alone: drawn where the board is a square, listed otherwise. */
export function cluesText(puzzle: Puzzle, language: LanguageCode): string[] {
  const side = squareSide(puzzle.board);
  return side === undefined ? clueList(puzzle, language) : squareText(puzzle, side);
}

/** The clues asterism by asterism, which is how the board is solved. */
function clueList({ board, multiset, labeling }: Puzzle, language: LanguageCode): string[] {
  const grammar = GRAMMARS[language];
  const text = (cell: number) => (labeling[cell] === EMPTY ? '·' : multiset.labels[labeling[cell]!]!);
  return board.asterisms.map(
    ({ cells }, i) =>
      `  ${grammar.bare(asterismsSaid([asterismName(board, i)], grammar, 'researcher'))}: ${cells.map(text).join(' ')}`,
  );
}

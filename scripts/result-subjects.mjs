// The Latin Puzzles of which data/results tells: all of the catalog, and small boards with the usual multisets.
import { must, numbers } from '@latin-puzzles/core/basis';
import { CATALOG, resolveBoard } from '@latin-puzzles/core/board';
import { beginningOf, EMPTY, makeMultiset, makePuzzle } from '@latin-puzzles/core/puzzle';

/** Boards small enough to prove their minimum, beside the catalog. */
const SMALL = [
  ...[2, 3, 4, 5, 6].map((n) => [`latin-square:${n}`, numbers(n)]),
  ['latin-square:4', [...'1123']],
  ['latin-square:4', [...'1122']],
  ['latin-square:5', [...'11223']],
  ['sudoku:2x2', numbers(4)],
  ['sudoku:2x2', [...'1123']],
  ['sudoku:2x2', [...'1122']],
  ['sudoku:2x3', numbers(6)],
  ['sudoku:2x3', [...'112233']],
  ['sudoku:2x3', [...'111222']],
  ['sudoku:2x4', numbers(8)],
];

export const SUBJECTS = [
  ...CATALOG.map((entry) => ({ name: entry.name, title: entry.title.en, beginning: () => beginningOf(entry) })),
  ...SMALL.map(([board, labels]) => ({
    name: fileName(board, labels),
    title: `${board}, labels ${labels.join(' ')}`,
    beginning: () => {
      const value = must(resolveBoard(board));
      const labeling = new Array(value.cells).fill(EMPTY);
      return must(makePuzzle({ board: value, multiset: must(makeMultiset(labels)), labeling, inscription: [] }));
    },
  })),
];

export function fileName(board, labels) {
  return `${board.replace(/[^\w]+/g, '-')}-${labels.join('')}`;
}

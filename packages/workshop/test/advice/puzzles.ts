import { makeEngine } from '@latin-puzzles/core/engine';
import { type Labeling, type Puzzle, problemOf } from '@latin-puzzles/core/puzzle';
import { puzzleOf, SMALL } from '../puzzles.ts';

export const TRIANGLE = puzzleOf('triangle:4', 'aaaabbbb', '.0.1..0...0..011');
export const HELIOS = puzzleOf('star:12/3', 'HELIOS', '444...3..5..0..2..2.....2..1...0....');

/** Latin puzzles on boards of several kinds. */
export const PUZZLES: readonly (readonly [name: string, puzzle: Puzzle])[] = [
  ['a small Sudoku', SMALL],
  ['a triangle with repeated labels', TRIANGLE],
  ['a star', HELIOS],
  ['a square with repeated labels', puzzleOf('latin-square:5', '11223', '.....2...0.1..1..2...1.1.')],
  ['a Sudoku of six', puzzleOf('sudoku:2x3', '123456', '..41......53.1.....5.2......3...1..2')],
  [
    'a Sudoku',
    puzzleOf(
      'sudoku',
      '123456789',
      '...3....0.4......651.7.6..2..8.5..2.....78...1.6.4.......5..0....50....42...8.7..',
    ),
  ],
];

export function solutionOf({ board, multiset, labeling }: Puzzle): Labeling {
  const [solution] = makeEngine(problemOf(board, multiset)).list(labeling, { limit: 1 });
  return solution!;
}

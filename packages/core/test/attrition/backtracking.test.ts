import { expect, test } from 'vitest';
import { climbUp, ELEMENTARY, shapeOf, startOf } from '../../src/attrition/index.ts';
import { refuteByBacktracking } from '../../src/attrition/proving/backtracking.ts';
import { problemOf } from '../../src/puzzle/index.ts';
import { boardOf, puzzleOf } from '../support.ts';

/** Sudokus that single suppositions, followed by theorems 1–3, get on with, though not the first that one would try. */
const HARD = [
  '1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..',
  '2....75..3.5.629.4.9.......46....2.7..3.....17.......5..6..914.....46..2....1....',
];

test.each(HARD)('nothing is supposed inside a supposition where one alone refutes some label: %s', (line) => {
  const { board, multiset, labeling } = puzzleOf(boardOf('sudoku:3x3'), [...'123456789'], [...line]);
  const position = startOf(shapeOf(problemOf(board, multiset)), labeling);
  climbUp(position, ELEMENTARY);
  const { premises } = refuteByBacktracking(position, ELEMENTARY)!;
  expect(premises.steps!.map(({ theorem }) => theorem)).not.toContain('backtrack');
});

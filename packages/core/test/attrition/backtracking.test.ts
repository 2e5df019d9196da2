import { expect, test } from 'vitest';
import { climbUp, ELEMENTARY, shapeOf, startOf } from '../../src/attrition/index.ts';
import { refuteByBacktracking } from '../../src/attrition/proving/backtracking.ts';
import { EMPTY, problemOf } from '../../src/puzzle/index.ts';
import { boardOf, puzzleOf } from '../support.ts';

/** Sudokus that single suppositions, followed by theorems 1–3, get on with, though not the first that one would try. */
const HARD = [
  '1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..',
  '2....75..3.5.629.4.9.......46....2.7..3.....17.......5..6..914.....46..2....1....',
];

function begun(line: string) {
  const { board, multiset, labeling } = puzzleOf(boardOf('sudoku:3x3'), [...'123456789'], [...line]);
  const position = startOf(shapeOf(problemOf(board, multiset)), labeling);
  climbUp(position, ELEMENTARY);
  return position;
}

test.each(HARD)('nothing is supposed inside a supposition where one alone refutes some label: %s', (line) => {
  const position = begun(line);
  const { premises } = refuteByBacktracking(position, ELEMENTARY)!;
  expect(premises.steps!.map(({ theorem }) => theorem)).not.toContain('backtrack');
});

/** Where a cell with few labels comes after others that could be tried. */
const WIDE = [
  '6..8....2....5..8.1..9..35....58....8..391.7691..76.353.27...6.............62....',
  '.....216...3.....9...39.47..91.5........795..2...3..9.....2.73......7.....96...41',
  '.34.5..2.1...2......543...74..59..8..8........2.7...4...2......9..3...7.7.18..2..',
];

test.each([...HARD, ...WIDE])(
  'of the labels that one supposition refutes, one in a cell with the fewest goes first: %s',
  (line) => {
    const position = begun(line);
    const isRefuted = (cell: number, label: number) => {
      const trial = position.copy();
      trial.write(cell, label);
      climbUp(trial, ELEMENTARY);
      return trial.contradictory;
    };
    const open = [...position.sizes.keys()].filter((cell) => position.written[cell] === EMPTY);
    const [first] = open
      .toSorted((a, b) => position.sizes[a]! - position.sizes[b]! || a - b)
      .flatMap((cell) => position.domain(cell).map((label) => ({ cell, label })))
      .filter(({ cell, label }) => isRefuted(cell, label));
    expect(refuteByBacktracking(position, ELEMENTARY)!.removals).toEqual([first]);
  },
);

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shapeOf } from '../../src/attrition/index.ts';
import { must, numbers } from '../../src/basis/index.ts';
import { makeMultiset, problemOf } from '../../src/puzzle/index.ts';
import { measureAt } from '../../src/rating/home.ts';
import { type Measure, rate, reachesOf, SHIPPED_SCALE } from '../../src/rating/index.ts';
import { boardOf } from '../support.ts';
import { measureSudoku, ratedSudokus } from './sudokus.ts';

const HOME = SHIPPED_SCALE.home!;

function reachesOn(name: string) {
  const board = boardOf(name);
  const labels = numbers(board.asterisms[0]!.cells.length);
  const { near, span } = reachesOf(shapeOf(problemOf(board, must(makeMultiset(labels)))));
  return { near, span };
}

test('every cell of a board has an asterism that is near', () => {
  // Boxes are crossed by three rows and three columns, lines by nine others and three boxes.
  expect(reachesOn('sudoku:3x3')).toEqual({ near: 6, span: 12 });
  // The windows of six leave cells out, of which each has a line without windows.
  expect(reachesOn('win:9')).toEqual({ near: 9, span: 11 });
  expect(reachesOn('latin-square:7')).toEqual({ near: 7, span: 7 });
  expect(reachesOn('star:12/3')).toEqual({ near: 6, span: 6 });
});

test('the home of the shipped scale is the board of Sudoku, where a grade is a score', () => {
  expect(HOME).toEqual({ ...reachesOn('sudoku:3x3'), cells: 81 });
  for (const { labeling } of ratedSudokus().filter((_, i) => i % 9 === 0)) {
    const measured = measureSudoku(labeling);
    expect(measureAt(HOME, measured)).toEqual(measured);
    const { score, grade } = rate(measured);
    expect(grade).toBe(score);
  }
});

const measured = measureSudoku(ratedSudokus()[0]!.labeling);
const boards = fc
  .record({ near: fc.integer({ min: 1, max: 20 }), wider: fc.nat(20), cells: fc.integer({ min: 9, max: 400 }) })
  .map(({ near, wider, cells }) => ({ near, span: near + wider, cells }));

test('on any board the nearest counts as near, the farthest as far, and looking farther never as nearer', () => {
  fc.assert(
    fc.property(boards, (board) => {
      const reachAt = (reach: number, sight = 1) => measureAt(HOME, { ...measured, ...board, reach, sight }).reach;
      expect(reachAt(0)).toBe(0);
      if (board.span > board.near) expect(reachAt(board.near)).toBe(HOME.near);
      expect(reachAt(board.span, 2)).toBeCloseTo(HOME.span, 10);
      const all = Array.from({ length: board.span + 1 }, (_, reach) => reachAt(reach));
      expect(all).toEqual(all.toSorted((a, b) => a - b));
    }),
  );
});

test('the same turns count for less on a larger board, as far as the level goes', () => {
  const onBoard = (cells: number): Measure => ({ ...measured, cells });
  expect(rate(onBoard(256)).score).toBe(rate(onBoard(81)).score);
  expect(rate(onBoard(256)).grade).toBeLessThan(rate(onBoard(81)).grade);
});

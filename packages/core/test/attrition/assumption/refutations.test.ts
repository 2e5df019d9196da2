import { expect, test } from 'vitest';
import { sweepRefuted } from '../../../src/attrition/assumption/refutations.ts';
import { positionWith } from './examples.ts';

test('a position in which no label is refuted has no sweep', () => {
  expect(sweepRefuted(positionWith('sudoku:2x2', '1234', {}), 4)).toBeUndefined();
});

test('a label is refuted where it breaks an equation, be it the first of all', () => {
  // In the first row only the first cell has room for the first label.
  const position = positionWith('sudoku:2x2', '1234', { 1: [1, 2, 3], 2: [1, 2, 3], 3: [1, 2, 3] });
  expect(sweepRefuted(position, 4)!.removals).toEqual(
    expect.arrayContaining([1, 2, 3].map((label) => ({ cell: 0, label }))),
  );
});

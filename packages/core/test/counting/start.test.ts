import { expect, test } from 'vitest';
import { countingStart } from '../../src/counting/counting-start.ts';
import { ones, squareProblem } from '../engine/problems.ts';

test('where no label repeats, one way to fill the first asterism stands for all', () => {
  const { labeling, ways } = countingStart(squareProblem(4, ones(4)));
  expect(labeling).toEqual([0, 1, 2, 3, ...new Array(12).fill(-1)]);
  expect(ways).toBe(24n);
});

test('where labels repeat, where there are clues, and without asterisms, nothing is filled', () => {
  const clues = [-1, 2, ...new Array(14).fill(-1)];
  expect(countingStart(squareProblem(4, ones(4)), clues)).toEqual({ labeling: clues, ways: 1n });
  expect(countingStart(squareProblem(4, [2, 1, 1]))).toEqual({ labeling: new Array(16).fill(-1), ways: 1n });
  expect(countingStart({ cells: 2, labels: 1, asterisms: [], demands: [] })).toEqual({ labeling: [-1, -1], ways: 1n });
});

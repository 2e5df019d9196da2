import { expect, test } from 'vitest';
import { makeRandom } from '../../src/basis/index.ts';
import { makeProbe } from '../../src/counting/probe.ts';
import { EMPTY } from '../../src/puzzle/index.ts';

const ONCE = [1, 1, 1];

test('a walk takes the only place of a label before any cell with two labels left', () => {
  // Cells 1 and 2 see a label 0 elsewhere, so of the first asterism only cell 0 can hold it; every empty cell has two labels or more.
  const problem = {
    cells: 7,
    labels: 3,
    asterisms: [
      [0, 1, 2],
      [1, 3, 4],
      [2, 5, 6],
    ],
    demands: [ONCE, ONCE, ONCE],
  };
  const probe = makeProbe(problem, [EMPTY, EMPTY, EMPTY, 0, EMPTY, 0, EMPTY]);
  expect(probe.descend(makeRandom(1))).toBe(1);
  expect(probe.labeling[0]).toBe(0);
});

test('a walk takes the only places of a label that is wanted twice', () => {
  const problem = {
    cells: 8,
    labels: 3,
    asterisms: [
      [0, 1, 2, 3],
      [2, 4, 5],
      [3, 6, 7],
    ],
    demands: [[2, 1, 1], ONCE, ONCE],
  };
  const probe = makeProbe(problem, [EMPTY, EMPTY, EMPTY, EMPTY, 0, EMPTY, 0, EMPTY]);
  expect([probe.descend(makeRandom(1)), probe.descend(makeRandom(1))]).toEqual([1, 1]);
  expect(probe.labeling.slice(0, 2)).toEqual([0, 0]);
});

test('a walk chooses between the places of a label that is wanted once, not of one that is wanted twice', () => {
  // Label 0 is elsewhere in the second asterism, so of the first only two cells, or three, can hold it.
  const empty = (cells: number) => new Array<number>(cells).fill(EMPTY);
  const once = {
    cells: 5,
    labels: 4,
    asterisms: [
      [0, 1, 2, 3],
      [2, 3, 4],
    ],
    demands: [
      [1, 1, 1, 1],
      [1, 1, 1, 0],
    ],
  };
  expect(makeProbe(once, [...empty(4), 0]).descend(makeRandom(1))).toBe(2);
  const twice = {
    cells: 11,
    labels: 5,
    asterisms: [
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
      [3, 4, 5, 6, 7, 8, 9, 10],
    ],
    demands: [
      [2, 2, 2, 2, 2],
      [1, 2, 2, 2, 1],
    ],
  };
  // Two of three places hold it: three choices of one would count every Latin board twice. A cell has four labels, of which this is wanted twice by both asterisms.
  expect(makeProbe(twice, [...empty(10), 0]).descend(makeRandom(1))).toBeCloseTo(3 + Math.SQRT1_2);
});

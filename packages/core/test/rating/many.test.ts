import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { EMPTY, type Labeling } from '../../src/puzzle/index.ts';
import { measure, type Rating, rate } from '../../src/rating/index.ts';
import { ratedSudokus, SUDOKU } from './sudokus.ts';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

function rateSudoku(labeling: Labeling): Rating {
  return rate(measure(SUDOKU, labeling));
}

/** The same puzzle with its labels called otherwise. */
function relabelled(labeling: Labeling): Labeling {
  return labeling.map((label) => (label === EMPTY ? label : (label + 4) % SUDOKU.labels));
}

function heldAfter(work: () => void): number {
  work();
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

test('a thousand Sudokus are rated one after the other, and nothing of them is kept', () => {
  const sudokus = ratedSudokus().map(({ labeling }) => labeling);
  const thousand = [...sudokus, ...sudokus.slice(0, 100).map(relabelled)];
  expect(thousand).toHaveLength(1000);
  const hundreds = Array.from({ length: 10 }, (_, i) => thousand.slice(100 * i, 100 * (i + 1)));
  const held = hundreds.map((hundred) =>
    heldAfter(() => {
      for (const labeling of hundred) expect(rateSudoku(labeling).score).toBeLessThan(100);
    }),
  );
  // The first hundreds fill what is kept of the board, and warm the machine up.
  expect(held[9]! - held[2]!).toBeLessThan(1 << 20);
});

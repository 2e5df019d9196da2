import { describe, expect, test } from 'vitest';
import { climb, LADDER, startOf } from '../../../src/attrition/index.ts';
import { chain } from '../../../src/attrition/theorems/chain.ts';
import { shaving } from '../../../src/attrition/theorems/shaving.ts';
import { EMPTY } from '../../../src/puzzle/index.ts';
import { positionRead, positionWith, removed, shapeWith } from '../assumption/examples.ts';
import { canBeFollowed } from '../assumption/following.ts';

const BELOW = LADDER.slice(0, LADDER.indexOf(shaving));

canBeFollowed(shaving, BELOW);

/** Cells down a staircase, each with two labels, each sharing one with the next, the last one with the first. */
const STAIRCASE = [0, 1, 10, 11, 20, 21, 30, 31, 40];

test('an XY-chain of nine cells is too long for a chain and removes by shaving what sees both ends', () => {
  const domains = Object.fromEntries(STAIRCASE.map((cell, i) => [cell, [i, (i + 1) % 9]]));
  const position = positionWith('latin-square:9', '123456789', domains);
  expect([...chain.steps(position)]).toEqual([]);
  // The corners that the first cell's row and column make with those of the last.
  expect(removed(shaving.steps(position))).toEqual([
    [4, 0],
    [36, 0],
  ]);
});

describe('beyond the reach of chains', () => {
  for (const [board, labels, cell, label, domains] of [
    [
      'sudoku:2x3',
      'aabbcc',
      25,
      1,
      '12 01 012 02 1 02 012 012 2 02 02 1 12 012 012 02 02 02 2 02 02 02 1 1 012 012 01 1 02 02 012 012 02 1 2 02',
    ],
    [
      'triangle:6',
      'aaaabbbbcccc',
      28,
      0,
      '012 01 01 2 1 012 0 2 01 01 01 0 2 012 0 12 012 012 012 12 012 012 12 1 01 0 12 0 012 01 012 0 012 1 01 02',
    ],
    [
      'dodecahedron',
      '123456',
      2,
      3,
      '01345 1245 12345 1235 2345 012345 0 1245 1245 1235 123 245 012345 0145 12345 12345 134 1235 0 1245 1235 01234 12345 1235 134 12345 04 1345 123 12345',
    ],
  ] as const)
    test(`on ${board} of labels ${labels}`, () => {
      const position = positionRead(board, labels, domains);
      expect([...chain.steps(position)]).toEqual([]);
      expect(removed(shaving.steps(position))).toEqual([[cell, label]]);
    });
});

test('the shortest refutation comes first', () => {
  const position = positionWith('sudoku', '123456789', {
    0: [0, 1],
    5: [0, 2],
    45: [1, 2],
    8: [0, 3],
    17: [3, 4],
    71: [4, 0],
  });
  const lengths = [...shaving.steps(position)].map(({ premises }) => premises.steps!.length);
  expect(lengths.length).toBeGreaterThan(1);
  expect(lengths[0]).toBe(Math.min(...lengths));
});

test('it solves a Sudoku that chains do not', () => {
  const clues = '2...4.5...1.....3............6...8.2.7.3.9......1.....4...5.6.....7...9...8......';
  const start = startOf(shapeWith('sudoku', '123456789'), labelingOf(clues));
  const position = start.copy();
  for (const _ of climb(position, BELOW));
  expect(position.solved).toBe(false);
  for (const _ of climb(position, [...BELOW, shaving]));
  expect(position.solved).toBe(true);
});

function labelingOf(clues: string): number[] {
  return [...clues].map((clue) => (clue === '.' ? EMPTY : Number(clue) - 1));
}

import { expect, test } from 'vitest';
import { boardsInTurnOn, featuredOn } from '../../src/daily/index.ts';
import { daysSolved, type Solve } from '../../src/progress/index.ts';

const DAY = '2026-11-18';
const SOLVE: Solve = { puzzle: 'p', ...featuredOn(DAY), cells: 40, at: 1, seconds: 60, hints: 0, occasion: DAY };

test('a day is solved by its puzzle of the board and the level asked for, and the quickest solve tells of it', () => {
  const solves = [
    SOLVE,
    { ...SOLVE, at: 2, seconds: 40 },
    { ...SOLVE, at: 3, board: 'sudoku', level: 'easy', occasion: '2026-11-17' },
    { ...SOLVE, at: 4, occasion: 'step 3' },
    { ...SOLVE, at: 5, occasion: undefined },
  ] as const;
  expect([...daysSolved(solves, 'featured')].map(([day, { seconds }]) => [day, seconds])).toEqual([[DAY, 40]]);
  expect([...daysSolved(solves, { board: 'sudoku', level: 'easy' }).keys()]).toEqual(['2026-11-17']);
  expect([...daysSolved(solves, { board: 'sudoku', level: 'medium' }).keys()]).toEqual([]);
  expect([...daysSolved(solves, 'all').keys()].sort()).toEqual(['2026-11-17', DAY]);
});

test('the boards of a day begin with its own and hold each once', () => {
  const boards = boardsInTurnOn(DAY);
  expect(boards[0]).toBe(featuredOn(DAY).board);
  expect(new Set(boards).size).toBe(boards.length);
});

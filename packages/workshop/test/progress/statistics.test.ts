import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dateAfter } from '../../src/daily/index.ts';
import { findStreaks, type Solve, summarizeBoards, summarizeSolves } from '../../src/progress/index.ts';

const SOLVE: Solve = { puzzle: 'p', board: 'sudoku', level: 'easy', cells: 40, at: 1, seconds: 60, hints: 0 };

describe('solves', () => {
  test('add up to how many, how fast, and how much help', () => {
    const solves = [SOLVE, { ...SOLVE, at: 2, seconds: 30, hints: 2 }, { ...SOLVE, at: 3, seconds: 100 }];
    expect(summarizeSolves(solves)).toEqual({ count: 3, best: 30, median: 60, hints: 2, unaided: 2, latest: 3 });
    expect(summarizeSolves(solves.slice(1))?.median).toBe(65);
    expect(summarizeSolves([])).toBeUndefined();
  });

  test('are told by board, the one solved last first, and by level, the easiest first', () => {
    const solves: Solve[] = [
      { ...SOLVE, level: 'difficult' },
      { ...SOLVE, at: 2 },
      { ...SOLVE, board: 'orb-one', at: 3 },
    ];
    const told = summarizeBoards(solves).map(({ board, levels }) => [board, ...levels.map(({ level }) => level)]);
    expect(told).toEqual([
      ['orb-one', 'easy'],
      ['sudoku', 'easy', 'difficult'],
    ]);
  });
});

describe('streaks', () => {
  const days = ['2026-11-15', '2026-11-14', '2026-11-17', '2026-11-14', '2026-10-01', '2026-11-13'];

  test('are days in a row, across months too, and today may still come', () => {
    expect(findStreaks(days, '2026-11-18')).toEqual({ current: 1, longest: 3 });
    expect(findStreaks(days, '2026-11-17')).toEqual({ current: 1, longest: 3 });
    expect(findStreaks(days, '2026-11-19')).toEqual({ current: 0, longest: 3 });
    expect(findStreaks(['2026-12-31', '2027-01-01'], '2027-01-01')).toEqual({ current: 2, longest: 2 });
    expect(findStreaks([], '2026-11-18')).toEqual({ current: 0, longest: 0 });
  });

  test('grow by one with the day after their last', () => {
    const start = fc.integer({ min: 0, max: 900 }).map((n) => dateAfter('2024-02-25', n));
    fc.assert(
      fc.property(start, fc.nat(40), (first, length) => {
        const run = Array.from({ length: length + 1 }, (_, n) => dateAfter(first, n));
        expect(findStreaks(run, run.at(-1)!)).toEqual({ current: length + 1, longest: length + 1 });
      }),
      { numRuns: 30 },
    );
  });
});

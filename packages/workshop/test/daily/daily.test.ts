import { must } from '@latin-puzzles/core/basis';
import { parseNativeRecord } from '@latin-puzzles/core/format';
import { LEVELS } from '@latin-puzzles/core/rating';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dailySeed, findDailyPuzzle, isDate } from '../../src/daily/index.ts';
import { findRating } from '../../src/proving/index.ts';
import { solutionCountOf } from '../../src/study/index.ts';
import { makeTools } from '../../src/tools/index.ts';

const WISH = { date: '2026-11-18', board: 'sudoku:2x3', level: 'easy' } as const;

describe('the puzzle of the day', () => {
  test('is the same for everybody', async () => {
    const [first, second] = [must(await findDailyPuzzle(WISH)), must(await findDailyPuzzle(WISH))];
    expect(first).toEqual(second);
    expect((first!.clues as (string | null)[]).map((clue) => clue ?? '.').join('')).toMatchInlineSnapshot(
      `"64..1...1.......63..3..5...25..1...."`,
    );
  });

  test('is a Latin puzzle of the level asked for', async () => {
    const tools = makeTools();
    const puzzle = must(parseNativeRecord(must(await findDailyPuzzle(WISH))));
    expect(solutionCountOf(tools, puzzle)).toBe('one');
    expect(findRating(tools, puzzle)?.level).toBe('easy');
  });

  test('is another one the day after', async () => {
    const today = must(await findDailyPuzzle(WISH));
    expect(must(await findDailyPuzzle({ ...WISH, date: '2026-11-19' }))!.clues).not.toEqual(today!.clues);
  });

  test('is refused on a board that there is not, and is nothing where there is none or a signal comes first', async () => {
    expect(await findDailyPuzzle({ ...WISH, board: 'zebra' })).toMatchObject({ fault: { code: 'board.unknown' } });
    expect(must(await findDailyPuzzle({ ...WISH, board: 'sudoku:2x2', level: 'very difficult' }))).toBeUndefined();
    expect(must(await findDailyPuzzle(WISH, { aborted: true }))).toBeUndefined();
  });
});

test('days, boards and levels have seeds of their own', () => {
  const wish = fc.record({
    date: fc.constantFrom('2026-11-18', '2026-11-19', '2027-01-01'),
    board: fc.constantFrom('sudoku', 'orb-one', 'star:8/3'),
    level: fc.constantFrom(...LEVELS),
  });
  fc.assert(
    fc.property(wish, wish, (a, b) => {
      expect(dailySeed(a) === dailySeed(b)).toBe(JSON.stringify(a) === JSON.stringify(b));
    }),
  );
});

test('a date is a day of the calendar', () => {
  for (const date of ['2026-11-18', '2024-02-29', '0001-01-01']) expect(isDate(date), date).toBe(true);
  for (const date of ['2026-02-29', '2026-13-01', '2026-1-1', '18.11.2026', '2026-11-18T00:00', ''])
    expect(isDate(date), date).toBe(false);
});

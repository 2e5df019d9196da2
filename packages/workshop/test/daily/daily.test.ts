import { must } from '@latin-puzzles/core/basis';
import { catalogLevels } from '@latin-puzzles/core/finding';
import { parseNativeRecord } from '@latin-puzzles/core/format';
import { describe, expect, test } from 'vitest';
import {
  dateAfter,
  featuredOn,
  findDailyPuzzle,
  findGradedPuzzle,
  findOneLike,
  GRADED_VERSION,
  gradingOf,
  isDate,
} from '../../src/daily/index.ts';
import { subjectOfPuzzle } from '../../src/generate/index.ts';
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

test('days, boards, levels and other occasions have puzzles of their own, and say whose they are', async () => {
  const wishes = [
    { occasion: '2026-11-18', board: 'sudoku:2x3', level: 'easy' },
    { occasion: '2026-11-19', board: 'sudoku:2x3', level: 'easy' },
    { occasion: 'step 1', board: 'sudoku:2x3', level: 'easy' },
    { occasion: '2026-11-18', board: 'sudoku:2x3', level: 'very easy' },
    { occasion: '2026-11-18', board: 'sudoku:3x2', level: 'easy' },
  ] as const;
  const records = await Promise.all(wishes.map(async (wish) => must(await findGradedPuzzle(wish))!));
  expect(new Set(records.map(({ clues }) => JSON.stringify(clues))).size).toBe(wishes.length);
  for (const [i, wish] of wishes.entries())
    expect(gradingOf(must(parseNativeRecord(records[i])))).toEqual({ ...wish, version: GRADED_VERSION });
});

test('another one like a puzzle has its board, its labels and its level', async () => {
  const puzzle = must(parseNativeRecord(must(await findDailyPuzzle(WISH))));
  const wish = { level: 'easy', occasion: '7' } as const;
  const other = must(parseNativeRecord(must(await findOneLike(subjectOfPuzzle(puzzle), wish))));
  expect(other.board.name).toBe(puzzle.board.name);
  expect(findRating(makeTools(), other)?.level).toBe('easy');
  expect(other.labeling).not.toEqual(puzzle.labeling);
});

/** If this fails, puzzles of days have changed: GRADED_VERSION goes up, and the changelog says so. */
test('the puzzles of this version are known', async () => {
  const boards = ['sudoku', 'helios-one', 'latin-octahedron'] as const;
  const found = await Promise.all(
    boards.map(async (board) => must(await findDailyPuzzle({ date: '2026-11-18', board, level: 'medium' }))!),
  );
  const told = found.map(({ clues }) => (clues as (string | null)[]).map((clue) => clue ?? '.').join(''));
  expect([GRADED_VERSION, ...told]).toMatchInlineSnapshot(`
    [
      1,
      ".......7.71..64..2.8.......9.......3...9..7652...7.....56..2.9..4..513......3...4",
      ".E..HSE...O.L....O..O.HE.H.....I...I",
      ".5.......104..51...18..15..1011611.......15.3.12.17.2..131716.2......167.69.7.98163.2.",
    ]
  `);
});

test('what a day puts first has a puzzle, and is never the same two days in a row', () => {
  for (let i = 0, day = '2026-11-01'; i < 400; i++, day = dateAfter(day, 1)) {
    const { board, level } = featuredOn(day);
    expect(catalogLevels(board)!.find((finding) => finding.level === level)!.found, `${board} ${level}`).toBeDefined();
    expect(featuredOn(dateAfter(day, 1)).board).not.toBe(board);
  }
});

test('a date is a day of the calendar', () => {
  for (const date of ['2026-11-18', '2024-02-29', '0001-01-01']) expect(isDate(date), date).toBe(true);
  for (const date of ['2026-02-29', '2026-13-01', '2026-1-1', '18.11.2026', '2026-11-18T00:00', ''])
    expect(isDate(date), date).toBe(false);
});

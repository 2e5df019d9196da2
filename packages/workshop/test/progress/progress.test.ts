import { LEVELS } from '@latin-puzzles/core/rating';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeGameRecord, parseGameRecord, ZERO_CLOCK } from '../../src/play/index.ts';
import {
  isFavourite,
  makeProgressText,
  markFavourite,
  mergeProgress,
  type PlayedSoFar,
  parseProgressText,
} from '../../src/progress/index.ts';
import { played } from '../play/arbitrary.ts';
import { SMALL } from '../puzzles.ts';

const time = fc.nat(3);
const solve = fc.record({
  puzzle: fc.constantFrom('p', 'q'),
  board: fc.constantFrom('sudoku', 'orb-one'),
  level: fc.constantFrom(...LEVELS),
  cells: fc.nat(9),
  at: time,
  seconds: fc.nat(9),
  hints: fc.nat(2),
});
const game = fc.tuple(played, time, fc.nat(5)).map(([history, at, elapsed]) => ({
  ...makeGameRecord({ puzzle: SMALL, history, clock: { ...ZERO_CLOCK, elapsed } }, 0),
  kept: { at },
}));
const name = fc.constantFrom('a', 'b');
/** Small ranges, so that devices often know of the same things. */
const progress: fc.Arbitrary<PlayedSoFar> = fc
  .record({
    solves: fc.array(solve, { maxLength: 4 }),
    favourites: fc.dictionary(name, fc.record({ on: fc.boolean(), at: time })),
    games: fc.dictionary(name, game),
  })
  .map((made) => parseProgressText(makeProgressText(made))!);
const RUNS = { numRuns: 60 };

describe('what two devices know, merged,', () => {
  test('is the same whoever begins', () => {
    fc.assert(
      fc.property(progress, progress, (a, b) => {
        expect(mergeProgress(a, b)).toEqual(mergeProgress(b, a));
      }),
      RUNS,
    );
  });

  test('is the same in whatever order three of them meet', () => {
    fc.assert(
      fc.property(progress, progress, progress, (a, b, c) => {
        expect(mergeProgress(mergeProgress(a, b), c)).toEqual(mergeProgress(a, mergeProgress(b, c)));
      }),
      RUNS,
    );
  });

  test('is not changed by merging once more', () => {
    fc.assert(
      fc.property(progress, progress, (a, b) => {
        const both = mergeProgress(a, b);
        expect(mergeProgress(a, a)).toEqual(a);
        expect(mergeProgress(both, b)).toEqual(both);
        expect(mergeProgress(a, both)).toEqual(both);
      }),
      RUNS,
    );
  });

  test('has games that can be played on, and is the same after it was written and read', () => {
    fc.assert(
      fc.property(progress, progress, (a, b) => {
        const both = mergeProgress(a, b);
        expect(parseProgressText(makeProgressText(both))).toEqual(both);
        for (const record of Object.values(both.games)) expect(parseGameRecord(record).ok).toBe(true);
      }),
      RUNS,
    );
  });
});

test('a file that holds something else is none, and what is damaged in one is passed over', () => {
  for (const text of ['', '{', '[]', '{"format":"latin-game/1"}', 'null'])
    expect(parseProgressText(text)).toBeUndefined();
  const damaged = { format: 'latin-progress/1', solves: [7, { puzzle: 'p' }], favourites: { a: 1 }, games: { x: {} } };
  expect(parseProgressText(JSON.stringify(damaged))).toEqual({ solves: [], favourites: {}, games: {} });
});

test('what was said last of a favourite holds', () => {
  const liked = markFavourite({}, 'sudoku', true, 5);
  expect(isFavourite(liked, 'sudoku')).toBe(true);
  expect(isFavourite(markFavourite(liked, 'sudoku', false, 6), 'sudoku')).toBe(false);
  expect(isFavourite(markFavourite(liked, 'sudoku', false, 4), 'sudoku')).toBe(true);
  expect(isFavourite(liked, 'constructor')).toBe(false);
});

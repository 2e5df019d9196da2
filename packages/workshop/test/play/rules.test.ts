import { describe, expect, test } from 'vitest';
import { makeClockText, readClock, startClock, stopClock, ZERO_CLOCK } from '../../src/play/clock.ts';
import { applyMove } from '../../src/play/move.ts';
import { countLabelsLeft, countNeeds, findConflicts, findMistakes } from '../../src/play/rules.ts';
import { beginTable, type Table } from '../../src/play/table.ts';
import { puzzleOf, REPEATED, SMALL } from '../puzzles.ts';

function written(table: Table, label: number, ...cells: number[]): Table {
  return applyMove(table, { kind: 'write', cells, label });
}

describe('the rules of play', () => {
  test('a label may stand as often as the multiset has it, and no more often', () => {
    const twice = written(beginTable(REPEATED), 0, 1);
    expect([...findConflicts(REPEATED, twice)]).toEqual([]);
    expect([...findConflicts(REPEATED, written(twice, 0, 2))].sort()).toEqual([0, 1, 2]);
  });

  test('an asterism needs what the multiset has beside what it holds', () => {
    expect(countNeeds(REPEATED, beginTable(REPEATED), 0)).toEqual([1, 2]);
    expect(countNeeds(SMALL, beginTable(SMALL), 0)).toEqual([0, 1, 1, 1]);
  });

  test('the labels left on the board are told where every Latin board has equally many', () => {
    expect(countLabelsLeft(SMALL, beginTable(SMALL))).toEqual([3, 3, 3, 3]);
    const win = puzzleOf('win:9', '123456789', '0'.padEnd(81, '.'));
    expect(countLabelsLeft(win, beginTable(win))).toEqual([8, 9, 9, 9, 9, 9, 9, 9, 9]);
  });

  test('a mistake is what differs from the solution', () => {
    const puzzle = puzzleOf('latin-square:2', '12', '0...');
    expect(findMistakes(puzzle, [0, 1, 1, 0], written(beginTable(puzzle), 0, 2))).toEqual([2]);
  });
});

describe('the clock', () => {
  test('runs from start to stop, stands still between, and never runs backwards', () => {
    const once = stopClock(startClock(ZERO_CLOCK, 1_000), 61_000);
    expect(readClock(once, 99_000)).toBe(60_000);
    expect(readClock(startClock(once, 100_000), 90_000)).toBe(60_000);
    expect(readClock(startClock(startClock(once, 100_000), 101_000), 103_000)).toBe(63_000);
  });

  test('is read as people read clocks', () => {
    expect([0, 247_000, 3_603_000].map(makeClockText)).toEqual(['0:00', '4:07', '1:00:03']);
  });
});

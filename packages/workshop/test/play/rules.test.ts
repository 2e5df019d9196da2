import { describe, expect, test } from 'vitest';
import { clockText, elapsedAt, started, stopped, ZERO } from '../../src/play/clock.ts';
import { applied } from '../../src/play/move.ts';
import { conflicts, labelsLeft, mistakes, needs } from '../../src/play/rules.ts';
import { firstTable, type Table } from '../../src/play/table.ts';
import { puzzleOf, REPEATED, SMALL } from '../puzzles.ts';

function written(table: Table, label: number, ...cells: number[]): Table {
  return applied(table, { kind: 'write', cells, label });
}

describe('the rules of play', () => {
  test('a label may stand as often as the multiset has it, and no more often', () => {
    const twice = written(firstTable(REPEATED), 0, 1);
    expect([...conflicts(REPEATED, twice)]).toEqual([]);
    expect([...conflicts(REPEATED, written(twice, 0, 2))].sort()).toEqual([0, 1, 2]);
  });

  test('an asterism needs what the multiset has beside what it holds', () => {
    expect(needs(REPEATED, firstTable(REPEATED), 0)).toEqual([1, 2]);
    expect(needs(SMALL, firstTable(SMALL), 0)).toEqual([0, 1, 1, 1]);
  });

  test('the labels left on the board are told where every Latin board has equally many', () => {
    expect(labelsLeft(SMALL, firstTable(SMALL))).toEqual([3, 3, 3, 3]);
    const win = puzzleOf('win:9', '123456789', '0'.padEnd(81, '.'));
    expect(labelsLeft(win, firstTable(win))).toEqual([8, 9, 9, 9, 9, 9, 9, 9, 9]);
  });

  test('a mistake is what differs from the solution', () => {
    const puzzle = puzzleOf('latin-square:2', '12', '0...');
    expect(mistakes(puzzle, [0, 1, 1, 0], written(firstTable(puzzle), 0, 2))).toEqual([2]);
  });
});

describe('the clock', () => {
  test('runs from start to stop, stands still between, and never runs backwards', () => {
    const once = stopped(started(ZERO, 1_000), 61_000);
    expect(elapsedAt(once, 99_000)).toBe(60_000);
    expect(elapsedAt(started(once, 100_000), 90_000)).toBe(60_000);
    expect(elapsedAt(started(started(once, 100_000), 101_000), 103_000)).toBe(63_000);
  });

  test('is read as people read clocks', () => {
    expect([0, 247_000, 3_603_000].map(clockText)).toEqual(['0:00', '4:07', '1:00:03']);
  });
});

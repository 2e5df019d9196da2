import { describe, expect, test } from 'vitest';
import { planEntry, planErasure } from '../../src/play/entry.ts';
import { applyMove } from '../../src/play/move.ts';
import { beginTable } from '../../src/play/table.ts';
import { SMALL } from '../puzzles.ts';

const start = beginTable(SMALL);

describe('entering', () => {
  test('leaves clues alone', () => {
    expect(planEntry(SMALL, start, [0], 'normal', 1)).toBeUndefined();
    expect(planEntry(SMALL, start, [0, 1], 'normal', 1)?.cells).toEqual([1]);
    expect(planErasure(SMALL, start, [0, 1])).toBeUndefined();
  });

  test('twice undoes', () => {
    for (const mode of ['normal', 'corner', 'centre', 'colours'] as const) {
      const once = applyMove(start, planEntry(SMALL, start, [1, 2], mode, 3)!);
      expect(applyMove(once, planEntry(SMALL, once, [1, 2], mode, 3)!)).toEqual(start);
    }
  });

  test('in cells of which some have it gives it to the others', () => {
    const one = applyMove(start, planEntry(SMALL, start, [1], 'corner', 3)!);
    expect(planEntry(SMALL, one, [1, 2], 'corner', 3)).toMatchObject({ cells: [2], on: true });
  });

  test('does not change marks under a label', () => {
    const written = applyMove(start, planEntry(SMALL, start, [1], 'normal', 3)!);
    expect(planEntry(SMALL, written, [1], 'centre', 0)).toBeUndefined();
    expect(planEntry(SMALL, written, [1], 'colours', 0)).toBeDefined();
  });

  test('erasing takes labels first, then marks, then colours', () => {
    let table = start;
    for (const mode of ['colours', 'corner', 'normal'] as const)
      table = applyMove(table, planEntry(SMALL, table, [1], mode, 2)!);
    table = applyMove(table, planErasure(SMALL, table, [1])!);
    expect(table[1]).toMatchObject({ label: -1, corner: [2], colours: [2] });
    table = applyMove(table, planErasure(SMALL, table, [1])!);
    expect(table[1]).toMatchObject({ corner: [], colours: [2] });
    table = applyMove(table, planErasure(SMALL, table, [1])!);
    expect(planErasure(SMALL, table, [1])).toBeUndefined();
  });
});

import { describe, expect, test } from 'vitest';
import { alike, alongAsterism, NOTHING, only, picked } from '../../../../apps/studio/src/board-view/selection.ts';
import { NOT_TYPING, typed } from '../../../../apps/studio/src/board-view/typing.ts';
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

describe('selecting', () => {
  const plain = { extend: false, toggle: false, dragging: false };

  test('picks one, adds, and takes out', () => {
    const two = picked(only(1), 2, { ...plain, extend: true });
    expect([...two.cells]).toEqual([1, 2]);
    expect([...picked(two, 1, { ...plain, toggle: true }).cells]).toEqual([2]);
    expect([...picked(two, 5, plain).cells]).toEqual([5]);
  });

  test('along asterisms goes through those of the cursor in turn', () => {
    const seen = [1, 2, 3, 4].reduce<(typeof NOTHING)[]>(
      (all) => [...all, alongAsterism(SMALL.board, all.at(-1)!)],
      [only(5)],
    );
    expect(seen.slice(1, 4).map(({ cells }) => [...cells].join())).toEqual(['4,5,6,7', '1,5,9,13', '0,1,4,5']);
    expect(seen[4]).toEqual(seen[1]);
    expect(alongAsterism(SMALL.board, NOTHING)).toBe(NOTHING);
  });

  test('takes all cells with one label', () => {
    expect([...alike(start, 0).cells]).toEqual([0]);
    expect([...alike(applyMove(start, { kind: 'write', cells: [6], label: 0 }), 0).cells]).toEqual([0, 6]);
    expect([...alike(start, 1).cells]).toEqual([1]);
  });
});

describe('typing', () => {
  const numbers = Array.from({ length: 16 }, (_, i) => String(i + 1));

  test('a label of two keys replaces that of the first when the second follows soon', () => {
    const one = typed(numbers, NOT_TYPING, '1', 1_000);
    expect(one).toMatchObject({ label: 0, replaces: false });
    expect(typed(numbers, one.typing, '2', 1_300)).toMatchObject({ label: 11, replaces: true });
    expect(typed(numbers, one.typing, '2', 9_000)).toMatchObject({ label: 1, replaces: false });
    expect(typed(numbers, one.typing, '9', 1_300)).toMatchObject({ label: 8, replaces: false });
  });

  test('case matters only where it tells labels apart', () => {
    expect(typed(['A', 'b'], NOT_TYPING, 'a', 0).label).toBe(0);
    expect(typed(['A', 'a'], NOT_TYPING, 'a', 0).label).toBe(1);
    expect(typed(['É', 'Ñ'], NOT_TYPING, 'ñ', 0).label).toBe(1);
    expect(typed(['A', 'b'], NOT_TYPING, 'x', 0).label).toBeUndefined();
  });
});

import { beginGame, beginTable, playMove } from '@latin-puzzles/workshop/play';
import { describe, expect, test } from 'vitest';
import { SMALL } from '../../../workshop/test/puzzles.ts';
import { alike, alongAsterism, NOTHING, only, pickCell } from '../../src/board-view/selection.ts';

const start = beginTable(SMALL);

describe('selecting', () => {
  const plain = { extend: false, toggle: false, dragging: false };

  test('picks one, adds, and takes out', () => {
    const two = pickCell(only(1), 2, { ...plain, extend: true });
    expect([...two.cells]).toEqual([1, 2]);
    expect([...pickCell(two, 1, { ...plain, toggle: true }).cells]).toEqual([2]);
    expect([...pickCell(two, 5, plain).cells]).toEqual([5]);
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

  test('takes all cells with one label, or with the same marks', () => {
    const written = playMove(beginGame(SMALL).history, { kind: 'write', cells: [6], label: 0 }).table;
    expect([...alike(start, 0).cells]).toEqual([0]);
    expect([...alike(written, 0).cells]).toEqual([0, 6]);
    expect([...alike(start, 1).cells]).toEqual([1]);
    const marked = [1, 2, 3].reduce(
      (history, cell) => playMove(history, { kind: 'mark', mark: 'centre', cells: [cell], value: cell % 2, on: true }),
      beginGame(SMALL).history,
    ).table;
    expect([...alike(marked, 1).cells]).toEqual([1, 3]);
  });
});

import { must } from '@latin-puzzles/core/basis';
import { CATALOG, resolveBoard } from '@latin-puzzles/core/board';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { draftFrom, parseDraftRecord } from '../../src/design/index.ts';

describe('what a device keeps of a draft', () => {
  test('is read as it was written', () => {
    for (const { board, labels } of CATALOG) {
      const draft = draftFrom(must(resolveBoard(board)), labels, 'title');
      const stored = JSON.parse(JSON.stringify(draft));
      expect(parseDraftRecord(stored)).toEqual(stored);
    }
  });

  test('is refused when it was tampered with', () => {
    const draft = JSON.parse(JSON.stringify(draftFrom(must(resolveBoard('triangle:4')))));
    const broken = [
      null,
      [],
      { ...draft, cells: 5 },
      { ...draft, cells: [...draft.cells, draft.cells[0]] },
      { ...draft, cells: draft.cells.slice(1) },
      { ...draft, asterisms: [{ ...draft.asterisms[0], kind: 'blob' }] },
      { ...draft, lattice: { kind: 'square', phase: 2 } },
      { ...draft, window: { top: 0, left: 0, rows: 1e9, columns: 1 } },
      { ...draft, labels: [1] },
      { ...draft, solid: { corners: [], faces: [[7]] } },
    ];
    for (const value of broken) expect(parseDraftRecord(value), JSON.stringify(value)?.slice(0, 80)).toBeUndefined();
  });

  test('can be anything without harm', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => parseDraftRecord(value) === undefined));
  });
});

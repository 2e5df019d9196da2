import { must } from '@latin-puzzles/core/basis';
import { resolveBoard } from '@latin-puzzles/core/board';
import { makeNative, parseNative } from '@latin-puzzles/core/format';
import { EMPTY, makeMultiset, makePuzzle } from '@latin-puzzles/core/puzzle';
import { layOut } from '@latin-puzzles/drawing';
import { boardOf, changeAsterism, draftFrom, parseDraftRecord, removeCells } from '@latin-puzzles/workshop/design';
import { describe, expect, test } from 'vitest';
import { sketchOf } from '../../src/design/sketch.ts';
import { bodyOf } from '../../src/solid/body-of.ts';

const SOLIDS = ['tetrahedron:2', 'cube:2', 'octahedron:1', 'icosahedron:1', 'dodecahedron'];

describe.each(SOLIDS)('a design begun from %s', (name) => {
  const family = must(resolveBoard(name));
  const edited = changeAsterism(draftFrom(family), 0, { name: 'mine' });
  const board = must(boardOf(edited));

  test('keeps its body when it is changed, handed on and taken in again', () => {
    const multiset = must(makeMultiset(Array.from({ length: board.k! }, (_, i) => `${i + 1}`)));
    const labeling = Array(board.cells).fill(EMPTY);
    const puzzle = must(makePuzzle({ board, multiset, labeling, inscription: [] }));
    const read = must(parseNative(makeNative(puzzle)));
    expect(read.board).toEqual(board);
    expect(read.board.solid).toEqual(family.solid);
    expect(bodyOf(read)!.sheets).toHaveLength(bodyOf({ ...read, board: family })!.sheets.length);
    expect(layOut(read.board).net!.folds).toHaveLength(family.solid!.faces.length - 1);
    expect(must(boardOf(draftFrom(read.board)))).toEqual(board);
  });

  test('is kept by the device', () => {
    const stored = JSON.parse(JSON.stringify(edited));
    expect(must(boardOf(parseDraftRecord(stored)!))).toEqual(board);
    for (const solid of ['cube:9', 'sudoku', 'nothing', { corners: [], faces: [] }, 5])
      expect(parseDraftRecord({ ...stored, solid }), String(solid)).toBeUndefined();
  });

  test('may lose all its cells but one', () => {
    const ids = edited.cells.map(({ id }) => id);
    const one = removeCells(edited, new Set(ids.slice(1)));
    expect(sketchOf(one, true).spots.length).toBeGreaterThan(0);
    expect(removeCells(one, new Set(ids))).toBe(one);
  });
});

test('a draft off the lattices that cannot be drawn is not taken from the device', () => {
  const stored = JSON.parse(JSON.stringify(draftFrom(must(resolveBoard('star:12/3')))));
  expect(parseDraftRecord(stored)).toBeDefined();
  const twice = stored.cells.map((cell: object) => ({ ...cell, point: [0, 0] }));
  expect(parseDraftRecord({ ...stored, lattice: undefined, cells: twice })).toBeUndefined();
  expect(parseDraftRecord({ ...stored, lattice: undefined, cells: [], asterisms: [] })).toBeUndefined();
});

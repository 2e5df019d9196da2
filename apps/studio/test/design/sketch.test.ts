import { must } from '@latin-puzzles/core/basis';
import { CATALOG, FAMILIES, resolveBoard } from '@latin-puzzles/core/board';
import { draftFrom } from '@latin-puzzles/workshop/design';
import { expect, test } from 'vitest';
import { sketchOf } from '../../src/design/sketch.ts';

test.each([...CATALOG.map((entry) => entry.board), ...FAMILIES.map((family) => family.name)])(
  'every cell of %s has a place on the bench',
  (name) => {
    const board = must(resolveBoard(name));
    const drawn = new Set(sketchOf(draftFrom(board), false).spots.map(({ id }) => id));
    expect(drawn.size).toBe(board.cells);
  },
);

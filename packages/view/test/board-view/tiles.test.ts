import { must } from '@latin-puzzles/core/basis';
import { CATALOG, resolveBoard } from '@latin-puzzles/core/board';
import { layOut } from '@latin-puzzles/drawing';
import { describe, expect, test } from 'vitest';
import { isLegible, roomyScale } from '../../src/board-view/sight.ts';
import { overlap, tilesOf } from '../../src/board-view/tiles.ts';

describe('the tiles of a board', () => {
  test.each([...new Set(CATALOG.map(({ board }) => board)), 'latin-square:64'])(
    'hold every cell of %s once',
    (name) => {
      const { places } = layOut(must(resolveBoard(name)));
      const tiles = tilesOf(places, 576);
      expect(new Set(tiles.flatMap((tile) => tile.places))).toEqual(new Set(places));
      expect(tiles.reduce((sum, tile) => sum + tile.places.length, 0)).toBe(places.length);
      for (const { box, places: held } of tiles) {
        expect(held.length).toBeLessThanOrEqual(400);
        for (const { at } of held)
          expect(overlap(box, { left: at[0], right: at[0], top: at[1], bottom: at[1] })).toBe(true);
      }
    },
  );

  test('overlap a part only where they meet it', () => {
    const box = { left: 0, top: 0, right: 10, bottom: 10 };
    expect(overlap(box, { left: 10, top: 5, right: 20, bottom: 6 })).toBe(true);
    expect(overlap(box, { left: 11, top: 5, right: 20, bottom: 6 })).toBe(false);
    expect(overlap(box, { left: 0, top: 11, right: 10, bottom: 20 })).toBe(false);
  });
});

test('candidates can be read in a Sudoku on a phone, but not on a board of 4,096 cells that is shown whole', () => {
  expect(isLegible(9, 36, 0.9)).toBe(true);
  expect(isLegible(64, 36, 0.3)).toBe(false);
  expect(isLegible(64, 36, 1.25)).toBe(true);
});

test('candidates of any board can be read where it is enlarged', () => {
  for (const labels of [2, 9, 16, 64, 100, 128])
    for (const span of [12, 20, 28.8, 36]) expect(isLegible(labels, span, roomyScale(labels, span))).toBe(true);
  expect(roomyScale(9, 36)).toBe(1.25);
});

import { must, numbers } from '@latin-puzzles/core/basis';
import { resolveBoard } from '@latin-puzzles/core/board';
import { makeMultiset } from '@latin-puzzles/core/puzzle';
import { drawBoard, makeSurface } from '@latin-puzzles/drawing';
import { expect, test } from 'vitest';
import { areApart } from '../../src/board-view/content-items.ts';
import { namedSurface, underTexts } from '../../src/board-view/named-surface.ts';

const surfaceOf = (name: string) => {
  const board = must(resolveBoard(name));
  return { board, surface: makeSurface({ board, multiset: must(makeMultiset(['1', '2'])) }) };
};

test('a board whose names nobody wants is as it was', () => {
  const { board, surface } = surfaceOf('sudoku:2x2');
  expect(namedSurface(board, surface, undefined)).toEqual({ surface, overlay: undefined });
  expect(namedSurface(board, surface, undefined).surface).toBe(surface);
});

test('a square makes room for the numbers of rows and columns, and nothing else moves', () => {
  const { board, surface } = surfaceOf('sudoku:2x2');
  const named = namedSurface(board, surface, 'en');
  expect(named.overlay!.above).toHaveLength(8);
  expect(named.surface.frame.left).toBeLessThanOrEqual(surface.frame.left);
  expect({ ...named.surface, frame: surface.frame }).toEqual(surface);
});

test('other boards have the names in their cells, in the language wanted', () => {
  const { board, surface } = surfaceOf('triangle:4');
  const said = (language: 'en' | 'es') =>
    namedSurface(board, surface, language).overlay!.above.flatMap((item) => (item.shape === 'text' ? [item.text] : []));
  expect(said('en')[0]).toBe('r1t1');
  expect(said('es').at(-1)).toBe('f4t7');
});

test.each(['triangle:8', 'star:12/3', 'hexagon:3'])('on %s candidates and marks stand beside the names', (name) => {
  const board = must(resolveBoard(name));
  const bare = makeSurface({ board, multiset: must(makeMultiset(numbers(16))) });
  const { surface, overlay } = namedSurface(board, bare, 'en');
  const names = overlay!.above.filter((item) => item.shape === 'text');
  for (const place of surface.layout.places)
    for (const items of [surface.candidates, surface.centre, surface.rim].map((put) => put(place, [3, 11, 15])))
      expect(
        areApart(
          items,
          names.filter(({ cell }) => cell === place.cell),
        ),
        `${name} ${place.cell}`,
      ).toBe(true);
});

test('what is laid under texts is above all lines and below all texts', () => {
  const { board, surface } = surfaceOf('cube:2');
  const { behind } = namedSurface(board, surface, 'en').overlay!;
  const { items } = drawBoard(board);
  const all = underTexts(items, behind);
  expect(all).toHaveLength(items.length + 6);
  const shapes = all.map((item) => item.shape);
  expect(all.indexOf(behind[0]!)).toBe(shapes.indexOf('text'));
});

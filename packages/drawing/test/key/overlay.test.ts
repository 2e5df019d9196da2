import { describe, expect, test } from 'vitest';
import { CAP_HEIGHT, drawBoard, guessWidth, nameOverlay, type TextItem } from '../../src/index.ts';
import { layOut } from '../../src/layout/lay-out.ts';
import { contains } from '../../src/plane/polygon.ts';
import { length, minus, type XY } from '../../src/plane/vector.ts';
import { boardOf, CATALOG_BOARDS } from '../support.ts';

function overlayOf(specification: string, language: 'en' | 'es' = 'en') {
  const board = boardOf(specification);
  const layout = layOut(board);
  const { frame } = drawBoard(board);
  return { board, layout, frame, overlay: nameOverlay(board, layout, frame, language) };
}

const isSquare = (specification: string) => boardOf(specification).cellNames[0]!.kind === 'square';

describe.each(CATALOG_BOARDS.filter((name) => !isSquare(name)))('names laid over %s', (specification) => {
  const { layout, frame, overlay } = overlayOf(specification);
  const names = overlay.above as readonly TextItem[];

  test('stand one in every cell, inside it and clear of its label', () => {
    expect(overlay.frame).toEqual(frame);
    expect(names.map(({ cell }) => cell)).toEqual(layout.places.map(({ cell }) => cell));
    for (const [i, { at, text, size }] of names.entries()) {
      const { polygon, at: middle, radius, span } = layout.places[i]!;
      const half = (size * guessWidth(text, false)) / 2;
      const [left, right, top, bottom] = [at[0] - half, at[0] + half, at[1] - size * CAP_HEIGHT, at[1]];
      const corners: XY[] = [left, right].flatMap((x) => [top, bottom].map((y): XY => [x, y]));
      for (const corner of corners)
        expect(polygon ? contains(polygon, corner) : length(minus(corner, middle)) < radius).toBe(true);
      // A figure of the usual size in the middle of the cell.
      const [x, y] = [0.15 * span, 0.2 * span];
      const apart = left > middle[0] + x || right < middle[0] - x || top > middle[1] + y || bottom < middle[1] - y;
      expect(apart).toBe(true);
    }
  });

  test('are the same every time', () => {
    expect(overlayOf(specification).overlay).toEqual(overlay);
  });
});

test('squares have the numbers of rows and columns outside, for which the frame makes room', () => {
  for (const specification of CATALOG_BOARDS.filter(isSquare)) {
    const { board, layout, overlay } = overlayOf(specification, 'es');
    const side = Math.sqrt(board.cells);
    expect(overlay.above).toHaveLength(2 * side);
    for (const item of overlay.above as readonly TextItem[]) {
      expect(layout.places.some(({ polygon }) => contains(polygon!, item.at))).toBe(false);
      expect(item.at[0]).toBeGreaterThan(overlay.frame.left + 4);
      expect(item.at[1] - item.size * CAP_HEIGHT).toBeGreaterThan(overlay.frame.top + 4);
    }
  }
});

test('the faces of a solid are numbered behind', () => {
  expect(overlayOf('cube:4').overlay.behind).toHaveLength(6);
  expect(overlayOf('orb:8').overlay.behind).toEqual([]);
});

import { must } from '@latin-puzzles/core/basis';
import { resolveBoard } from '@latin-puzzles/core/board';
import { expect, test } from 'vitest';
import { COLOUR, drawBoard, renderSmallSvg } from '../src/index.ts';

test('a small picture has lines as broad on the screen as a large one', () => {
  const scene = drawBoard(must(resolveBoard('sudoku')));
  const { left, right, top, bottom } = scene.frame;
  const size = Math.max(right - left, bottom - top);
  const widest = (svg: string) =>
    Math.max(...[...svg.matchAll(/stroke-width="([\d.]+)"/g)].map(([, width]) => Number(width)));
  const full = widest(renderSmallSvg(scene, 2 * size, COLOUR));
  expect(full).toBe(COLOUR.pens.rim.width);
  expect(widest(renderSmallSvg(scene, size / 4, COLOUR)) / 4).toBeCloseTo(full, 2);
});

import { must } from '@latin-puzzles/core/basis';
import { makeMultiset } from '@latin-puzzles/core/puzzle';
import { describe, expect, test } from 'vitest';
import { drawBoard, drawPuzzle } from '../src/index.ts';
import { loadFonts, loadPainter } from '../src/node.ts';
import { renderPng } from '../src/png.ts';
import { boardOf } from './support.ts';

const options = { fonts: await loadFonts(), wasm: await loadPainter() };

/** The width and height that the header of a PNG file states. */
function size(png: Uint8Array): [number, number] {
  const view = new DataView(png.buffer, png.byteOffset);
  return [view.getUint32(16), view.getUint32(20)];
}

describe('a PNG image', () => {
  const scene = drawBoard(boardOf('sudoku:2x2'));
  const [width, height] = [scene.frame.right - scene.frame.left, scene.frame.bottom - scene.frame.top];

  test('has two pixels to the point, or as many as wanted', async () => {
    const plain = must(await renderPng(scene, options));
    expect([...plain.subarray(1, 4)]).toEqual([...'PNG'].map((c) => c.charCodeAt(0)));
    expect(size(plain)).toEqual([2 * width, 2 * height]);
    expect(size(must(await renderPng(scene, { ...options, dpi: 36 })))).toEqual([width / 2, height / 2]);
  });

  test('shows labels', async () => {
    const board = boardOf('sudoku:2x2');
    const multiset = must(makeMultiset(['Ω', 'b', 'c', 'd']));
    const labeled = drawPuzzle({ board, multiset, labeling: new Array(16).fill(0) });
    expect(must(await renderPng(labeled, options)).length).toBeGreaterThan(
      must(await renderPng(scene, options)).length,
    );
  });

  test('refuses a label that the font cannot draw, and names it', async () => {
    const multiset = must(makeMultiset(['☃', 'b', 'c', 'd']));
    const snow = drawPuzzle({ board: boardOf('sudoku:2x2'), multiset, labeling: new Array(16).fill(0) });
    const result = await renderPng(snow, options);
    expect(result).toMatchObject({ ok: false, fault: { code: 'draw.glyph', message: expect.stringContaining('☃') } });
  });
});

import { must } from '@latin-puzzles/core/basis';
import { loadFonts, loadPainter } from '@latin-puzzles/drawing/node';
import { expect, test } from 'vitest';
import { emptyPicture, IMAGE_FORMATS, makeSceneDrawer, renderScenes } from '../../src/picture/index.ts';

const kit = { fonts: await loadFonts(), loadPainter };
const drawer = makeSceneDrawer(kit.fonts);
const BEGINNINGS = { svg: '<svg', png: '\x89PNG', pdf: '%PDF' };

test.each(IMAGE_FORMATS)('scenes become %s: one document, or an image each', async (format) => {
  const scenes = ['helios-one', 'sudoku:2x2'].map((name) => must(drawer.draw(must(emptyPicture(name)))));
  const files = must(await renderScenes(scenes, { format }, kit));
  expect(files).toHaveLength(format === 'pdf' ? 1 : 2);
  for (const file of files) expect(Buffer.from(file).toString('latin1')).toMatch(RegExp(`^${BEGINNINGS[format]}`));
});

test('a net is refused on a board that cannot be folded, and a text that the typeface lacks', () => {
  expect(drawer.draw(must(emptyPicture('sudoku')), { net: true }).ok).toBe(false);
  expect(drawer.draw(must(emptyPicture('cube:2')), { net: true }).ok).toBe(true);
  expect(drawer.draw(must(emptyPicture('sudoku:2x2')), { title: '𒀀' })).toMatchObject({
    fault: { code: 'draw.glyph' },
  });
});

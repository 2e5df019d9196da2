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

test('a net is refused on a board that cannot be folded', () => {
  expect(drawer.draw(must(emptyPicture('sudoku')), { net: true }).ok).toBe(false);
  expect(drawer.draw(must(emptyPicture('cube:2')), { net: true }).ok).toBe(true);
});

test('a text that the typeface lacks is refused where its glyphs are needed, and stays text in an SVG', async () => {
  const scene = must(drawer.draw(must(emptyPicture('sudoku:2x2')), { title: '𒀀' }));
  for (const wishes of [{ format: 'pdf' }, { format: 'png' }, { format: 'svg', outlines: true }] as const)
    expect(await renderScenes([scene], wishes, kit)).toMatchObject({ fault: { code: 'draw.glyph' } });
  expect(must(await renderScenes([scene], { format: 'svg' }, kit))[0]).toContain('𒀀');
});

test('texts of an SVG are outlines where that is wished, and a PNG says how fine it is', async () => {
  const scene = must(drawer.draw(must(emptyPicture('custom-sudoku')), { title: 'Words' }));
  const [outlined] = must(await renderScenes([scene], { format: 'svg', outlines: true }, kit));
  expect(outlined).not.toContain('<text');
  const [png] = must(await renderScenes([scene], { format: 'png', dpi: 300 }, kit));
  const at = Buffer.from(png!).indexOf('pHYs');
  expect(Buffer.from(png!).readUInt32BE(at + 4)).toBe(Math.round(300 / 0.0254));
});

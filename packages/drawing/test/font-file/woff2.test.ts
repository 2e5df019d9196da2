import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { must } from '@latin-puzzles/core/basis';
import { afterAll, describe, expect, test } from 'vitest';
import { glyphPaths } from '../../src/font-file/glyph-paths.ts';
import { plainMetrics } from '../../src/font-file/plain-metrics.ts';
import { makeBooklet } from '../../src/index.ts';
import { loadFonts } from '../../src/node.ts';
import { renderPages } from '../../src/pdf.ts';
import { openFont } from '../../src/text/fonts.ts';
import { puzzleOn } from '../booklet/puzzles.ts';
import { HAND_MADE, handMadeFont } from './hand-made-font.ts';

const folder = mkdtempSync(join(tmpdir(), 'latin-woff2-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The font as the program of those who wrote the format packs it. */
function packed(file: Uint8Array): Uint8Array {
  const path = join(folder, `font-${file.length}`);
  writeFileSync(`${path}.ttf`, file);
  execFileSync('woff2_compress', [`${path}.ttf`], { stdio: 'ignore' });
  return new Uint8Array(readFileSync(`${path}.woff2`));
}

describe('a WOFF2 font', async () => {
  const fonts = await loadFonts();
  // Packing takes longer than all the rest.
  const files = [fonts.regular, handMadeFont()].map((file) => ({ file, woff2: packed(file) }));
  const [ours, ownMade] = files as [(typeof files)[0], (typeof files)[0]];

  test('has every glyph, advance and bearing of the font that was packed', () => {
    for (const { file, woff2 } of files) {
      const [plain, font] = [openFont(file), openFont(woff2)];
      const [known, own] = [glyphPaths(plain), glyphPaths(font)];
      const wrong: number[] = [];
      for (let id = 0; id < plain.numGlyphs; id++) {
        const [a, b] = [plain.getGlyph(id)!, font.getGlyph(id)!];
        const same =
          JSON.stringify(known(a)) === JSON.stringify(own(b)) &&
          a.advanceWidth === b.advanceWidth &&
          a.leftBearing === b.leftBearing;
        if (!same) wrong.push(id);
      }
      expect(wrong).toEqual([]);
    }
  });

  test('has composed glyphs with turned, matched and scaled parts', () => {
    const font = openFont(ownMade.woff2);
    const paths = glyphPaths(font);
    for (const [id, { points }] of HAND_MADE.entries())
      expect(
        paths(font.getGlyph(id)!).commands.flatMap(({ args }) => (args.length > 0 ? [args.slice(-2)] : [])),
      ).toEqual(points);
  });

  test('is printed as the font that was packed is, to the shade of a pixel', async () => {
    const pages = must(makeBooklet([puzzleOn('sudoku:2x2', 'Ǻ ồ ǘ ə ʎ ½ ※ é «ü» ⅞ Ω')], { title: 'Ȱ Ấ' }));
    const [plain, other] = await Promise.all(
      [ours.file, ours.woff2].map(async (file) =>
        execFileSync('pdftoppm', ['-gray', '-r', '150', '-l', '1'], {
          input: must(await renderPages(pages, { fonts: { regular: file, bold: file } })),
          maxBuffer: 1 << 26,
        }),
      ),
    );
    expect(plain!.filter((pixel) => pixel < 100).length).toBeGreaterThan(1000);
    // The packer forgets which glyphs overlap themselves, which the painter smooths more finely.
    expect(plain!.findIndex((pixel, i) => Math.abs(pixel - other![i]!) > 32)).toBe(-1);
  });
});

test('bearings that are left out are where boxes begin, for glyphs with widths of their own and for others', () => {
  const lefts = [0, -3, 7, 9];
  const words = (bytes: Uint8Array) =>
    Array.from({ length: bytes.length / 2 }, (_, i) => ((bytes[2 * i]! << 24) >> 16) | bytes[2 * i + 1]!);
  const widths = [0, 200, 1, 44];
  const metrics = (flags: number, ...more: number[]) =>
    words(plainMetrics(Uint8Array.from([flags, ...widths, ...more]), 2, lefts));
  expect(metrics(3)).toEqual([200, 0, 300, -3, 7, 9]);
  expect(metrics(1, 0, 5, 255, 250)).toEqual([200, 0, 300, -3, 5, -6]);
  expect(metrics(2, 0, 1, 0, 2)).toEqual([200, 1, 300, 2, 7, 9]);
});

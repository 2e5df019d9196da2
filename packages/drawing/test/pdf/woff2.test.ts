import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { must } from '@latin-puzzles/core/basis';
import { expect, test } from 'vitest';
import { groupFonts } from '../../src/font.ts';
import { makeBooklet } from '../../src/index.ts';
import { loadFonts } from '../../src/node.ts';
import { renderPages } from '../../src/pdf.ts';
import { puzzleOn } from '../booklet/puzzles.ts';

test('a WOFF2 font is embedded with its glyphs, composed ones too', async () => {
  const own = new Uint8Array(
    readFileSync(new URL('../../../../apps/studio/src/styles/typeface/fraunces-600.woff2', import.meta.url)),
  );
  const fonts = groupFonts([own], await loadFonts());
  const pages = must(makeBooklet([puzzleOn('sudoku:2x2', 'Ñandú: é + «ü»')], { title: 'Ä' }));
  const pdf = must(await renderPages(pages, { fonts }));
  expect(execFileSync('pdftotext', ['-', '-'], { input: pdf }).toString()).toContain('Ñandú: é + «ü»');
  // The names of fonts prove nothing: what is painted does.
  const ink = (args: readonly string[]) =>
    execFileSync('pdftoppm', ['-gray', '-r', '72', ...args], { input: pdf }).filter((pixel) => pixel < 100).length;
  const heading = ['-x', '45', '-y', '55', '-W', '200', '-H', '40'];
  expect(ink(heading)).toBeGreaterThan(100);
});

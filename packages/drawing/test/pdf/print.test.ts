import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { must } from '@latin-puzzles/core/basis';
import { afterAll, describe, expect, test } from 'vitest';
import { measureWith } from '../../src/font.ts';
import { imposeFolded, makeBook, type Style, type StyleFile, styleFrom } from '../../src/index.ts';
import { loadFonts } from '../../src/node.ts';
import { renderPages } from '../../src/pdf.ts';
import { solvedSquare } from '../booklet/puzzles.ts';

const fonts = await loadFonts();
const measure = measureWith(fonts);
const folder = mkdtempSync(join(tmpdir(), 'latin-print-'));
afterAll(() => rmSync(folder, { recursive: true }));

const SQUARE = solvedSquare('Four');
const MILLIMETRE = 72 / 25.4;

function pagesIn(style: Style) {
  const parts = [
    { kind: 'title', subtitle: 'A test' },
    { kind: 'contents' },
    { kind: 'text', title: 'Foreword', text: 'A first paragraph.\nA second one.' },
    { kind: 'puzzles', title: 'Squares', puzzles: [SQUARE, SQUARE] },
    { kind: 'answers' },
  ] as const;
  return must(
    makeBook(parts, { title: 'A book', paper: 'A5', perPage: 2, measure, style, multipleOf4: true, answers: true }),
  ).pages;
}

let number = 0;

async function written(file: Omit<StyleFile, 'format'>, fold = false): Promise<string> {
  const style = styleFrom({ format: 'latin-style/1', ...file });
  const pages = pagesIn(style);
  const bytes = must(
    await renderPages(fold ? imposeFolded(pages) : pages, {
      fonts,
      theme: style.theme,
      press: style.press,
      title: 'A book',
      author: 'Somebody',
      language: 'en',
      date: new Date('2027-01-01T00:00:00Z'),
    }),
  );
  const name = join(folder, `${number++}.pdf`);
  writeFileSync(name, bytes);
  return name;
}

const run = (program: string, ...args: string[]) => execFileSync(program, args, { encoding: 'utf8' });

/** The numbers of a box as pdfinfo tells it. */
function boxOf(info: string, name: string): number[] {
  return new RegExp(`${name}:\\s+([\\d. ]+)`).exec(info)![1]!.trim().split(/\s+/).map(Number);
}

describe('a document for a printer', () => {
  const PRESS: Omit<StyleFile, 'format'> = {
    inks: { house: { spot: 'PANTONE 300 C', cmyk: [100, 44, 0, 0] } },
    colours: { front: 'house', answers: 'house 60' },
    front: 'filled',
    press: { inks: 'cmyk', standard: 'PDF/X-4', bleed: 3, cropMarks: true },
  };

  test('keeps PDF/X-4: version, boxes, dates, fonts that are embedded in part', async () => {
    const file = await written(PRESS);
    const info = run('pdfinfo', '-box', file);
    expect(info).toContain('PDF/X-4');
    expect(info).toMatch(/Author:\s+Somebody/);
    expect(info).toMatch(/CreationDate:\s+Fri Jan {2}1/);
    const [media, bleed, trim] = ['MediaBox', 'BleedBox', 'TrimBox'].map((name) => boxOf(info, name));
    expect(trim![2]! - trim![0]!).toBeCloseTo(419.53, 1);
    expect(trim![0]! - bleed![0]!).toBeCloseTo(3 * MILLIMETRE, 1);
    expect(media![2]!).toBeGreaterThan(bleed![2]!);
    const rows = run('pdffonts', file).trim().split('\n').slice(2);
    expect(rows.length).toBe(2);
    for (const row of rows) expect(row).toMatch(/yes yes yes/);
    expect(run('pdfinfo', '-meta', file)).toContain('<pdfxid:GTS_PDFXVersion>PDF/X-4</pdfxid:GTS_PDFXVersion>');
  });
});

describe('a document for the screen', () => {
  test('is tagged, in the order in which it is read, with words for its drawings', async () => {
    const file = await written({});
    expect(run('pdfinfo', file)).toMatch(/Tagged:\s+yes/);
    const tree = run('pdfinfo', '-struct-text', file);
    const order = ['A book', 'Contents', 'A first paragraph.', 'A second one.', 'Complete the board'];
    const places = order.map((text) => tree.indexOf(text));
    expect(places.every((place, i) => place >= 0 && (i === 0 || place > places[i - 1]!))).toBe(true);
    expect(run('pdfinfo', '-struct', file)).toMatch(/H1[\s\S]*P[\s\S]*H2[\s\S]*Figure[^\n]*\n?/);
  });

  test('has as many pages as it ought to, and half of them if it is to be folded', async () => {
    expect(run('pdfinfo', await written({}))).toMatch(/Pages:\s+8\n/);
    const folded = run('pdfinfo', await written({}, true));
    expect(folded).toMatch(/Pages:\s+4\n/);
    expect(folded).toMatch(/Page size:\s+839.06 x 595.28/);
  });

  test('is in text that can be copied', async () => {
    const text = run('pdftotext', '-layout', await written({}), '-');
    expect(text).toContain('Complete the board');
    expect(text).toMatch(/Foreword[ .]+3/);
  });
});

test('a document without colours holds no operator that sets one', async () => {
  const { PDFDocument, PDFRawStream, decodePDFRawStream } = await import('@cantoo/pdf-lib');
  const style = styleFrom({ format: 'latin-style/1', colours: { clues: '#ff0000' } }, { greyscale: true });
  const bytes = must(await renderPages(pagesIn(style), { fonts, theme: style.theme, press: style.press }));
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  const streams = document.context
    .enumerateIndirectObjects()
    .flatMap(([, object]) => (object instanceof PDFRawStream ? [object] : []))
    .map((stream) => new TextDecoder('latin1').decode(decodePDFRawStream(stream).decode()))
    .filter((text) => / (re|m)\n/.test(text) && text.includes('BT'));
  expect(streams.length).toBeGreaterThan(0);
  for (const text of streams) {
    expect(text).toMatch(/[\d.]+ g\n/);
    expect(text).not.toMatch(/[\d.]+ (rg|RG|k|K|scn|SCN)\n/);
  }
});

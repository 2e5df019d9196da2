import { execFileSync } from 'node:child_process';
import { PDFDocument } from '@cantoo/pdf-lib';
import { LADDER, prove, proveCompactly, shapeOf, tellProof } from '@latin-puzzles/core/attrition';
import { must } from '@latin-puzzles/core/basis';
import { CATALOG } from '@latin-puzzles/core/board';
import { parsePuzzle } from '@latin-puzzles/core/format';
import { problemOf } from '@latin-puzzles/core/puzzle';
import { describe, expect, test } from 'vitest';
import { measureWith } from '../../src/font.ts';
import {
  type BookletOptions,
  type BookletPuzzle,
  GREYSCALE,
  makeBooklet,
  PAPERS,
  type Page,
  type Paper,
  PER_PAGE,
  renderPage,
} from '../../src/index.ts';
import { loadFonts } from '../../src/node.ts';
import { renderPages } from '../../src/pdf.ts';
import { boxAround } from '../../src/plane/vector.ts';
import { puzzleOn, solvedSquare, spotsOn, textsOn } from './puzzles.ts';

const fonts = await loadFonts();
const measure = measureWith(fonts);
const ALL = CATALOG.map(({ board, title, challenge }) => ({ ...puzzleOn(board, title.en), challenge: challenge.en }));

function pagesOf(puzzles: readonly BookletPuzzle[], options: Partial<BookletOptions> = {}): Page[] {
  return must(makeBooklet(puzzles, { title: 'A booklet', measure, ...options }));
}

/** Boards of every shape. */
const SOME = [0, 5, 6, 10, 13].map((i) => ALL[i]!);

/** Everything on a page as it is read. */
const readOn = (page: Page) => textsOn(page).map(({ text }) => text);
const allOf = (pages: readonly Page[]) => pages.map((page) => readOn(page).join(' ')).join(' ');

function proved(puzzle: BookletPuzzle): BookletPuzzle {
  const shape = shapeOf(problemOf(puzzle.board, puzzle.multiset));
  return { ...puzzle, proof: prove(shape, puzzle.labeling, LADDER) };
}

describe.each(Object.keys(PAPERS) as Paper[])('a booklet on %s', (paper) => {
  test.each([false, true])('keeps everything on the paper, large print: %s', (large) => {
    for (const perPage of PER_PAGE)
      for (const page of pagesOf(SOME, { paper, perPage, large, titlePage: true })) {
        expect([page.width, page.height]).toEqual(PAPERS[paper]);
        const { left, top, right, bottom } = boxAround(spotsOn(page));
        expect(Math.min(left, top, page.width - right, page.height - bottom)).toBeGreaterThan(10);
      }
  });
});

describe('the pages of puzzles', () => {
  test.each(PER_PAGE)('hold %i puzzles each, in their order, with name, level and challenge', (perPage) => {
    const puzzles = ALL.slice(0, 7).map((puzzle) => ({ ...puzzle, level: 'medium' as const }));
    const pages = pagesOf(puzzles, { perPage });
    expect(pages).toHaveLength(Math.ceil(7 / perPage));
    const read = allOf(pages);
    const places = puzzles.map(({ title }, i) => read.indexOf(`${i + 1}.\u00a0${title}`));
    expect(places.every((place, i) => place >= 0 && place > (places[i - 1] ?? -1))).toBe(true);
    expect(read.match(/medium/g)).toHaveLength(7);
    for (const { challenge } of puzzles) expect(read).toContain(challenge!);
  });

  test('no drawing covers another, nor what is written above it', () => {
    for (const page of pagesOf(ALL.slice(0, 6), { perPage: 6 })) {
      const boxes = page.parts.slice(1).map((part) => spotsOn({ ...page, parts: [part] }));
      const extents = boxes.map((spots) => [0, 1].map((axis) => spots.map((spot) => spot[axis]!)));
      for (const [i, a] of extents.entries())
        for (const b of extents.slice(i + 1)) {
          const apart = [0, 1].some(
            (axis) => Math.max(...a[axis]!) <= Math.min(...b[axis]!) || Math.max(...b[axis]!) <= Math.min(...a[axis]!),
          );
          expect(apart).toBe(true);
        }
    }
  });

  test('have the title at the head and their number at the foot', () => {
    const pages = pagesOf(ALL.slice(0, 3), { titlePage: true, author: 'Someone' });
    expect(readOn(pages[0]!)).toEqual(['A booklet', 'Someone', '3 puzzles']);
    for (const [i, page] of pages.entries()) {
      if (i === 0) continue;
      expect(readOn(page)[0]).toBe('A booklet');
      const number = textsOn(page).find(({ text }) => text === String(i + 1))!;
      expect(number.y).toBeGreaterThan(0.9 * page.height);
    }
  });

  test('say what to do where the puzzle does not', () => {
    const own = { ...solvedSquare(), challenge: undefined };
    expect(allOf(pagesOf([own]))).toContain('every row, column and box takes the numbers 1 to 4');
    expect(allOf(pagesOf([own], { language: 'es' }))).toContain(
      'cada fila, columna y caja lleva los números del 1 al 4',
    );
  });

  test('in large print nothing to be read is smaller than 16 points', () => {
    const sizes = pagesOf([{ ...solvedSquare('Four'), level: 'easy' }], { large: true }).flatMap((page) =>
      page.parts
        .slice(1)
        .flatMap(({ items, scale }) => items.flatMap((i) => (i.shape === 'text' ? [i.size * scale] : []))),
    );
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
  });

  test('a title without end is cut short, and long words are broken', () => {
    const page = pagesOf([solvedSquare(`${'endless '.repeat(400)}${'x'.repeat(4000)}`)], { perPage: 6 })[0]!;
    expect(readOn(page).some((text) => text.endsWith('…'))).toBe(true);
    for (const { x, text, size, bold, anchor } of textsOn(page))
      if (anchor === 'start') expect(x + size * measure(text, bold)).toBeLessThan(page.width);
  });

  test('no puzzles, no pages', () => {
    expect(pagesOf([], { titlePage: true, answers: true })).toEqual([]);
  });
});

describe('what stands at the back', () => {
  test('answers show every solution that is known and nothing else', () => {
    const puzzles = Array.from({ length: 20 }, (_, i) => (i === 4 ? puzzleOn('star:12/3', 'Star') : solvedSquare()));
    const pages = pagesOf(puzzles, { perPage: 4, answers: true });
    const answers = pages.slice(5);
    expect(answers.length).toBeLessThan(3);
    const solved = answers.flatMap(textsOn).filter(({ ink }) => ink === 'solution');
    expect(solved).toHaveLength(19 * 4);
    expect(allOf(answers)).not.toContain('Star');
    expect(
      pages
        .slice(0, 5)
        .flatMap(textsOn)
        .some(({ ink }) => ink === 'solution'),
    ).toBe(false);
  });

  test('labels of answers can be read, on solids too', () => {
    const wide = puzzleOn('icosahedron:2');
    const pages = pagesOf([{ ...wide, solution: wide.labeling.map((label) => Math.max(0, label)) }], { answers: true });
    const sizes = pages[1]!.parts.flatMap(({ items, scale }) =>
      items.flatMap((item) => (item.shape === 'text' && item.cell !== undefined ? [item.size * scale] : [])),
    );
    expect(Math.min(...sizes)).toBeGreaterThan(4);
  });

  test('proofs are told in columns, in the language of the booklet', () => {
    const puzzle = proved(solvedSquare('Four'));
    const steps = tellProof(puzzle.proof!.steps, puzzle, 'en').length;
    for (const [language, sample] of [
      ['en', 'row 1'],
      ['es', 'fila 1'],
    ] as const) {
      const pages = pagesOf(new Array(12).fill(puzzle), { perPage: 6, proofs: true, language });
      const proofs = pages.slice(2);
      const numbers = proofs.flatMap(readOn).filter((text) => text === `${steps}.`);
      expect(numbers).toHaveLength(12);
      expect(allOf(proofs)).toContain(sample);
      for (const page of proofs)
        for (const { x, y, text, size, bold, anchor } of textsOn(page)) {
          if (anchor === 'start') expect(x + size * measure(text, bold)).toBeLessThan(page.width - 30);
          expect(y).toBeLessThan(page.height - 30);
        }
    }
  });
});

test('the told proof of the Sudoku of Wikipedia takes half of a page of A4', () => {
  const wikipedia = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
  const puzzle = must(parsePuzzle(wikipedia));
  const shape = shapeOf(problemOf(puzzle.board, puzzle.multiset));
  const proof = proveCompactly(shape, puzzle.labeling, LADDER);
  const printed = must(makeBooklet([{ ...puzzle, proof }], { title: 'One', measure, proofs: true }));
  const page = printed.at(-1)!;
  const told = textsOn({ ...page, parts: page.parts.slice(1) });
  expect(told.filter(({ text }) => /^\d+\.$/.test(text))).toHaveLength(51);
  // The left one of two columns.
  for (const { x, text, size, bold } of told) expect(x + size * measure(text, bold)).toBeLessThan(page.width / 2);
});

describe('the same pages', () => {
  const puzzles = [{ ...proved(solvedSquare('Ñandú & Ψ')), level: 'easy' as const }, puzzleOn('cube:3', 'Cube')];
  const pages = pagesOf(puzzles, { answers: true, proofs: true, titlePage: true });

  test('as PDF can be searched, one sheet for each', async () => {
    const bytes = must(await renderPages(pages, { fonts, theme: GREYSCALE }));
    const document = await PDFDocument.load(bytes);
    expect(document.getPages().map((page) => [page.getWidth(), page.getHeight()])).toEqual(
      pages.map(({ width, height }) => [width, height]),
    );
    const text = execFileSync('pdftotext', ['-layout', '-', '-'], { input: bytes }).toString();
    expect(text).toContain('Ñandú & Ψ');
    expect(text).toContain('Answers');
    expect(text).toMatch(/goes in r\dc\d/);
    expect(text.split('\f').slice(0, -1)).toHaveLength(pages.length);
    expect(must(await renderPages(pages, { fonts, theme: GREYSCALE }))).toEqual(bytes);
  });

  test('as SVG are as large as the paper and hold the same texts', () => {
    for (const page of pages) {
      const svg = renderPage(page);
      expect(svg).toContain(`width="${page.width}pt" height="${page.height}pt"`);
      expect(svg.match(/<text /g)?.length).toBe(textsOn(page).length);
      expect(svg).not.toContain('NaN');
    }
  });
});

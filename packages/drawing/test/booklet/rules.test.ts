import { must } from '@latin-puzzles/core/basis';
import { describe, expect, test } from 'vitest';
import { measureWith } from '../../src/font.ts';
import { makeBook, type Page, styleFrom } from '../../src/index.ts';
import { loadFonts } from '../../src/node.ts';
import { LEAST_TYPE } from '../../src/scene/page.ts';
import { puzzleOn, textsOn } from './puzzles.ts';

const OPTIONS = { title: 'Book', paper: 'A5' } as const;

/** The pages that say how some boards are played. */
function rulesOf(names: readonly string[], challenge?: string): Page[] {
  const puzzles = names.map((name) => ({ ...puzzleOn(name), challenge }));
  const { pages } = must(makeBook([{ kind: 'rules' }, { kind: 'puzzles', puzzles }], OPTIONS));
  return pages.filter(({ title }) => title.includes('How to play'));
}

const said = (pages: readonly Page[]) =>
  pages
    .flatMap(textsOn)
    .map(({ text }) => text)
    .join(' ');

describe('how to play', () => {
  test('takes no more pages than it must: a single figure stands beside what is said', () => {
    expect(rulesOf(['helios-one', 'canario-one'])).toHaveLength(1);
  });

  test('draws no label under five points, and captions whole', () => {
    const pages = rulesOf(['orb-ripeto', 'douze-france-one', 'latin-dodecahedron']);
    for (const { parts } of pages)
      for (const { items, scale } of parts)
        for (const item of items)
          if (item.shape === 'text') expect(item.size * scale, item.text).toBeGreaterThanOrEqual(LEAST_TYPE - 1e-6);
    expect(said(pages)).toContain('Pair of strips with the same letter');
  });

  test('draws a net so large that the letters round it can be told apart', () => {
    const [page] = rulesOf(['latin-dodecahedron']);
    const { items, scale } = page!.parts.find(({ items }) => items.some((item) => item.shape === 'disc'))!;
    const xs = items.flatMap((item) => (item.shape === 'path' ? item.lines.flat().map(([x]) => x) : []));
    expect(scale * (Math.max(...xs) - Math.min(...xs))).toBeGreaterThan(200);
  });

  test('is told here even where a section says nothing of it', () => {
    expect(said(rulesOf(['sudoku:2x3'], ''))).toContain('every row, column and box takes the numbers 1 to 6');
  });
});

test('a title that says the number has none before it', () => {
  const puzzles = [{ ...puzzleOn('sudoku', 'Week 1'), numbered: true }, puzzleOn('sudoku', 'Hard')];
  const { pages } = must(makeBook([{ kind: 'puzzles', puzzles }], OPTIONS));
  const texts = pages.flatMap(textsOn).map(({ text }) => text);
  expect(texts).toContain('Week 1');
  expect(texts).toContain('2.\u00a0Hard');
});

test('in large print no label of an answer is under 16 points, unless that is told', async () => {
  const measure = measureWith(await loadFonts());
  const puzzles = ['win-one', 'latin-dodecahedron', 'sudoku:4x4'].map((name) => {
    const puzzle = puzzleOn(name);
    return { ...puzzle, solution: puzzle.labeling.map(() => 0) };
  });
  const style = styleFrom({ format: 'latin-style/1', sizes: { answers: 0.7 } });
  const parts = [{ kind: 'puzzles', puzzles }, { kind: 'answers' }] as const;
  const { pages, notices } = must(makeBook(parts, { ...OPTIONS, paper: 'A4', large: true, style, measure }));
  // The one is too small itself, the other only its answer.
  expect(notices.map(({ code, place }) => `${code} ${place}`)).toEqual(['draw.large puzzle 2', 'draw.large answer 3']);
  for (const { title, parts } of pages)
    if (/Answers: Win One$/.test(title))
      for (const { items, scale } of parts)
        for (const item of items) if (item.shape === 'text') expect(item.size * scale).toBeGreaterThan(15.99);
});

test('what a title page says is told one by one', () => {
  const parts = [
    { kind: 'title', subtitle: 'For a week' },
    { kind: 'puzzles', puzzles: [puzzleOn('sudoku')] },
  ] as const;
  const [title] = must(makeBook(parts, { ...OPTIONS, author: 'Ada' })).pages;
  const said = title!.parts.filter(({ tag }) => tag === undefined).map(({ items }) => items.length);
  expect(said).toEqual([1, 1, 1, 1]);
});

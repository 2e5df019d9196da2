import { must } from '@latin-puzzles/core/basis';
import { describe, expect, test } from 'vitest';
import { longestEdges, makeBooklet, type Page, type Paper } from '../../src/index.ts';
import { boxAround, length, minus } from '../../src/plane/vector.ts';
import { SOLIDS } from '../support.ts';
import { puzzleOn, spotsOn, textsOn } from './puzzles.ts';

const MILLIMETRE = 72 / 25.4;

/** The lengths on paper, in millimetres, of the lines along which a net is folded. */
function foldsOn({ parts }: Page): number[] {
  return parts.flatMap(({ items, scale }) =>
    items
      .filter((item) => item.shape === 'path' && item.line === 'fold')
      .flatMap((item) => (item.shape === 'path' ? item.lines : []))
      .flatMap((line) => line.slice(1).map((to, i) => (scale * length(minus(to, line[i]!))) / MILLIMETRE)),
  );
}

describe.each(SOLIDS)('the net of %s', (specification) => {
  const puzzle = puzzleOn(specification, 'A solid');

  test('has edges as long as is asked for, and stays on the paper', () => {
    const [page] = must(makeBooklet([puzzle], { title: 'Nets', edge: 20 }));
    // Folds that lie in one line are drawn as one.
    for (const fold of foldsOn(page!)) expect(fold / 20).toBeCloseTo(Math.round(fold / 20), 2);
    const box = boxAround(spotsOn(page!));
    expect(box.left).toBeGreaterThan(20);
    expect(box.right).toBeLessThan(page!.width - 20);
    expect(box.bottom).toBeLessThan(page!.height - 20);
    expect(
      textsOn(page!)
        .map(({ text }) => text)
        .join(' '),
    ).toContain('Edges of 20 mm');
  });

  test.each<Paper>(['A5', 'A4', 'A3'])('fits %s up to the longest edge, and not beyond it', (paper) => {
    const longest = longestEdges(puzzle, {})![paper];
    const booklet = (edge: number) => makeBooklet([puzzle], { title: 'Nets', paper, edge });
    expect(booklet(longest - 0.01).ok).toBe(true);
    expect(booklet(longest + 0.01)).toMatchObject({ ok: false, fault: { code: 'draw.paper', place: 'edge' } });
  });
});

test('a refusal says which paper would do, and which edge', () => {
  const cube = puzzleOn('cube:4', 'Cube');
  const edge = Math.floor(longestEdges(cube, {})!.A3);
  const refused = makeBooklet([cube], { title: 'Nets', paper: 'A5', edge });
  const most = Math.floor(longestEdges(cube, {})!.A5);
  expect(refused).toMatchObject({
    ok: false,
    fault: { remedy: `Print it on A3, or choose edges of up to ${most} mm.` },
  });
  expect(makeBooklet([cube], { title: 'Nets', edge: 1000 })).toMatchObject({
    ok: false,
    fault: { remedy: expect.stringMatching(/^On this paper, choose edges of up to \d+ mm\.$/) },
  });
});

test('only solids have nets; other boards share their pages as before', () => {
  const puzzles = [puzzleOn('sudoku:2x2'), puzzleOn('cube:3'), puzzleOn('sudoku:2x2'), puzzleOn('star:12/3')];
  const pages = must(makeBooklet(puzzles, { title: 'Mixed', perPage: 4, nets: true }));
  const tabbed = (page: Page) =>
    page.parts.some(({ items }) => items.some((i) => i.shape === 'path' && i.fill === 'tab'));
  expect(pages.map(tabbed)).toEqual([false, true, false]);
  expect(longestEdges(puzzles[0]!, {})).toBeUndefined();
});

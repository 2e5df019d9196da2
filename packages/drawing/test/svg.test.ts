import { must } from '@latin-puzzles/core/basis';
import { EMPTY, makeMultiset } from '@latin-puzzles/core/puzzle';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawBoard, drawPuzzle, GREYSCALE, renderSvg } from '../src/index.ts';
import { boardOf, multisetOf, someClues } from './support.ts';

describe('an SVG document', () => {
  const board = boardOf('quadoku:9');

  test('is the same whenever it is made', () => {
    const make = () => renderSvg(drawPuzzle({ board, multiset: multisetOf(board), labeling: someClues(board) }));
    expect(make()).toBe(make());
  });

  test('is an image with a name for those who do not see it', () => {
    const svg = renderSvg(drawBoard(board, { title: 'Quadoku One' }));
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" [^>]*role="img">\n<title>Quadoku One<\/title>/);
  });

  test('holds every clue as text', () => {
    const multiset = must(makeMultiset(['Ω', 'é', 'Жук', 'Ệ']));
    const square = boardOf('sudoku:2x2');
    const svg = renderSvg(
      drawPuzzle({ board: square, multiset, labeling: [0, 1, 2, 3, ...new Array(12).fill(EMPTY)] }),
    );
    for (const label of multiset.labels) expect(svg).toContain(`>${label}</text>`);
  });

  test('has the grounds of neighbours of one colour in one shape, and none is lost', () => {
    for (const [name, most] of [
      ['latin-square:30', 1],
      ['sudoku:3x3', 27],
    ] as const) {
      const [light, grounds] = [boardOf(name), drawBoard(boardOf(name)).items.filter(({ shape }) => shape === 'path')];
      const cells = grounds.filter(
        (item) => 'cell' in item && item.cell !== undefined && !('line' in item && item.line),
      );
      const svg = renderSvg(drawBoard(light));
      expect(cells, name).toHaveLength(light.cells);
      expect((svg.match(/<path/g) ?? []).length, name).toBeLessThanOrEqual(grounds.length - cells.length + most);
      const closed = grounds.flatMap((item) => (item.shape === 'path' && item.closed ? item.lines : []));
      expect((svg.match(/Z/g) ?? []).length, name).toBe(closed.length);
    }
  });

  test('in greyscale has no colour', () => {
    const svg = renderSvg(
      drawPuzzle({ board, multiset: multisetOf(board), labeling: someClues(board), inscription: [0] }),
      GREYSCALE,
    );
    for (const [, r, g, b] of svg.matchAll(/#(..)(..)(..)"/g)) expect([g, b]).toEqual([r, r]);
  });

  test('stays well formed whatever labels, titles and captions hold', () => {
    const square = boardOf('sudoku:2x2');
    const hostile = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 12 }),
      fc.constantFrom('<script>alert(1)</script>', '"&\'>', ']]>', '\u0000\uD800'),
    );
    fc.assert(
      fc.property(hostile, hostile, (label, title) => {
        const multiset = { entries: [label], labels: [label], counts: [1] };
        const svg = renderSvg(
          drawPuzzle({ board: square, multiset, labeling: new Array(16).fill(0) }, { title, caption: title }),
        );
        // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not occur.
        expect(svg).not.toMatch(/[\u0000-\u0009\u000B-\u001F\uFFFE\uFFFF]/);
        expect(svg).not.toMatch(/\p{Cs}/u);
        const tags = svg.match(/<[^>]*>/g)!;
        for (const tag of tags) expect(tag).toMatch(/^<\/?(svg|title|rect|g|path|circle|text)( [^<]*)?\/?>$/);
        expect(svg.replace(/<[^>]*>/g, '')).not.toMatch(/[<>]|&(?!(amp|lt|gt|quot);)/);
      }),
    );
  });
});

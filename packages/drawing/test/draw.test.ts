import { EMPTY } from '@latin-puzzles/core/puzzle';
import { describe, expect, test } from 'vitest';
import { drawBoard, drawPuzzle } from '../src/index.ts';
import { boardOf, CATALOG_BOARDS, grounds, multisetOf, paths, someClues, texts } from './support.ts';

describe.each(CATALOG_BOARDS)('%s', (specification) => {
  const board = boardOf(specification);

  test('shows every cell once, or on both sides of a cut', () => {
    const times = new Array<number>(board.cells).fill(0);
    for (const { cell } of grounds(drawBoard(board)) as { cell: number }[]) times[cell]!++;
    const most = specification === 'dodecahedron' ? 2 : 1;
    expect(Math.min(...times)).toBe(1);
    expect(Math.max(...times)).toBe(most);
  });

  test('writes every clue wherever its cell is shown, and nothing else in cells', () => {
    const multiset = multisetOf(board);
    const labeling = someClues(board);
    const scene = drawPuzzle({ board, multiset, labeling });
    const shown = grounds(scene).map((item) => (item as { cell: number }).cell);
    const expected = shown
      .filter((cell) => labeling[cell] !== EMPTY)
      .map((cell) => [cell, multiset.labels[labeling[cell]!]]);
    const written = texts(scene).filter(({ cell }) => cell !== undefined);
    expect(written.map(({ cell, text }) => [cell, text]).sort()).toEqual(expected.sort());
  });

  test('keeps everything inside its frame', () => {
    const { frame, items } = drawBoard(board, { title: 'A title', caption: 'A caption' });
    const spots = items.flatMap((item) => (item.shape === 'path' ? item.lines.flat() : [item.at]));
    for (const [x, y] of spots) {
      expect(x).toBeGreaterThan(frame.left);
      expect(x).toBeLessThan(frame.right);
      expect(y).toBeGreaterThan(frame.top);
      expect(y).toBeLessThan(frame.bottom);
    }
  });
});

describe('what is written', () => {
  const board = boardOf('sudoku:3x3');
  const multiset = multisetOf(board);
  const labeling = Array.from({ length: 81 }, (_, cell) => (cell < 9 ? cell : EMPTY));
  const solution = Array.from({ length: 81 }, (_, cell) => (cell < 9 ? cell : cell % 9));
  const picture = { board, multiset, labeling, inscription: [0, 1], solution };

  test('inscription, clues and solution each have their own ink', () => {
    const scene = drawPuzzle(picture, { solution: true });
    expect(texts(scene, 'inscription').map(({ cell }) => cell)).toEqual([0, 1]);
    expect(texts(scene, 'clue').map(({ cell }) => cell)).toEqual([2, 3, 4, 5, 6, 7, 8]);
    expect(texts(scene, 'solution')).toHaveLength(72);
  });

  test('the inscription alone is bold, on plates of its own', () => {
    const scene = drawPuzzle(picture, { solution: true });
    expect(
      texts(scene)
        .filter(({ bold }) => bold)
        .map(({ ink }) => ink),
    ).toEqual(['inscription', 'inscription']);
    expect(paths(scene, ({ fill }) => fill === 'inscribed')).toHaveLength(2);
  });

  test('the solution is kept back unless asked for', () => {
    expect(texts(drawPuzzle(picture), 'solution')).toEqual([]);
  });

  test('title and caption are written only if given', () => {
    const inks = texts(drawBoard(board, { title: 'One title', caption: 'One caption' })).map(({ ink }) => ink);
    expect(inks).toEqual(['title', 'caption']);
    expect(texts(drawBoard(board))).toEqual([]);
  });
});

test('paired strips carry the letter of their pair, one for each strip', () => {
  const board = boardOf('triangle:8');
  const letters = texts(drawBoard(board), 'mark').map(({ text }) => text);
  expect(letters.sort().join('')).toBe('AABBCCDDEEFFGGHHIIJJKKLL');
  const arrows = paths(drawBoard(board), ({ fill }) => fill === 'pointer');
  expect(arrows.flatMap(({ lines }) => lines)).toHaveLength(letters.length);
});

test('a star shows its lines', () => {
  const [lines] = paths(drawBoard(boardOf('star:12/3')), ({ line }) => line === 'line');
  expect(lines!.lines).toHaveLength(12);
});

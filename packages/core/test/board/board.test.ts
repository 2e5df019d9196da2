import { describe, expect, test } from 'vitest';
import { GRAMMARS, must } from '../../src/basis/index.ts';
import { type AsterismName, asterismHeading, type BoardDraft, makeBoard, resolveBoard } from '../../src/board/index.ts';

const region = (...cells: number[]) => ({
  kind: 'region' as const,
  name: { kind: 'own', text: `region ${cells}` } as const,
  cells,
});

function draft(change: Partial<BoardDraft>): BoardDraft {
  return { name: '', cells: 4, asterisms: [region(0, 1), region(2, 3), region(0, 2)], ...change };
}

describe('a board is refused', () => {
  test.each<[string, string, Partial<BoardDraft>]>([
    ['board.empty', 'board.cells', { cells: 0 }],
    ['board.empty', 'board.cells', { cells: Number.NaN }],
    ['board.empty', 'board.asterisms', { asterisms: [] }],
    ['board.too-large', 'board.cells', { cells: 16_385 }],
    ['board.cell-uncovered', 'board.asterisms', { cells: 5 }],
    ['board.asterism-range', 'board.asterisms[1][0]', { asterisms: [region(0, 1, 2, 3), region(4)] }],
    ['board.asterism-range', 'board.asterisms[0][1]', { asterisms: [region(0, 0.5)] }],
    ['board.asterism-empty', 'board.asterisms[1]', { asterisms: [region(0, 1, 2, 3), region()] }],
    ['board.asterism-repeats-cell', 'board.asterisms[0][2]', { asterisms: [region(0, 1, 0), region(2, 3)] }],
    ['board.asterism-repeated', 'board.asterisms[2]', { asterisms: [region(0, 1), region(2, 3), region(1, 0)] }],
    ['board.points', 'board.points', { points: [[0, 0]] }],
    [
      'board.points',
      'board.points[3]',
      {
        points: [
          [0, 0],
          [1, 0],
          [2, 0],
          [1, 0],
        ],
      },
    ],
    [
      'board.points',
      'board.points[1]',
      {
        points: [
          [0, 0],
          [1, 0, 0],
          [2, 0],
          [3, 0],
        ],
      },
    ],
    [
      'board.points',
      'board.points[2]',
      {
        points: [
          [0, 0],
          [1, 0],
          [2, Number.NaN],
          [3, 0],
        ],
      },
    ],
    [
      'board.points',
      'board.points[1]',
      {
        points: [
          [0, 0],
          [1, 1e9 + 1],
          [2, 0],
          [3, 0],
        ],
      },
    ],
    ['board.points', 'board.faces', { faces: [] }],
  ])('with %s at %s', (code, place, change) => {
    const result = makeBoard(draft(change));
    expect(result).toMatchObject({ ok: false, fault: { code, place } });
  });
});

test('a board knows its asterisms by cell, its twins, and whether it is uniform', () => {
  const result = makeBoard(draft({ asterisms: [region(0, 1), region(2, 3, 0)] }));
  expect(result).toMatchObject({
    ok: true,
    value: { k: undefined, asterismsOf: [[0, 1], [0], [1], [1]], twins: [[2, 3]] },
  });
});

test('an asterism alone is named without the article that it has in sentences', () => {
  const [row] = must(resolveBoard('sudoku:3x3')).asterisms;
  const [strips] = must(resolveBoard('triangle:6')).asterisms;
  const heading = (name: AsterismName, language: 'en' | 'es') => asterismHeading(name, GRAMMARS[language], 'player');
  expect([heading(row!.name, 'en'), heading(row!.name, 'es')]).toEqual(['row 1', 'fila 1']);
  expect([heading(strips!.name, 'en'), heading(strips!.name, 'es')]).toEqual(['strips A', 'franjas A']);
  expect(heading({ kind: 'own', text: 'la casa' }, 'es')).toBe('la casa');
});

test('a board may have 16,384 cells, a million cells in all its asterisms, and not one more', () => {
  const cells = 16_384;
  const all = Array.from({ length: cells }, (_, i) => i);
  // Each lacks another cell, which makes 61 · 16,383 = 999,363 in all.
  const most = Array.from({ length: 61 }, (_, i) => ({ ...region(i), cells: all.toSpliced(i, 1) }));
  const withLast = (size: number) => ({ cells, asterisms: [...most, { ...region(61), cells: all.slice(0, size) }] });
  expect(makeBoard(draft(withLast(637)))).toMatchObject({ ok: true });
  expect(makeBoard(draft(withLast(638)))).toMatchObject({
    ok: false,
    fault: { code: 'board.too-large', place: 'board.asterisms[61]' },
  });
});

test('coordinates may be as far out as 10⁹', () => {
  const points = [
    [-1e9, 0],
    [1e9, 1e9],
    [2, -1e9],
    [3, 0],
  ];
  expect(makeBoard(draft({ points }))).toMatchObject({ ok: true });
});

import { must } from '@latin-puzzles/core/basis';
import { type Board, MAX_CELLS, makeBoard, type Point } from '@latin-puzzles/core/board';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawBoard, renderSvg } from '../../src/index.ts';
import { layOut } from '../../src/layout/lay-out.ts';
import { boardOf, grounds, paths, texts } from '../support.ts';

function ownBoard(cells: number, asterisms: readonly (readonly number[])[], points?: readonly Point[]): Board {
  const named = asterisms.map(
    (held, i) => ({ kind: 'region', name: { kind: 'asterism', id: i + 1 }, cells: held }) as const,
  );
  return must(makeBoard({ name: '', cells, asterisms: named, points }));
}

const FANO = [
  [0, 1, 2],
  [0, 3, 4],
  [0, 5, 6],
  [1, 3, 5],
  [1, 4, 6],
  [2, 3, 6],
  [2, 4, 5],
];

describe('a board of one’s own', () => {
  test('with points on a square lattice becomes squares, and its rows show by themselves', () => {
    const { points, asterisms } = boardOf('sudoku:2x2');
    const scene = drawBoard(
      ownBoard(
        16,
        asterisms.map(({ cells }) => cells),
        points,
      ),
    );
    expect(paths(scene, ({ cell }) => cell !== undefined)).toHaveLength(16);
    expect(paths(scene, ({ line }) => line === 'border')).not.toEqual([]);
    expect(paths(scene, ({ line }) => line === 'window')).toEqual([]);
  });

  test('without points becomes a square if two of its classes cross like rows and columns', () => {
    const { asterisms } = boardOf('sudoku:2x2');
    const moved = asterisms.map(({ cells }) => cells.map((cell) => (cell * 7 + 3) % 16));
    const { places } = layOut(ownBoard(16, moved));
    expect(new Set(places.map(({ at }) => Math.round(at[0])))).toHaveProperty('size', 4);
    for (const row of asterisms.slice(0, 4)) {
      const ys = row.cells.map((cell) => Math.round(places[(cell * 7 + 3) % 16]!.at[1]));
      expect(new Set(ys).size).toBe(1);
    }
  });

  test('without any shape stands on a circle, with numbers and a list of its asterisms', () => {
    const scene = drawBoard(ownBoard(7, FANO));
    expect(grounds(scene)).toHaveLength(7);
    expect(texts(scene, 'number').map(({ text }) => text)).toEqual(['1', '2', '3', '4', '5', '6', '7']);
    expect(texts(scene, 'caption').map(({ text }) => text)).toContain('asterism 4: 2 4 6');
  });

  test('with points shows straight asterisms as lines and ties the others together', () => {
    const points = [
      [0, 0],
      [1, 0],
      [2, 0.1],
      [0, 2],
      [1, 2],
      [2, 2],
    ];
    const scene = drawBoard(
      ownBoard(
        6,
        [
          [0, 1, 2],
          [3, 4, 5],
          [0, 3],
        ],
        points,
      ),
    );
    expect(paths(scene, ({ line }) => line === 'line').flatMap(({ lines }) => lines)).toHaveLength(2);
    expect(paths(scene, ({ line }) => line === 'strip-0').flatMap(({ lines }) => lines)).toHaveLength(2);
  });

  test('of any kind can be drawn', () => {
    const coordinate = fc.oneof(fc.integer({ min: -4, max: 4 }), fc.double({ min: -1e9, max: 1e9, noNaN: true }));
    const draft = fc.integer({ min: 1, max: 12 }).chain((cells) =>
      fc.record({
        cells: fc.constant(cells),
        sets: fc.array(fc.uniqueArray(fc.nat(cells - 1), { minLength: 1 }), { maxLength: 6 }),
        points: fc.option(
          fc
            .integer({ min: 2, max: 3 })
            .chain((n) =>
              fc.array(fc.array(coordinate, { minLength: n, maxLength: n }), { minLength: cells, maxLength: cells }),
            ),
          { nil: undefined },
        ),
        faces: fc.option(
          fc.array(fc.array(fc.array(coordinate, { minLength: 2, maxLength: 2 }), { minLength: 1, maxLength: 6 }), {
            minLength: cells,
            maxLength: cells,
          }),
          { nil: undefined },
        ),
      }),
    );
    fc.assert(
      fc.property(draft, ({ cells, sets, points, faces }) => {
        const all = Array.from({ length: cells }, (_, cell) => cell);
        const asterisms = [...sets, all].map(
          (held) => ({ kind: 'region', name: { kind: 'own', text: '' }, cells: held }) as const,
        );
        const board = makeBoard({ name: '', cells, asterisms, points, faces });
        if (!board.ok) return;
        const scene = drawBoard(board.value);
        expect(grounds(scene)).toHaveLength(cells);
        expect(renderSvg(scene)).not.toMatch(/NaN|Infinity/);
      }),
      { numRuns: 300 },
    );
  });

  test('of the largest size is drawn', () => {
    const all = Array.from({ length: MAX_CELLS }, (_, cell) => cell);
    const asterisms = Array.from({ length: 40 }, (_, i) => all.slice(i));
    const scattered = all.map((i) => [(i * 7919) % 16381, (i * 104729) % 16363]);
    const lattice = all.map((i) => [i % 128, Math.floor(i / 128)]);
    const strewn = all.slice(0, 8_192).map((i) => all.slice(0, 100).map((j) => (2 * i + 97 * j) % MAX_CELLS));
    const single = all.map((cell) => [cell]);
    for (const [held, points] of [
      [asterisms, undefined],
      [asterisms, scattered],
      [asterisms, lattice],
      [strewn, lattice],
      [strewn, undefined],
      [single, lattice],
    ] as const) {
      expect(grounds(drawBoard(ownBoard(MAX_CELLS, held, points)))).toHaveLength(MAX_CELLS);
    }
  });
});

import { must } from '@latin-puzzles/core/basis';
import { makeMultiset } from '@latin-puzzles/core/puzzle';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CAP_HEIGHT, drawPuzzle, guessWidth } from '../../src/index.ts';
import { layOut } from '../../src/layout/lay-out.ts';
import { contains } from '../../src/plane/polygon.ts';
import { length, minus, type XY } from '../../src/plane/vector.ts';
import { boardOf, texts } from '../support.ts';

describe.each(['sudoku:2x2', 'triangle:4', 'hexagon:2', 'orb:8', 'star:7/3', 'cube:2', 'dodecahedron'])(
  'on %s',
  (specification) => {
    const board = boardOf(specification);
    const { places } = layOut(board);

    test('labels of any length stand inside their cells', () => {
      fc.assert(
        fc.property(fc.array(fc.string({ minLength: 1, maxLength: 24 }), { minLength: 1, maxLength: 4 }), (words) => {
          const multiset = must(
            makeMultiset([...words.map((word) => `x${word.replace(/[\p{C}\p{Z}]/gu, 'm')}x`), '7']),
          );
          const labeling = Array.from({ length: board.cells }, (_, cell) => cell % multiset.labels.length);
          const scene = drawPuzzle({ board, multiset, labeling });
          const drawn = texts(scene, 'clue');
          // A picture whose labels could not be read is drawn larger.
          const far = places.reduce((a, b) => (Math.abs(b.at[0]) > Math.abs(a.at[0]) ? b : a));
          const enlarged = Math.max(
            ...drawn.filter(({ cell }) => cell === far.cell).map(({ at }) => at[0] / far.at[0]),
          );
          for (const label of drawn) {
            expect(label.size).toBeGreaterThanOrEqual(5);
            const { cell, text, bold } = label;
            const [at, size] = [label.at.map((x) => x / enlarged), label.size / enlarged] as unknown as [XY, number];
            const [half, rise] = [(size * guessWidth(text, bold)) / 2, size * CAP_HEIGHT];
            // Type has a least size: below it the cell is too small.
            if (size < 1.001) continue;
            const corners: XY[] = [-half, half].flatMap((x) => [0, -rise].map((y): XY => [at[0] + x, at[1] + y]));
            const inside = places.some((place) => {
              if (place.cell !== cell) return false;
              const { polygon } = place;
              return corners.every((c) => (polygon ? contains(polygon, c) : length(minus(c, place.at)) < place.radius));
            });
            expect(inside).toBe(true);
          }
        }),
        { numRuns: 20 },
      );
    });

    test('short and long labels have one size in a cell', () => {
      const multiset = must(makeMultiset(['1', '16', 'September']));
      const sizes = multiset.labels.map((_, label) => {
        const labeling = new Array<number>(board.cells).fill(label);
        return texts(drawPuzzle({ board, multiset, labeling }), 'clue').map(({ size }) => size);
      });
      for (const others of sizes) expect(others).toEqual(sizes[0]);
    });
  },
);

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { automorphisms, elements } from '../../../src/board/index.ts';
import { makePatternCanonizer } from '../../../src/puzzle/index.ts';
import { range } from '../../board/symmetry/boards.ts';
import { boardOf, randomBoard } from '../../support.ts';
import { randomAutomorphism } from './support.ts';

const ascending = (cells: readonly number[]) => cells.toSorted((a, b) => a - b);

describe('patterns of clues', () => {
  const boards = fc.oneof(
    fc.constantFrom(...['sudoku:3x3', 'triangle:6', 'cube:2', 'dodecahedron'].map(boardOf)),
    randomBoard,
  );
  const patterns = boards.chain((board) => fc.tuple(fc.constant(board), fc.subarray(range(board.cells))));

  test('that an automorphism takes to each other have one form, which is one of them', () => {
    fc.assert(
      fc.property(patterns, fc.integer(), ([board, cells], seed) => {
        const canonize = makePatternCanonizer(board);
        const automorphism = randomAutomorphism(board, seed);
        const [a, b] = [canonize(cells), canonize(cells.map((cell) => automorphism[cell]!))];
        expect(b.form()).toEqual(a.form());
        expect(b.hash).toBe(a.hash);
        expect(canonize(a.form()).form()).toEqual(a.form());
        expect(canonize(a.form()).hash).toBe(a.hash);
      }),
      { numRuns: 60 },
    );
  });

  test.each(['latin-square:3', 'sudoku:2x2', 'star:5/2'])(
    'on %s have as many images as the whole group gives them',
    (name) => {
      const board = boardOf(name);
      const canonize = makePatternCanonizer(board);
      const group = automorphisms(board);
      const permutations = [...elements(group)];
      const random = range(20).map((i) => range(board.cells).filter((cell) => ((i * 2654435761) >>> (cell + 3)) & 1));
      for (const cells of random) {
        const orbit = new Set(permutations.map((p) => ascending(cells.map((cell) => p[cell]!)).join()));
        const { symmetries, form } = canonize(cells);
        expect(group.order / symmetries).toBe(BigInt(orbit.size));
        expect(orbit).toContain(form().join());
      }
    },
  );

  test('the classes of a pattern’s size are as many as Burnside’s lemma says', () => {
    const board = boardOf('sudoku:2x2');
    const canonize = makePatternCanonizer(board);
    const fours = range(2 ** 16)
      .filter((bits) => range(16).filter((cell) => (bits >>> cell) & 1).length === 4)
      .map((bits) => range(16).filter((cell) => (bits >>> cell) & 1));
    const group = [...elements(automorphisms(board))];
    const fixed = group.map((p) => {
      const isFixed = (cells: number[]) => cells.every((cell) => cells.includes(p[cell]!));
      return fours.filter(isFixed).length;
    });
    expect(new Set(fours.map((cells) => canonize(cells).hash)).size).toBe(
      fixed.reduce((sum, count) => sum + count, 0) / group.length,
    );
  });
});

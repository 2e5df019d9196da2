import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { automorphisms, elements } from '../../../src/board/index.ts';
import { boardOf } from '../../support.ts';
import {
  anyAsterisms,
  boardFrom,
  copies,
  net,
  permutationOf,
  projectivePlane,
  range,
  regularAsterisms,
  relabel,
} from './boards.ts';
import { allPermutations, keepsConstellation } from './brute-force.ts';

function factorial(n: number): bigint {
  return range(n).reduce((product, i) => product * BigInt(i + 1), 1n);
}

describe('on small boards', () => {
  test('the automorphisms are the permutations of cells that keep the constellation', () => {
    fc.assert(
      fc.property(anyAsterisms(6), ({ cells, asterisms }) => {
        const board = boardFrom(cells, asterisms);
        const kept = [...allPermutations(cells)].filter((permutation) => keepsConstellation(board, permutation));
        const group = automorphisms(board);
        expect(group.order).toBe(BigInt(kept.length));
        expect(new Set([...elements(group)].map(String))).toEqual(new Set(kept.map(String)));
      }),
    );
  });

  test('the order does not depend on how cells are called', () => {
    const renamed = anyAsterisms(12).chain(({ cells, asterisms }) =>
      fc.tuple(fc.constant(boardFrom(cells, asterisms)), permutationOf(cells)),
    );
    fc.assert(
      fc.property(renamed, ([board, permutation]) => {
        const group = automorphisms(board);
        expect(automorphisms(relabel(board, permutation)).order).toBe(group.order);
        for (const generator of group.generators) expect(keepsConstellation(board, generator)).toBe(true);
      }),
    );
  });
});

describe('known orders', () => {
  test.each([2, 3, 7, 16, 64])('a Latin square of order %i permutes rows and columns, and exchanges them', (n) => {
    const order = n === 2 ? 8n : 2n * factorial(n) ** 2n;
    expect(automorphisms(boardOf(`latin-square:${n}`)).order).toBe(order);
  });

  test.each([2, 3, 4, 5])(
    'Sudoku with boxes of side %i permutes bands, rows in bands, and the same for columns',
    (n) => {
      expect(automorphisms(boardOf(`sudoku:${n}x${n}`)).order).toBe(2n * factorial(n) ** BigInt(2 * n + 2));
    },
  );

  test('oblong boxes forbid the exchange of rows with columns', () => {
    const order = factorial(3) * factorial(2) ** 3n * (factorial(2) * factorial(3) ** 2n);
    expect(automorphisms(boardOf('sudoku:2x3')).order).toBe(order);
  });

  test('twins alone: one asterism of a thousand cells', () => {
    const group = automorphisms(boardFrom(1000, [range(1000)]));
    expect(group.order).toBe(factorial(1000));
    expect(group.generators).toHaveLength(2);
  });

  test('alike classes of twins share their generators', () => {
    const rows = range(10).map((row) => range(3).map((column) => 3 * row + column));
    const group = automorphisms(boardFrom(30, rows));
    expect(group.order).toBe(factorial(3) ** 10n * factorial(10));
    expect(group.generators).toHaveLength(9 + 2);
  });

  test('copies of a board change places', () => {
    const square = boardOf('latin-square:4');
    const { order } = automorphisms(square);
    expect(automorphisms(copies(60, square)).order).toBe(order ** 60n * factorial(60));
  });

  test('cycles that refinement cannot tell apart are told apart', () => {
    const cycle = (from: number, n: number) => range(n).map((i) => [from + i, from + ((i + 1) % n)]);
    const board = boardFrom(12, [...cycle(0, 6), ...cycle(6, 3), ...cycle(9, 3)]);
    expect(automorphisms(board).order).toBe(12n * 6n ** 2n * 2n);
  });

  test.each([2, 3, 5, 7, 13])('the projective plane of order %i has the projective linear group', (q) => {
    expect(automorphisms(projectivePlane(q)).order).toBe(BigInt(q ** 3 * (q ** 3 - 1)) * BigInt(q ** 2 - 1));
  });

  test('the net of a group: translations, its automorphisms, and the exchanges of the three directions', () => {
    const automorphismsOfZ2ToThe4 = 20160n;
    expect(automorphisms(net(16, (row, column) => row ^ column)).order).toBe(16n ** 2n * automorphismsOfZ2ToThe4 * 6n);
    const automorphismsOfZ31 = 30n;
    expect(automorphisms(net(31, (row, column) => (row + column) % 31)).order).toBe(
      31n ** 2n * automorphismsOfZ31 * 6n,
    );
  });

  test('large random boards where all cells look alike at first have no automorphism', () => {
    expect(automorphisms(boardFrom(4096, regularAsterisms(4096, 8, 3, 1))).order).toBe(1n);
  });

  test('are given up wherever nobody wants them any more, at once, and asked about that at every vertex', () => {
    const board = boardOf('sudoku:3x3');
    const looked = (most: number) => {
      let looks = 0;
      const group = automorphisms(board, () => ++looks > most);
      return { group, looks };
    };
    const { group, looks: all } = looked(Number.POSITIVE_INFINITY);
    expect(group!.order).toBe(automorphisms(board).order);
    expect(all).toBeGreaterThan(2 * group!.generators.length);
    for (let most = 0; most < all; most++) {
      const stopped = looked(most);
      expect(stopped.group).toBeUndefined();
      expect(stopped.looks).toBeLessThanOrEqual(most + 2);
    }
  });
});

import { describe, expect, test } from 'vitest';
import { automorphisms, type Board, CATALOG, FAMILIES } from '../../../src/board/index.ts';
import { boardOf } from '../../support.ts';
import { boardFrom, net, range, regularAsterisms } from './boards.ts';
import { agrees, dreadnautOrder } from './dreadnaut.ts';

describe('the order of the automorphism group is the one nauty finds', () => {
  const check = (board: Board) => {
    const { order } = automorphisms(board);
    const printed = dreadnautOrder(board);
    expect(agrees(order, printed), `${order} is not nauty’s ${printed}`).toBe(true);
  };

  test.each([...new Set(CATALOG.map((entry) => entry.board))])('on the catalog’s board %s', (name) => {
    check(boardOf(name));
  });

  test.each(FAMILIES)('on the usual member of the family $name', ({ name }) => {
    check(boardOf(name));
  });

  test.each(['sudoku:2x5', 'triangle:12', 'hexagon:5', 'star:16/5', 'cube:7', 'octahedron:6', 'icosahedron:4'])(
    'on %s',
    (name) => check(boardOf(name)),
  );

  test.each(range(40))('on random boards, seed %i', (seed) => {
    const cells = 12 + 6 * (seed % 8);
    const k = [2, 3, 6][seed % 3]!;
    const degree = 1 + (seed % 4);
    check(boardFrom(cells, regularAsterisms(cells, k, degree, seed)));
  });

  test.each([4, 6, 8, 14])('on the net of the cyclic square of order %i with four labels exchanged', (n) => {
    const turned = (line: number) => line % (n / 2) === 0;
    check(net(n, (row, column) => (row + column + (turned(row) && turned(column) ? n / 2 : 0)) % n));
  });
});

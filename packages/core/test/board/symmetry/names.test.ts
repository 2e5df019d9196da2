import { describe, expect, test } from 'vitest';
import { isometries, type LinearMap, type Point } from '../../../src/board/index.ts';
import { boardOf } from '../../support.ts';
import { boardFrom, pointsOnly, range } from './boards.ts';
import { AROUND_DIAGONAL, apply, diagonal, EXCHANGE, FIFTH, orbit, turn, turnAndMirror } from './point-sets.ts';

describe('the name of a symmetry group', () => {
  test.each([
    ['latin-square:5', 'D_4', 8n],
    ['sudoku:3x3', 'D_4', 8n],
    ['sudoku:2x3', 'D_2', 4n],
    ['triangle:8', 'D_3', 6n],
    ['hexagon:3', 'D_6', 12n],
    ['star:12/3', 'D_12', 24n],
    ['tetrahedron:4', 'tetrahedral', 24n],
    ['cube:4', 'octahedral', 48n],
    ['octahedron:3', 'octahedral', 48n],
    ['icosahedron:2', 'icosahedral', 120n],
    ['dodecahedron', 'icosahedral', 120n],
  ])('%s is %s', (board, name, order) => {
    expect(isometries(boardOf(board))).toMatchObject({ name, order });
  });

  const half = diagonal(1, -1, -1);
  const mirror = diagonal(1, 1, -1);
  const upright = diagonal(1, -1, 1);
  const inversion = diagonal(-1, -1, -1);
  const groups: [string, bigint, LinearMap[]][] = [
    ['trivial', 1n, []],
    ['C_i', 2n, [inversion]],
    ['C_s', 2n, [mirror]],
    ['C_2', 2n, [turn(2)]],
    ['C_7', 7n, [turn(7)]],
    ['C_2v', 4n, [turn(2), upright]],
    ['C_5v', 10n, [turn(5), upright]],
    ['C_2h', 4n, [turn(2), mirror]],
    ['C_3h', 6n, [turn(3), mirror]],
    ['S_4', 4n, [turnAndMirror(4)]],
    ['S_6', 6n, [turnAndMirror(6)]],
    ['D_2', 4n, [turn(2), half]],
    ['D_6', 12n, [turn(6), half]],
    ['D_2h', 8n, [turn(2), half, mirror]],
    ['D_3h', 12n, [turn(3), half, mirror]],
    ['D_2d', 8n, [turnAndMirror(4), half]],
    ['D_3d', 12n, [turnAndMirror(6), half]],
    ['chiral tetrahedral', 12n, [AROUND_DIAGONAL, half]],
    ['T_h', 24n, [AROUND_DIAGONAL, half, inversion]],
    ['tetrahedral', 24n, [AROUND_DIAGONAL, half, EXCHANGE]],
    ['chiral octahedral', 24n, [AROUND_DIAGONAL, turn(4)]],
    ['octahedral', 48n, [AROUND_DIAGONAL, turn(4), inversion]],
    ['chiral icosahedral', 60n, [AROUND_DIAGONAL, FIFTH]],
    ['icosahedral', 120n, [AROUND_DIAGONAL, FIFTH, inversion]],
  ];

  test.each(groups)('points in space can have the group %s', (name, order, maps) => {
    const seeds: Point[] = [
      [0.9, 0.31, 0.17],
      [0.23, 0.53, 0.41],
      [0.37, -0.12, 0.71],
      [-0.2, 0.64, 0.83],
    ];
    expect(isometries(pointsOnly(orbit(maps, seeds)))).toMatchObject({ name, order });
  });

  const flat: [string, bigint, LinearMap[]][] = [
    ['trivial', 1n, []],
    ['C_2', 2n, [turn(2)]],
    ['C_5', 5n, [turn(5)]],
    ['D_1', 2n, [upright]],
    ['D_2', 4n, [turn(2), upright]],
    ['D_5', 10n, [turn(5), upright]],
  ];

  test.each(flat)('points in a plane can have the group %s, wherever in space the plane is', (name, order, maps) => {
    const seeds: Point[] = [
      [0.9, 0.31, 0],
      [0.23, 0.53, 0],
      [0.37, -0.12, 0],
    ];
    const points = orbit(maps, seeds);
    expect(isometries(pointsOnly(points.map(([x, y]) => [x!, y!])))).toMatchObject({ name, order });
    const tilted = points.map((point) => apply(turn(7), apply(FIFTH, point)).map((x) => x + 3));
    expect(isometries(pointsOnly(tilted))).toMatchObject({ name, order });
  });

  test('a line has a mirror at most, and a single cell nothing', () => {
    const line = [0, 1, 2].map((x) => [3 * x, -x, 2 * x]);
    expect(isometries(pointsOnly(line))).toMatchObject({
      name: 'D_1',
      order: 2n,
      permutations: [
        [0, 1, 2],
        [2, 1, 0],
      ],
    });
    expect(isometries(boardFrom(3, [[0, 1], [2]], line)).name).toBe('trivial');
    expect(isometries(pointsOnly([[5, 6]]))).toMatchObject({ name: 'trivial', permutations: [[0]] });
  });

  test('the constellation can take mirrors or turns away', () => {
    const rows = range(4).map((row) => range(4).map((column) => 4 * row + column));
    const points = range(16).map((cell) => [cell % 4, Math.floor(cell / 4)]);
    const pinwheel = [range(16), [0, 1, 2], [3, 7, 11], [15, 14, 13], [12, 8, 4]];
    expect(isometries(boardFrom(16, rows, points)).name).toBe('D_2');
    expect(isometries(boardFrom(16, pinwheel, points)).name).toBe('C_4');
  });

  test('a board without points has no geometry to keep', () => {
    expect(isometries(boardFrom(3, [[0, 1, 2]]))).toEqual({
      degree: 3,
      generators: [],
      order: 1n,
      name: 'trivial',
      mirrors: 0,
      permutations: [[0, 1, 2]],
      maps: [],
    });
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  automorphisms,
  type Board,
  CATALOG,
  composePermutations,
  elements,
  isometries,
  type Point,
} from '../../../src/board/index.ts';
import { boardOf } from '../../support.ts';
import { anyAsterisms, boardFrom, permutationOf, pointsOnly, range, regularAsterisms, relabel } from './boards.ts';
import { allPermutations, keepsConstellation, keepsDistances } from './brute-force.ts';
import { AROUND_DIAGONAL, apply, ICOSAHEDRON, polygon, spiral, turn } from './point-sets.ts';

function centred(points: readonly Point[]): Point[] {
  const mean = points[0]!.map((_, i) => points.reduce((sum, point) => sum + point[i]!, 0) / points.length);
  return points.map((point) => point.map((x, i) => x - mean[i]!));
}

describe('every symmetry group', () => {
  const boards = [...new Set(CATALOG.map((entry) => entry.board))];

  test.each(boards)('of %s is a group of automorphisms, and its maps take points to points', (name) => {
    const board = boardOf(name);
    const group = isometries(board);
    const { permutations, maps } = group;
    const keys = new Set(permutations.map(String));
    expect(BigInt(keys.size)).toBe(group.order);
    for (const p of permutations)
      for (const q of group.generators) expect(keys).toContain(String(composePermutations(q, p)));
    for (const p of permutations) expect(keepsConstellation(board, p)).toBe(true);
    expect(automorphisms(board).order % group.order).toBe(0n);
    if (!board.points) return;
    const points = centred(board.points);
    for (const [i, permutation] of permutations.entries())
      for (const [cell, image] of permutation.entries())
        for (const [axis, x] of apply(maps[i]!, points[cell]!).entries())
          expect(x).toBeCloseTo(points[image]![axis]!, 6);
  });

  const similarity = fc.record({
    board: fc.constantFrom(...boards.map(boardOf).filter((board) => board.points)),
    angles: fc.array(fc.double({ min: 0.01, max: 6, noNaN: true }), { minLength: 3, maxLength: 3 }),
    scale: fc.double({ min: 0.1, max: 100, noNaN: true }),
    shift: fc.integer({ min: -1000, max: 1000 }),
    mirrored: fc.boolean(),
  });

  test('keeps its name and order when points are turned, mirrored, scaled and moved and cells renamed', () => {
    fc.assert(
      fc.property(
        similarity.chain((s) => fc.tuple(fc.constant(s), permutationOf(s.board.cells))),
        ([{ board, angles, scale, shift, mirrored }, permutation]) => {
          const flat = board.points![0]!.length === 2;
          const turns = angles.map((angle) => turn((2 * Math.PI) / angle));
          const maps = flat ? turns : turns.flatMap((map) => [map, AROUND_DIAGONAL]);
          const move = (point: Point): Point => {
            const [x, y, z] = maps.reduce<Point>((p, map) => apply(map, p), [point[0]!, point[1]!, point[2] ?? 0]);
            const moved = [mirrored ? -x! : x!, y!, z!].map((coordinate) => scale * coordinate + shift);
            return flat ? moved.slice(0, 2) : moved;
          };
          const other = { ...board, points: board.points!.map(move) };
          const { name, order } = isometries(board);
          expect(isometries(relabel(other, permutation))).toMatchObject({ name, order });
        },
      ),
      { numRuns: 40 },
    );
  });
});

describe('on small boards with whole-number points', () => {
  const small = fc.constantFrom(2, 3).chain((dimension) =>
    anyAsterisms(6).chain(({ cells, asterisms }) =>
      fc
        .uniqueArray(fc.array(fc.integer({ min: 0, max: 2 }), { minLength: dimension, maxLength: dimension }), {
          minLength: cells,
          maxLength: cells,
          selector: String,
        })
        .map((points) => boardFrom(cells, asterisms, points)),
    ),
  );

  test('the isometries are the permutations that keep all distances and the constellation', () => {
    fc.assert(
      fc.property(small, (board) => {
        const kept = [...allPermutations(board.cells)].filter(
          (permutation) => keepsDistances(board, permutation) && keepsConstellation(board, permutation),
        );
        expect(new Set(isometries(board).permutations.map(String))).toEqual(new Set(kept.map(String)));
      }),
      { numRuns: 300 },
    );
  });
});

describe('inexact points', () => {
  const rounded = (points: readonly Point[]) => points.map((point) => point.map((x) => Number(x.toFixed(3))));

  test('three decimals are enough', () => {
    expect(isometries(pointsOnly(rounded(polygon(5)))).name).toBe('D_5');
    expect(isometries(pointsOnly(rounded(polygon(100)))).name).toBe('D_100');
    expect(isometries(pointsOnly(rounded(ICOSAHEDRON))).name).toBe('icosahedral');
  });

  test('a visible difference counts', () => {
    const kite = [...polygon(4).slice(0, 3), [0, -1.05]];
    expect(isometries(pointsOnly(kite)).name).toBe('D_1');
  });

  test('turns that each err a little, and together much, are no symmetry', () => {
    const drawn = range(17).map((i) => (2 * Math.PI * i) / 17 + 0.008 * Math.sin((2 * Math.PI * i) / 17));
    expect(isometries(pointsOnly(drawn.map((angle) => [Math.cos(angle), Math.sin(angle)]))).name).toBe('D_1');
  });

  test('a turn that would bring mirrors with it that err too much is no symmetry', () => {
    const triangle = [
      [1, 0],
      [-0.506, 0.869],
      [-0.5, -0.866],
    ];
    const group = isometries(pointsOnly(triangle));
    expect(BigInt([...elements(group)].length)).toBe(group.order);
  });

  test('whatever the errors, the result is a group', () => {
    const shaken = fc.tuple(
      fc.constantFrom(polygon(6), polygon(13), ICOSAHEDRON),
      fc.double({ min: 0, max: 0.03, noNaN: true }),
      fc.array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: 36, maxLength: 36 }),
    );
    fc.assert(
      fc.property(shaken, ([points, size, errors]) => {
        const moved = points.map((point, i) => point.map((x, axis) => x + size * errors[(3 * i + axis) % 36]!));
        const group = isometries(pointsOnly(moved));
        expect(BigInt([...elements(group, 1000)].length)).toBe(group.order);
      }),
    );
  });
});

describe('thousands of cells', () => {
  const plain = (points: Point[]): Board => pointsOnly(points);
  const mixed = (points: Point[]): Board => boardFrom(points.length, regularAsterisms(points.length, 8, 1, 1), points);

  test('a ring has all its turns and mirrors', () => {
    expect(isometries(plain(polygon(4096)))).toMatchObject({ name: 'D_4096', order: 8192n });
  });

  test('equal distances alone make no symmetry, and cost no search without end', () => {
    expect(isometries(mixed(polygon(4096))).name).toBe('trivial');
    expect(isometries(mixed(spiral(4096))).name).toBe('trivial');
    expect(isometries(boardOf('latin-square:64')).name).toBe('D_4');
  });
});

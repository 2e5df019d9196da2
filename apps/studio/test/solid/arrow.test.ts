import { must } from '@latin-puzzles/core/basis';
import {
  cross3,
  dot3,
  length3,
  makeBoard,
  minus3,
  resolveBoard,
  times3,
  unit3,
  type Vector,
} from '@latin-puzzles/core/board';
import { EMPTY, makeMultiset, makePuzzle } from '@latin-puzzles/core/puzzle';
import { COLOUR } from '@latin-puzzles/drawing';
import { describe, expect, test } from 'vitest';
import { arrowShape, pathOver, pointOf, type TriangleMesh } from '../../src/solid/arrow.ts';
import { bodyOf } from '../../src/solid/body-of.ts';
import { stepOnBody } from '../../src/solid/step-on-body.ts';
import { bodyNamed, NAMES, puzzleNamed, supposition } from './bodies.ts';

/** What a closed surface encloses. */
function enclosed({ points, triangles }: TriangleMesh): number {
  return triangles.reduce((sum, [a, b, c]) => sum + dot3(points[a]!, cross3(points[b]!, points[c]!)) / 6, 0);
}

describe.each(NAMES)('arrows on the body of %s', (name) => {
  const body = bodyNamed(name);
  const { places } = body.surface.layout;
  const end = (cell: number) => ({ cell, at: places.find((place) => place.cell === cell)!.at });

  test('begin and end where the labels are', () => {
    for (const cell of body.stances.keys()) {
      const at = pointOf(body, end(cell));
      expect(dot3(unit3(at), unit3(body.stances[cell]!.out))).toBeGreaterThan(0.3);
      expect(length3(at)).toBeGreaterThan(body.reach(unit3(at)) - 1e-3);
      expect(length3(at)).toBeLessThan(body.reach(unit3(at)) + 0.1);
    }
  });

  test('never dip into it, and go the short way', () => {
    const last = body.stances.length - 1;
    for (const [from, to] of [
      [0, last],
      [1, Math.floor(last / 2)],
      [last, 2],
    ] as const) {
      const [a, b] = [pointOf(body, end(from)), pointOf(body, end(to))];
      const path = pathOver(body, a, b, 0.01);
      for (const point of path) expect(length3(point)).toBeGreaterThan(body.reach(unit3(point)) + 0.005);
      expect(length3(minus3(path[0]!, a))).toBeLessThan(0.02);
      expect(length3(minus3(path.at(-1)!, b))).toBeLessThan(0.02);
      const swept = path
        .slice(1)
        .reduce((sum, point, i) => sum + Math.acos(Math.min(1, dot3(unit3(point), unit3(path[i]!)))), 0);
      expect(swept).toBeCloseTo(Math.acos(dot3(unit3(a), unit3(b))), 3);
    }
  });

  test('are bodies themselves, turned outwards, with a head', () => {
    const { arrows } = stepOnBody(
      body,
      puzzleNamed(name),
      supposition(puzzleNamed(name), 0, body.stances.length - 1),
      COLOUR,
    );
    expect(arrows).toHaveLength(1);
    expect(arrows[0]!.points.flat().every(Number.isFinite)).toBe(true);
    expect(enclosed(arrows[0]!)).toBeGreaterThan(0);
  });
});

test('labels side by side need no arrow', () => {
  const body = bodyNamed('free-latin-cube');
  const { at, radius } = body.surface.layout.places[0]!;
  const link = (apart: number) => ({
    from: { cell: 0, at },
    to: { cell: 0, at: [at[0] + apart, at[1]] as const },
    clearance: radius / 2,
  });
  expect(arrowShape(body, link(radius), 1)).toBeUndefined();
  expect(arrowShape(body, link(2 * radius), 1)).toBeDefined();
});

test('a path to the opposite point goes round somehow', () => {
  const at: Vector = [0, 0, 1];
  for (const axis of [at, [1, 0, 0], [0, 1, 0]] as const) {
    const path = pathOver(bodyNamed('orb-one'), axis, times3(-1, axis), 0.01);
    expect(path.flat().every(Number.isFinite)).toBe(true);
  }
});

test('a body reaches its corners and the middles of its faces', () => {
  const { reach } = bodyNamed('free-latin-cube');
  expect(reach(unit3([1, 1, 1]))).toBeCloseTo(1, 9);
  expect(reach([0, 0, -1])).toBeCloseTo(1 / Math.sqrt(3), 9);
});

describe('a board of one’s own', () => {
  const board = must(resolveBoard('cube:2'));

  test('on a solid has the body of that solid', () => {
    const own = must(makeBoard({ ...board, name: '', asterisms: board.asterisms.slice(0, 5) }));
    const multiset = must(makeMultiset(Array.from({ length: 8 }, (_, i) => `${i}`)));
    const labeling = new Array<number>(board.cells).fill(EMPTY);
    const body = bodyOf({ board: own, multiset, labeling, inscription: [] })!;
    expect(body.sheets).toHaveLength(6);
    expect(new Set(body.targets.map(({ cell }) => cell)).size).toBe(board.cells);
  });

  test('with points in space alone has none', () => {
    const own = { ...board, name: '', solid: undefined };
    const multiset = must(makeMultiset(Array.from({ length: 8 }, (_, i) => `${i}`)));
    const puzzle = must(
      makePuzzle({ board: own, multiset, labeling: Array(board.cells).fill(EMPTY), inscription: [] }),
    );
    expect(bodyOf(puzzle)).toBeUndefined();
  });
});

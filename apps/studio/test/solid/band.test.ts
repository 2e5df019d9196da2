import { cross3, dot3, length3, minus3 } from '@latin-puzzles/core/board';
import { describe, expect, test } from 'vitest';
import { bandShape } from '../../src/solid/band.ts';
import { bodyNamed, NAMES, puzzleNamed } from './bodies.ts';

describe.each(NAMES)('the band of a group on %s', (name) => {
  const body = bodyNamed(name);
  const { board } = puzzleNamed(name);

  test('lies on the body, faces outwards, and is strongest along its rim', () => {
    for (const { cells } of board.asterisms.slice(0, 4)) {
      const { points, triangles, strengths } = bandShape(body, cells);
      expect(Math.max(...strengths)).toBe(1);
      expect(Math.min(...strengths)).toBeLessThan(0.5);
      for (const point of points) {
        const size = length3(point);
        const reach = body.reach(point.map((x) => x / size) as unknown as typeof point);
        expect(size / reach).toBeGreaterThan(0.98);
        expect(size / reach).toBeLessThan(1.1);
      }
      for (const triangle of triangles) {
        const [a, b, c] = triangle.map((corner) => points[corner]!) as [
          (typeof points)[0],
          (typeof points)[0],
          (typeof points)[0],
        ];
        expect(dot3(cross3(minus3(b, a), minus3(c, a)), a)).toBeGreaterThan(-1e-9);
      }
    }
  });
});

test('a line of studs is one closed ribbon of light', () => {
  const body = bodyNamed('latin-dodecahedron');
  const { board } = puzzleNamed('latin-dodecahedron');
  for (const { cells } of board.asterisms) {
    const joined = new Map(cells.map((cell) => [cell, 0]));
    for (const { cells: around } of body.fronts) {
      const here = cells.filter((cell) => around.includes(cell));
      if (here.length > 1) for (const cell of here) joined.set(cell, joined.get(cell)! + here.length - 1);
    }
    expect([...joined.values()]).toEqual(cells.map(() => 2));
  }
});

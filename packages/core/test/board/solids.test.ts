import { describe, expect, test } from 'vitest';
import { cross3, dot3, minus3, type Vector } from '../../src/board/index.ts';
import { boardOf } from '../support.ts';

const SOLIDS = ['tetrahedron:2', 'cube:2', 'octahedron:2', 'icosahedron:1', 'dodecahedron'];

describe.each(SOLIDS.map((name) => [name, boardOf(name).solid!] as const))('the solid of %s', (_, solid) => {
  test('has faces that begin with their first corner and go round it anticlockwise, seen from outside', () => {
    for (const face of solid.faces) {
      expect(face[0]).toBe(Math.min(...face));
      const cycle = face.map((corner) => solid.corners[corner]!);
      for (const [i, corner] of cycle.entries()) {
        const next = (steps: number): Vector => cycle[(i + steps) % cycle.length]!;
        const normal = cross3(minus3(next(1), corner), minus3(next(2), next(1)));
        expect(dot3(normal, corner)).toBeGreaterThan(0);
      }
    }
  });

  test('has every edge between two faces, which go along it in opposite directions', () => {
    const edges = solid.faces.flatMap((face) => face.map((corner, i) => [corner, face[(i + 1) % face.length]!]));
    const keys = new Set(edges.map(String));
    expect(keys.size).toBe(edges.length);
    for (const [from, to] of edges) expect(keys.has(String([to, from]))).toBe(true);
  });
});

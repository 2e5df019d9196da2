import { must } from '@latin-puzzles/core/basis';
import { resolveBoard } from '@latin-puzzles/core/board';
import { describe, expect, test } from 'vitest';
import { LATTICES, latticeOf, siteAt, siteNear, sitesIn } from '../../src/design/index.ts';

describe('a lattice', () => {
  test.each(LATTICES.flatMap((kind) => [0, 1].map((phase) => [kind, phase] as const)))(
    'of %s cells (phase %i) finds every site again by its point',
    (kind, phase) => {
      const lattice = { kind, phase } as const;
      for (const site of sitesIn(lattice as never, { top: -3, left: -4, rows: 7, columns: 9 }))
        expect(siteNear(lattice as never, site.point)).toEqual(site);
    },
  );

  test('has sites that share sides, not insides', () => {
    const sites = sitesIn({ kind: 'hexagonal', phase: 0 }, { top: 0, left: 0, rows: 5, columns: 5 });
    const corners = new Set(sites.flatMap(({ face }) => face!.map((corner) => corner.map((x) => x.toFixed(6)).join())));
    // A honeycomb of r rows of c cells has 2(rc + r + c) corners.
    expect(corners.size).toBe(70);
  });

  test.each([
    ['sudoku', 'square'],
    ['triangle:6', 'triangular'],
    ['triangle:8', 'triangular'],
    ['hexagon:3', 'triangular'],
    ['hexagon:2', 'triangular'],
  ])('is found under %s', (name, kind) => {
    const { points, faces } = must(resolveBoard(name));
    expect(latticeOf(points!.map((point, i) => ({ point, face: faces![i] })))?.kind).toBe(kind);
  });

  test('is not found under a star or a globe', () => {
    for (const name of ['star:12/3', 'orb:8']) {
      const { points, faces } = must(resolveBoard(name));
      expect(latticeOf(points!.map((point, i) => ({ point, face: faces?.[i] })))).toBeUndefined();
    }
  });

  test('names sites by row and column', () => {
    expect(siteAt({ kind: 'square', phase: 0 }, 2, 5).id).toBe('2,5');
  });
});

import { must } from '@latin-puzzles/core/basis';
import { CATALOG, dot3, resolveBoard } from '@latin-puzzles/core/board';
import { beginningOf } from '@latin-puzzles/core/puzzle';
import { expect, test } from 'vitest';
import { bodyOf } from '../../src/solid/body-of.ts';
import { chartAround, latitudes, middleOf, onSphere } from '../../src/solid/chart.ts';
import { globeOf } from '../../src/solid/globe.ts';
import { hasBody } from '../../src/solid/has-body.ts';
import { NAMES, puzzleNamed } from './bodies.ts';

test('of the catalog, the polyhedra and the orbs are bodies, and a body is offered just where there is one', () => {
  for (const entry of CATALOG) {
    const puzzle = beginningOf(entry);
    const known = NAMES.some((name) => puzzleNamed(name).board.name === puzzle.board.name);
    expect(bodyOf(puzzle) !== undefined, entry.name).toBe(known);
    expect(hasBody(puzzle.board), entry.name).toBe(known);
    const own = { ...puzzle.board, name: '' };
    expect(hasBody(own), entry.name).toBe(known);
    expect(hasBody({ ...own, solid: undefined }), entry.name).toBe(globeOf(own) !== undefined);
  }
});

test('a globe is known by its parallels and meridians, whatever the order of its cells', () => {
  const board = must(resolveBoard('orb:6'));
  expect(globeOf(board)).toMatchObject({ parallels: 6, meridians: 6 });
  const last = board.cells - 1;
  const mirrored = {
    ...board,
    asterisms: board.asterisms.map((asterism) => ({ ...asterism, cells: asterism.cells.map((cell) => last - cell) })),
  };
  expect(globeOf(mirrored)?.parallelOf[0]).toBe(5);
  expect(globeOf(must(resolveBoard('sudoku')))).toBeUndefined();
  expect(globeOf({ ...board, asterisms: board.asterisms.slice(1) })).toBeUndefined();
});

test.each([4, 8, 12, 16])('a globe of order %i leaves as much room at the poles as elsewhere', (n) => {
  const globe = globeOf(must(resolveBoard(`orb:${n}`)))!;
  const bounds = latitudes(globe);
  expect(bounds).toHaveLength(n + 1);
  for (const [i, latitude] of bounds.entries()) expect(latitude).toBeCloseTo(-bounds.at(-1 - i)!, 12);
  const belt = bounds[2]! - bounds[1]!;
  const extent = { south: bounds[0]!, north: bounds[1]!, west: 0, east: (2 * Math.PI) / n };
  const middle = middleOf(extent);
  const toRim = Math.acos(dot3(middle, onSphere(extent.north, Math.PI / n)));
  const toSide = Math.asin(Math.abs(dot3(middle, onSphere(0, -Math.PI / 2))));
  expect(toRim).toBeCloseTo(belt / 2, 9);
  expect(toSide / toRim).toBeGreaterThan(0.9);
});

test('a chart keeps distances from its middle, and has north above and east on the right', () => {
  const middle = onSphere(0.4, 1);
  const chart = chartAround(middle);
  expect(Math.hypot(...chart(middle))).toBeCloseTo(0, 9);
  expect(chart(onSphere(0.7, 1))[1]).toBeCloseTo(-0.3, 9);
  expect(chart(onSphere(0.4, 1.2))[0]).toBeGreaterThan(0.15);
  const far = onSphere(0.9, 1.5);
  expect(Math.hypot(...chart(far))).toBeCloseTo(Math.acos(dot3(far, middle)), 9);
});

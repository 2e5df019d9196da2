import { describe, expect, test } from 'vitest';
import { layOut } from '../src/layout/lay-out.ts';
import { contains } from '../src/plane/polygon.ts';
import { between, type XY } from '../src/plane/vector.ts';
import { sightLine } from '../src/step/sight-lines.ts';
import { boardOf } from './support.ts';

const CLEAR = { from: 6, to: 4 };

describe.each(['sudoku:3x3', 'triangle:6', 'tetrahedron:4', 'cube:4', 'wave', 'hexagon:2'])(
  'lines of sight on %s',
  (name) => {
    const board = boardOf(name);
    const layout = layOut(board);
    const placeOf = new Map(layout.places.map((place) => [place.cell, place]));

    test('run inside the group that they are for, with gaps only where the board is cut open', () => {
      for (const [asterism, { cells }] of board.asterisms.entries()) {
        const [first, ...others] = cells.map((cell) => placeOf.get(cell)!);
        for (const place of others) {
          const lines = sightLine(board, layout, asterism, first!, { place, at: place.at }, CLEAR);
          const isWhole = lines.length > 0 && isConnected(cells);
          if (!isWhole) continue;
          const polygons = cells.map((cell) => placeOf.get(cell)!.polygon!);
          const inside = lines.flatMap(samples).filter((at) => polygons.some((polygon) => contains(polygon, at)));
          expect(inside.length).toBeGreaterThanOrEqual(0.97 * lines.flatMap(samples).length);
          if (!layout.net) expect(lines).toHaveLength(1);
        }
      }
    });

    /** Whether a group hangs together by sides of its cells. */
    function isConnected(cells: readonly number[]): boolean {
      const reached = new Set([cells[0]!]);
      for (const cell of reached)
        for (const other of placeOf.get(cell)!.beyond)
          if (other !== undefined && cells.includes(other)) reached.add(other);
      return reached.size === cells.length;
    }
  },
);

test('a line keeps clear of what it joins, and neighbours that touch need none', () => {
  const board = boardOf('sudoku:3x3');
  const layout = layOut(board);
  const [a, b, c] = layout.places as unknown as [Place, Place, Place];
  expect(sightLine(board, layout, 0, a, { place: c, at: c.at }, CLEAR)).toEqual([
    [
      [a.at[0] + CLEAR.from, a.at[1]],
      [c.at[0] - CLEAR.to, c.at[1]],
    ],
  ]);
  expect(sightLine(board, layout, 0, a, { place: b, at: b.at }, { from: 20, to: 20 })).toEqual([]);
});

type Place = ReturnType<typeof layOut>['places'][number];

function samples(line: readonly XY[]): XY[] {
  return line.slice(1).flatMap((to, i) => [0.1, 0.3, 0.5, 0.7, 0.9].map((share) => between(line[i]!, to, share)));
}

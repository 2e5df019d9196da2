import type { Board, Point } from '@latin-puzzles/core/board';
import { boxAround, times, type XY } from '../plane/vector.ts';
import { layOutPolygons } from './faces.ts';
import { discPlace, type Layout, median, SPAN } from './place.ts';
import { nearestDistances } from './spacing.ts';

/** Discs reach this far towards the nearest neighbour. */
const REACH = 0.36;

/** Beyond this the picture would be mostly white: points that far apart for their number tell little. */
const LARGEST = 200;

/** A board of points: squares where they lie on a square lattice, else discs. Points in space are seen from an angle. */
export function layOutPoints({ points }: Board): Layout | undefined {
  if (!points) return undefined;
  const flat = points.map(seen);
  const nearest = nearestDistances(flat);
  const spacing = median(nearest);
  if (!Number.isFinite(spacing)) return { places: [discPlace(0, [0, 0], SPAN / 2)] };
  const { left, top, right, bottom } = boxAround(flat);
  if (Math.max(right - left, bottom - top) > LARGEST * spacing * Math.sqrt(points.length)) return undefined;
  if (points[0]!.length === 2 && onLattice(flat, spacing)) return latticeLayout(flat, spacing);
  const scale = (0.8 * SPAN) / (2 * REACH * spacing);
  const carry = ([x, y]: readonly number[]): XY => times([x!, y!], scale);
  const radius = (cell: number) => REACH * scale * Math.min(nearest[cell]!, spacing);
  return { places: flat.map((at, cell) => discPlace(cell, carry(at), radius(cell))), carry };
}

/** A point in space from a direction in which the axes point down left, right, and up, at slightly unequal lengths. */
function seen(point: Point): XY {
  if (point.length === 2) return point as unknown as XY;
  const [x, y, z] = point as unknown as [number, number, number];
  return [0.94 * y - 0.42 * x, 0.37 * x + 0.19 * y - z];
}

function onLattice(points: readonly XY[], step: number): boolean {
  const [x, y] = points[0]!;
  const whole = (d: number) => Math.abs(d / step - Math.round(d / step)) < 1e-3;
  return points.every((p) => whole(p[0] - x) && whole(p[1] - y));
}

function latticeLayout(points: readonly XY[], step: number): Layout | undefined {
  const [x, y] = points[0]!;
  // Counted in whole steps, neighbours have exactly the same corners.
  const faces = points.map((p) => {
    const [column, row] = [Math.round((p[0] - x) / step), Math.round((p[1] - y) / step)];
    return [
      [column, row],
      [column + 1, row],
      [column + 1, row + 1],
      [column, row + 1],
    ] as XY[];
  });
  return layOutPolygons(faces);
}

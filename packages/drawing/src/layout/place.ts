import type { Net } from '../net/net.ts';
import { centroid, contains, distanceToRim, type Polygon, signedArea } from '../plane/polygon.ts';
import { boxAround, type XY } from '../plane/vector.ts';

/** Where a cell is drawn: as a polygon, or as a disc where it has none. */
export interface Place {
  readonly cell: number;
  /** The middle of its label. */
  readonly at: XY;
  /** Its corners, clockwise. */
  readonly polygon?: Polygon;
  /** The cells beyond the sides of the polygon, the first from corner 0 to corner 1; on a net also beyond a cut. */
  readonly beyond: readonly (number | undefined)[];
  /** How far it reaches from `at` in every direction. */
  readonly radius: number;
  /** The side of a square of the same area: what type and insets are measured by. */
  readonly span: number;
}

/** A board laid flat. A cell has one place, or one on either side of a cut. */
export interface Layout {
  readonly places: readonly Place[];
  /** For a board on a solid. */
  readonly net?: Net;
  /** What carries points of the board's plane to the page. */
  readonly carry?: (point: readonly number[]) => XY;
  /** Whether the places say nothing of the board, so that its asterisms must be listed in words. */
  readonly spread?: boolean;
}

/** The side of a square cell on the page, half an inch; cells of other shapes have about its area. */
export const SPAN = 36;

export function polygonPlace(
  cell: number,
  polygon: Polygon,
  beyond: readonly (number | undefined)[],
  preferred?: XY,
): Place {
  const [at, radius] = roomIn(polygon, preferred);
  return { cell, at, polygon, beyond, radius, span: Math.sqrt(Math.abs(signedArea(polygon))) };
}

/** Where to write in a polygon, and how far that is from its sides: the place preferred, the centroid, or a roomier one. */
function roomIn(polygon: Polygon, preferred: XY | undefined): [XY, number] {
  for (const at of [preferred, centroid(polygon)])
    if (at && contains(polygon, at)) return [at, distanceToRim(polygon, at)];
  // A polygon with a dent: the best of a lattice of places inside.
  const { left, top, right, bottom } = boxAround(polygon);
  const tried = Array.from({ length: LATTICE ** 2 }, (_, i): XY => {
    const [column, row] = [(i % LATTICE) + 1, Math.floor(i / LATTICE) + 1];
    return [left + ((right - left) * column) / (LATTICE + 1), top + ((bottom - top) * row) / (LATTICE + 1)];
  });
  const rated = tried.filter((at) => contains(polygon, at)).map((at): [XY, number] => [at, distanceToRim(polygon, at)]);
  return rated.reduce((a, b) => (b[1] > a[1] ? b : a), [centroid(polygon), 0]);
}

const LATTICE = 12;

export function discPlace(cell: number, at: XY, radius: number): Place {
  return { cell, at, beyond: [], radius, span: 2 * radius };
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}

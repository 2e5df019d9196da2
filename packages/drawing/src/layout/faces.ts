import type { Board, Point } from '@latin-puzzles/core/board';
import { centroid, clockwise, contains, distanceToRim, type Polygon, signedArea } from '../plane/polygon.ts';
import { length, minus, times, type XY } from '../plane/vector.ts';
import { type Layout, median, polygonPlace, SPAN } from './place.ts';
import { cellsBeyond } from './sides.ts';

/** A board whose cells are polygons in the plane. */
export function layOutFaces({ faces, points }: Board): Layout | undefined {
  if (!faces?.every((face) => face.every((corner) => corner.length === 2))) return undefined;
  const flat = points?.[0]?.length === 2 ? points : undefined;
  return layOutPolygons(faces as readonly (readonly Point[])[] as readonly Polygon[], flat);
}

/** Polygons at the usual size; none if one of them is too thin to write in or too small to be seen beside the others. */
export function layOutPolygons(faces: readonly Polygon[], points?: readonly Point[]): Layout | undefined {
  const scale = SPAN / median(faces.map(size));
  if (!Number.isFinite(scale)) return undefined;
  const carry = ([x, y]: readonly number[]): XY => times([x!, y!], scale);
  const drawn = faces.map((face) => clockwise(withoutRepeats(face.map(carry))));
  if (drawn.some((face) => face.length < 3 || signedArea(face) < 1)) return undefined;
  const beyond = cellsBeyond(drawn, 100);
  const places = drawn.map((face, cell) => polygonPlace(cell, face, beyond[cell]!, points && carry(points[cell]!)));
  return { places, carry };
}

function withoutRepeats(polygon: Polygon): Polygon {
  return polygon.filter((at, i) => length(minus(at, polygon[(i + 1) % polygon.length]!)) > 0.01);
}

/** The side of a square that leaves as much room to write in: of the same area, but a narrow polygon counts for less. */
function size(face: Polygon): number {
  const side = Math.sqrt(Math.abs(signedArea(face)));
  const middle = centroid(face);
  return contains(face, middle) ? Math.min(side, 2.8 * distanceToRim(face, middle)) : side;
}

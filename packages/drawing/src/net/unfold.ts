import type { Point, Solid, Vector } from '@latin-puzzles/core/board';
import type { Polygon } from '../plane/polygon.ts';
import { cross, dot, minus, plus, rotate, times, type XY } from '../plane/vector.ts';

/** For every face its parent, the face it hangs on when unfolded; the root has none. Parents come before children in `order`. */
export interface Tree {
  readonly order: readonly number[];
  readonly parent: readonly (number | undefined)[];
}

/** Where a face lies on the page: what carries each point of its plane there. */
export type Unfolded = (point: Point) => XY;

/** Lays the faces flat, seen from outside, each joined to its parent along their common edge. */
export function unfold(solid: Solid, { order, parent }: Tree): Unfolded[] {
  const placed: Unfolded[] = [];
  for (const face of order) {
    const flat = flatten(solid, face);
    const up = parent[face];
    if (up === undefined) {
      placed[face] = flat;
      continue;
    }
    const [a, b] = sharedEdge(solid, up, face).map((corner) => solid.corners[corner]!) as [Vector, Vector];
    const [from, to] = [flat(a), flat(b)];
    const [onto, end] = [placed[up]!(a), placed[up]!(b)];
    const angle = angleBetween(minus(to, from), minus(end, onto));
    placed[face] = (point) => plus(onto, rotate(minus(flat(point), from), angle));
  }
  return placed;
}

export function faceOutline(solid: Solid, face: number, at: Unfolded): Polygon {
  return solid.faces[face]!.map((corner) => at(solid.corners[corner]!));
}

/** The two corners that both faces have, in the order in which the first face shows them. */
function sharedEdge(solid: Solid, one: number, other: number): readonly [number, number] {
  const cycle = solid.faces[one]!;
  const common = new Set(solid.faces[other]!);
  const i = cycle.findIndex((corner, at) => common.has(corner) && common.has(cycle[(at + 1) % cycle.length]!));
  return [cycle[i]!, cycle[(i + 1) % cycle.length]!];
}

/** For every face the neighbours across its edges, in the order of its corners. */
export function faceNeighbours({ faces }: Solid): number[][] {
  const across = new Map<string, number>();
  for (const [face, cycle] of faces.entries())
    for (const [i, corner] of cycle.entries()) across.set(`${corner} ${cycle[(i + 1) % cycle.length]}`, face);
  return faces.map((cycle) => cycle.map((corner, i) => across.get(`${cycle[(i + 1) % cycle.length]} ${corner}`)!));
}

/** A face by itself, its first corner at the origin and its first edge to the right. */
function flatten(solid: Solid, face: number): Unfolded {
  const [o, a, b] = solid.faces[face]!.map((corner) => solid.corners[corner]!) as [Vector, Vector, Vector];
  const x = normalized(a.map((c, i) => c - o[i]!));
  const aside = b.map((c, i) => c - o[i]!);
  const along = scalar(aside, x);
  const y = normalized(aside.map((c, i) => c - along * x[i]!));
  // The face runs anticlockwise seen from outside, and on the page y points down.
  return (point) => {
    const v = point.map((c, i) => c - o[i]!);
    return [scalar(v, x), -scalar(v, y)];
  };
}

function scalar(a: Point, b: Point): number {
  return a.reduce((sum, c, i) => sum + c * b[i]!, 0);
}

function normalized(a: Point): Point {
  const size = Math.sqrt(scalar(a, a));
  return a.map((c) => c / size);
}

function angleBetween(a: XY, b: XY): number {
  return Math.atan2(cross(a, b), dot(a, b));
}

/** Turns and shifts everything that was unfolded. */
export function moved(placed: readonly Unfolded[], angle: number, scale: number): Unfolded[] {
  return placed.map((at) => (point) => times(rotate(at(point), angle), scale));
}

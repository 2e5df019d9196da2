import { failure, type Result, success } from '../../basis/index.ts';
import { BOARD_FAULTS } from './faults.ts';
import { cross3, dot3, length3, minus3, type Point, sum3, type Vector } from './space.ts';

/** A convex polyhedron round the origin: its corners, and its faces as cycles of corners seen anticlockwise from outside. */
export interface Polyhedron {
  readonly corners: readonly Vector[];
  readonly faces: readonly (readonly number[])[];
}

/** The polyhedron that carries the cells of a board. */
export interface Solid extends Polyhedron {
  /** The specification of the board of a family that lies on it, such as `cube:4`. */
  readonly name: string;
}

/** How far off a face a point may be that counts as lying on it. Edges of cells are about 1 long. */
const NEAR = 1e-4;
/** A cell with less area than this could be neither seen nor written in. */
const LEAST_AREA = 0.01;

/** The faces of a solid on which all the points lie, rims included. */
export function facesHolding(solid: Polyhedron, points: readonly Point[]): number[] {
  return [...solid.faces.keys()].filter((face) => points.every((point) => isOn(solid, face, point as Vector)));
}

function isOn({ corners, faces }: Polyhedron, face: number, point: Vector): boolean {
  const cycle = faces[face]!.map((corner) => corners[corner]!);
  const [o, a, b] = cycle as [Vector, Vector, Vector];
  const normal = cross3(minus3(a, o), minus3(b, o));
  const size = length3(normal);
  if (!(Math.abs(dot3(minus3(point, o), normal)) <= NEAR * size)) return false;
  return cycle.every((corner, i) => {
    const side = minus3(cycle[(i + 1) % cycle.length]!, corner);
    return dot3(cross3(side, minus3(point, corner)), normal) >= -NEAR * size * length3(side);
  });
}

interface Carried {
  readonly solid?: Solid | undefined;
  readonly points?: readonly Point[] | undefined;
  readonly faces?: readonly (readonly Point[])[] | undefined;
}

/** Whether the cells of a board lie on the solid that it names. */
export function checkOnSolid({ solid, points, faces }: Carried): Result<undefined> {
  if (!solid) return success(undefined);
  if (points?.[0]?.length !== 3)
    return failure(BOARD_FAULTS, 'board.solid:points', 'board.points', { solid: solid.name });
  const stray = points.findIndex((point) => facesHolding(solid, [point]).length === 0);
  if (stray >= 0)
    return failure(BOARD_FAULTS, 'board.solid:point', `board.points[${stray}]`, { cell: stray, solid: solid.name });
  const loose = faces?.findIndex((face) => !isPiece(solid, face)) ?? -1;
  if (loose < 0) return success(undefined);
  return failure(BOARD_FAULTS, 'board.solid:face', `board.faces[${loose}]`, { cell: loose, solid: solid.name });
}

function isPiece(solid: Solid, polygon: readonly Point[]): boolean {
  if (polygon.length < 3 || polygon.some((corner) => corner.length !== 3)) return false;
  return facesHolding(solid, polygon).length > 0 && areaOf(polygon as readonly Vector[]) >= LEAST_AREA;
}

function areaOf(polygon: readonly Vector[]): number {
  const [o, ...rest] = polygon as readonly [Vector, ...Vector[]];
  const pieces = rest.slice(1).map((corner, i) => cross3(minus3(rest[i]!, o), minus3(corner, o)));
  return length3(sum3(pieces)) / 2;
}

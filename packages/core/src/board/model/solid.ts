import { failure, type Result, success } from '../../basis/index.ts';
import { BOARD_FAULTS } from './faults.ts';
import { cross3, length3, minus3, type Point, sum3, type Vector } from './space.ts';

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
  return [...planesOf(solid).entries()].flatMap(([face, plane]) => (holdsAll(plane, points) ? [face] : []));
}

/** Points on the far side of a plane through a corner are out by how far they are along this. */
interface Bound {
  readonly along: Vector;
  readonly corner: Vector;
  readonly slack: number;
}

/** A face: its plane, and for each of its sides what is on the side of the face. */
interface FacePlane {
  readonly plane: Bound;
  readonly sides: readonly Bound[];
}

/** A solid is asked about thousands of points: what follows from its corners alone is worked out once. */
const KNOWN = new WeakMap<Polyhedron, readonly FacePlane[]>();

function planesOf(solid: Polyhedron): readonly FacePlane[] {
  const planes = KNOWN.get(solid) ?? makePlanes(solid);
  KNOWN.set(solid, planes);
  return planes;
}

function makePlanes({ corners, faces }: Polyhedron): FacePlane[] {
  return faces.map((face) => {
    const cycle = face.map((corner) => corners[corner]!);
    const [o, a, b] = cycle as [Vector, Vector, Vector];
    const normal = cross3(minus3(a, o), minus3(b, o));
    const size = length3(normal);
    const sides = cycle.map((corner, i) => {
      const side = minus3(cycle[(i + 1) % cycle.length]!, corner);
      return { along: cross3(normal, side), corner, slack: NEAR * size * length3(side) };
    });
    return { plane: { along: normal, corner: o, slack: NEAR * size }, sides };
  });
}

function heightOver({ along, corner }: Bound, point: Point): number {
  return along[0] * (point[0]! - corner[0]) + along[1] * (point[1]! - corner[1]) + along[2] * (point[2]! - corner[2]);
}

function holdsAll({ plane, sides }: FacePlane, points: readonly Point[]): boolean {
  return points.every(
    (point) =>
      Math.abs(heightOver(plane, point)) <= plane.slack &&
      sides.every((side) => heightOver(side, point) >= -side.slack),
  );
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
  const isOnFace = faceTest(solid);
  const stray = points.findIndex((point) => !isOnFace([point]));
  if (stray >= 0)
    return failure(BOARD_FAULTS, 'board.solid:point', `board.points[${stray}]`, { cell: stray, solid: solid.name });
  const loose = faces?.findIndex((face) => !isPiece(face) || !isOnFace(face)) ?? -1;
  if (loose < 0) return success(undefined);
  return failure(BOARD_FAULTS, 'board.solid:face', `board.faces[${loose}]`, { cell: loose, solid: solid.name });
}

/** Makes the test whether points lie on one face. Neighbours are asked for one after the other: the face of the last comes first. */
function faceTest(solid: Polyhedron): (points: readonly Point[]) => boolean {
  const planes = planesOf(solid);
  let last = planes[0];
  return (points) => {
    if (last && holdsAll(last, points)) return true;
    const found = planes.find((plane) => holdsAll(plane, points));
    last = found ?? last;
    return found !== undefined;
  };
}

function isPiece(polygon: readonly Point[]): boolean {
  if (polygon.length < 3 || polygon.some((corner) => corner.length !== 3)) return false;
  return areaOf(polygon as readonly Vector[]) >= LEAST_AREA;
}

function areaOf(polygon: readonly Vector[]): number {
  const [o, ...rest] = polygon as readonly [Vector, ...Vector[]];
  const pieces = rest.slice(1).map((corner, i) => cross3(minus3(rest[i]!, o), minus3(corner, o)));
  return length3(sum3(pieces)) / 2;
}

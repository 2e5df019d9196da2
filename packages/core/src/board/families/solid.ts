import type { Words } from '../../basis/index.ts';
import type { BoardDraft } from '../model/board.ts';
import type { CellName, NameKinds } from '../model/name-kinds.ts';
import type { Polyhedron } from '../model/solid.ts';
import { cross3, dot3, length3, mean3, minus3, sum3, times3, type Vector } from '../model/space.ts';
import { letterAt, range } from './family.ts';

const NEAR = 1e-9;

/** The convex solid with these corners, the origin inside: its faces are the planes that leave all corners on one side. */
export function solidFrom(corners: readonly Vector[]): Polyhedron {
  const faces = new Map<string, number[]>();
  for (const a of corners.keys())
    for (const b of corners.keys())
      for (const c of corners.keys()) {
        if (a >= b || b >= c) continue;
        const normal = cross3(minus3(corners[b]!, corners[a]!), minus3(corners[c]!, corners[a]!));
        const levels = corners.map((p) => dot3(minus3(p, corners[a]!), normal));
        if (levels.some((x) => x > NEAR) && levels.some((x) => x < -NEAR)) continue;
        const face = [...corners.keys()].filter((i) => Math.abs(levels[i]!) <= NEAR);
        if (!faces.has(face.join())) faces.set(face.join(), anticlockwise(face, corners));
      }
  return { corners, faces: [...faces.values()] };
}

/** A face's corners in the order in which they are met going round, seen from outside, starting with its first. */
function anticlockwise(face: readonly number[], corners: readonly Vector[]): number[] {
  const middle = mean3(face.map((i) => corners[i]!));
  const angle = angleAround(middle, minus3(corners[face[0]!]!, middle));
  // A whole turn minus a rounding error is no turn.
  const turn = (i: number) => (angle(minus3(corners[i]!, middle)) + 2 * Math.PI + NEAR) % (2 * Math.PI);
  return face.toSorted((a, b) => turn(a) - turn(b));
}

/** The angle of a vector about an axis, anticlockwise from a reference as seen from the axis' tip. */
function angleAround(axis: Vector, reference: Vector): (v: Vector) => number {
  const x = minus3(reference, times3(dot3(reference, axis) / dot3(axis, axis), axis));
  const y = times3(1 / length3(axis), cross3(axis, x));
  return (v) => Math.atan2(dot3(v, y), dot3(v, x));
}

/** The solid with its edges made `edge` long, so that the cells of a side-n board have unit edges. */
export function scaled({ corners, faces }: Polyhedron, edge: number): Polyhedron {
  const present = length3(minus3(corners[faces[0]![0]!]!, corners[faces[0]![1]!]!));
  return { corners: corners.map((p) => times3(edge / present, p)), faces };
}

interface Piece {
  readonly face: number;
  readonly polygon: readonly Vector[];
  readonly name: CellName;
}

/** The unit triangles or squares of a face of side n: rows from its first corner, or from its first edge. */
function pieces(solid: Polyhedron, face: number, n: number): Piece[] {
  const [a, b, c, d] = solid.faces[face]!.map((i) => solid.corners[i]!) as [Vector, Vector, Vector, Vector?];
  if (d) {
    const at = (row: number, column: number) =>
      sum3([a, times3(column / n, minus3(b, a)), times3(row / n, minus3(d, a))]);
    return range(n * n).map((i) => {
      const [row, column] = [Math.floor(i / n), i % n];
      const polygon = [at(row, column), at(row, column + 1), at(row + 1, column + 1), at(row + 1, column)];
      return { face, polygon, name: { kind: 'square-on-face', face: face + 1, row: row + 1, column: column + 1 } };
    });
  }
  const at = (row: number, column: number) =>
    sum3([a, times3(row / n, minus3(b, a)), times3(column / n, minus3(c, b))]);
  return range(n).flatMap((row) =>
    range(2 * row + 1).map((i) => {
      const left = Math.floor(i / 2);
      const polygon =
        i % 2 === 0
          ? [at(row, left), at(row + 1, left), at(row + 1, left + 1)]
          : [at(row, left), at(row + 1, left + 1), at(row, left + 1)];
      return { face, polygon, name: { kind: 'triangle-on-face', face: face + 1, row: row + 1, triangle: i + 1 } };
    }),
  );
}

/**
 * A board on a solid, each face cut in n rows. Round every axis run n closed strips: through the faces that reach from
 * level −reach to level reach along it, and no others, n equal slabs are cut.
 */
export function stripedSolid(
  name: string,
  shape: Polyhedron,
  n: number,
  axes: readonly Vector[],
  reach: number,
): BoardDraft {
  const solid = scaled(shape, n);
  const scale = length3(solid.corners[0]!) / length3(shape.corners[0]!);
  const cut = solid.faces.flatMap((_, face) => pieces(solid, face, n));
  const points = cut.map(({ polygon }) => mean3(polygon));
  const strips = axes.flatMap((axis) => {
    const crossed = shape.faces.map((face) => {
      const levels = face.map((i) => dot3(shape.corners[i]!, axis));
      return Math.abs(Math.max(...levels) - reach) < NEAR && Math.abs(Math.min(...levels) + reach) < NEAR;
    });
    const belt = [...cut.keys()].filter((cell) => crossed[cut[cell]!.face]);
    const angleOf = angleAround(axis, points[belt[0]!]!);
    const angles = new Map(belt.map((cell) => [cell, angleOf(points[cell]!)]));
    const slabs = range(n).map((): number[] => []);
    for (const cell of belt) {
      const slab = Math.floor(((dot3(points[cell]!, axis) / scale + reach) / (2 * reach)) * n);
      slabs[slab]?.push(cell);
    }
    return slabs.map((cells) => cells.sort((a, b) => angles.get(a)! - angles.get(b)!));
  });
  return {
    name,
    cells: cut.length,
    asterisms: strips.map((cells, i) => ({ kind: 'strip', name: { kind: 'strip', id: letterAt(i) }, cells })),
    points,
    faces: cut.map(({ polygon }) => polygon),
    solid: { name, ...solid },
    cellNames: cut.map((piece) => piece.name),
  };
}

export const SOLID_ORDER: Words = {
  en: 'face by face; in a face, rows from its first corner or edge, anticlockwise seen from outside',
  es: 'cara por cara; en cada una, las filas desde su primer vértice o arista, en sentido antihorario visto desde fuera',
};

/** Squares and triangles on the faces of a solid. In files the number of the face comes first; in drawings it stands behind. */
export const SOLID_KINDS: NameKinds = {
  cells: {
    'square-on-face': {
      en: {
        said: '{id} of face {face}',
        id: 'r{row}c{column}',
        plain: 'f{face}r{row}c{column}',
        short: 'r{row}c{column}',
        keyed: '{face}·r{row}c{column}',
        caption:
          'Pale numbers are those of faces; {short} is the cell in row {row} and column {column} of its face, {keyed} that of face {face}.',
      },
      es: {
        said: '{id} de la cara {face}',
        id: 'f{row}c{column}',
        short: 'f{row}c{column}',
        keyed: '{face}·f{row}c{column}',
        caption:
          'Los números claros son los de las caras; {short} es la celda de la fila {row} y la columna {column} de su cara; {keyed}, la de la cara {face}.',
      },
    },
    'triangle-on-face': {
      en: {
        said: '{id} of face {face}',
        id: 'r{row}t{triangle}',
        plain: 'f{face}r{row}t{triangle}',
        short: 'r{row}t{triangle}',
        keyed: '{face}·r{row}t{triangle}',
        caption:
          'Pale numbers are those of faces; {short} is triangle {triangle} of row {row} of its face, {keyed} that of face {face}.',
      },
      es: {
        said: '{id} de la cara {face}',
        id: 'f{row}t{triangle}',
        short: 'f{row}t{triangle}',
        keyed: '{face}·f{row}t{triangle}',
        caption:
          'Los números claros son los de las caras; {short} es el triángulo {triangle} de la fila {row} de su cara; {keyed}, el de la cara {face}.',
      },
    },
  },
};

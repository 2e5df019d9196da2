import type { Words } from '../../basis/index.ts';
import type { Asterism, BoardDraft, Mark } from '../model/board.ts';
import type { CellName, NameKinds } from '../model/name-kinds.ts';
import type { Point } from '../model/space.ts';
import { letterAt, range } from './family.ts';

const HEIGHT = Math.sqrt(3) / 2;

/** A unit triangle of the triangular lattice: its row, the left end of its side, and whether it points up. */
export interface UnitTriangle {
  readonly row: number;
  readonly left: number;
  readonly up: boolean;
}

export function corners({ row, left, up }: UnitTriangle): Point[] {
  const top = row * HEIGHT;
  const bottom = top + HEIGHT;
  const [side, tip] = up ? [bottom, top] : [top, bottom];
  return [
    [left, side],
    [left + 0.5, tip],
    [left + 1, side],
  ];
}

function centroid(polygon: readonly Point[]): Point {
  return [0, 1].map((d) => polygon.reduce((sum, corner) => sum + corner[d]!, 0) / polygon.length);
}

function dot(a: Point, b: Point): number {
  return a[0]! * b[0]! + a[1]! * b[1]!;
}

/** Across these three directions strips are counted; each is the one before turned by a third of a circle. */
const NORMALS: readonly Point[] = [
  [0, 1],
  [-HEIGHT, -0.5],
  [HEIGHT, -0.5],
];

interface Strip {
  readonly cells: readonly number[];
  /** A place just outside the board from which to point along the strip. */
  readonly outside: Point;
}

/** The strips of unit height across one direction, in order. */
function stripsAcross(normal: Point, count: number, points: readonly Point[], origin: number): Strip[] {
  const along: Point = [normal[1]!, -normal[0]!];
  const cut = range(count).map(() => [] as number[]);
  for (const [cell, point] of points.entries()) cut[Math.floor((dot(point, normal) - origin) / HEIGHT)]!.push(cell);
  return cut.map((cells, i) => {
    const ordered = cells.toSorted((a, b) => dot(points[a]!, along) - dot(points[b]!, along));
    // Halfway up, a triangle reaches a quarter to either side of its tip.
    const end = dot(points[ordered[0]!]!, along) - 0.25 - 0.38;
    const level = origin + (i + 0.5) * HEIGHT;
    return { cells: ordered, outside: [0, 1].map((d) => along[d]! * end + normal[d]! * level) };
  });
}

/**
 * A board of unit triangles whose asterisms are pairs of strips, `count` strips in each of three directions;
 * `partner` tells which strip goes with strip i, both counted from 0. The strips of a pair are marked with one letter.
 */
export function pairedStrips(
  name: string,
  triangles: readonly UnitTriangle[],
  count: number,
  partner: (i: number) => number,
): BoardDraft {
  const faces = triangles.map(corners);
  const points = faces.map(centroid);
  const asterisms: Asterism[] = [];
  const marks: Mark[] = [];
  for (const normal of NORMALS) {
    const origin = Math.min(...faces.flat().map((corner) => dot(corner, normal)));
    const strips = stripsAcross(normal, count, points, origin);
    for (const i of range(count).filter((i) => i < partner(i))) {
      const pair = [strips[i]!, strips[partner(i)]!];
      const text = letterAt(asterisms.length);
      for (const { outside } of pair) marks.push({ at: outside, text, asterism: asterisms.length });
      asterisms.push({ kind: 'strip', name: { kind: 'strips', id: text }, cells: pair.flatMap(({ cells }) => cells) });
    }
  }
  return { name, cells: triangles.length, asterisms, points, faces, marks, cellNames: rowNames(triangles) };
}

function rowNames(triangles: readonly UnitTriangle[]): CellName[] {
  const seen = new Map<number, number>();
  return triangles.map(({ row }) => {
    const position = (seen.get(row) ?? 0) + 1;
    seen.set(row, position);
    return { kind: 'triangle', row: row + 1, triangle: position };
  });
}

/** The triangles of a row, from left to right: alternating, the first one pointing up or not. */
export function triangleRow(row: number, left: number, count: number, firstUp: boolean): UnitTriangle[] {
  return range(count).map((i) => ({ row, left: left + i / 2, up: (i % 2 === 0) === firstUp }));
}

export const TRIANGLE_ORDER: Words = {
  en: 'rows from top to bottom, each from left to right, triangles of either kind in turn',
  es: 'las filas de arriba abajo, cada una de izquierda a derecha, alternando triángulos de ambas clases',
};

export const TRIANGLE_KINDS: NameKinds = {
  cells: {
    triangle: {
      en: {
        said: 'r{row}t{triangle}',
        short: 'r{row}t{triangle}',
        caption: '{short} is triangle {triangle} of row {row}.',
      },
      es: {
        said: 'f{row}t{triangle}',
        short: 'f{row}t{triangle}',
        caption: '{short} es el triángulo {triangle} de la fila {row}.',
      },
    },
  },
  asterisms: {
    strips: {
      en: {
        said: 'strips {id}',
        noun: 'pair of strips with the same letter',
        some: 'a pair of strips with the same letter',
      },
      es: {
        said: 'las franjas {id}',
        noun: 'par de franjas con la misma letra',
        some: 'un par de franjas con la misma letra',
      },
    },
  },
};

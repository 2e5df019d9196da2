import type { LinearMap, Point } from '../../../src/board/index.ts';

export function apply(map: LinearMap, point: Point): Point {
  return map.map((row) => row.reduce((sum, x, i) => sum + x * point[i]!, 0));
}

/** The points that the maps, applied again and again, take some points to. */
export function orbit(maps: readonly LinearMap[], seeds: readonly Point[]): Point[] {
  const key = (point: Point) => point.map((x) => Math.round(x * 1e6)).join();
  const found = new Map(seeds.map((seed) => [key(seed), seed]));
  // A map grows while it is read, and the new entries are read too.
  for (const point of found.values())
    for (const map of maps) {
      const image = apply(map, point);
      if (!found.has(key(image))) found.set(key(image), image);
    }
  return [...found.values()];
}

/** The rotation round the z axis by an n-th of a turn. */
export function turn(n: number): LinearMap {
  const angle = (2 * Math.PI) / n;
  return [
    [Math.cos(angle), -Math.sin(angle), 0],
    [Math.sin(angle), Math.cos(angle), 0],
    [0, 0, 1],
  ];
}

export function diagonal(...entries: readonly number[]): LinearMap {
  return entries.map((entry, i) => entries.map((_, j) => (i === j ? entry : 0)));
}

/** A rotation by an n-th of a turn together with the mirror at right angles to its axis. */
export function turnAndMirror(n: number): LinearMap {
  return turn(n).map((row, i) => (i === 2 ? [0, 0, -1] : row));
}

/** A third of a turn round the diagonal of a cube. */
export const AROUND_DIAGONAL: LinearMap = [
  [0, 0, 1],
  [1, 0, 0],
  [0, 1, 0],
];

/** The mirror that exchanges x and y. */
export const EXCHANGE: LinearMap = [
  [0, 1, 0],
  [1, 0, 0],
  [0, 0, 1],
];

const golden = (1 + Math.sqrt(5)) / 2;

/** A fifth of a turn of an icosahedron that `AROUND_DIAGONAL` turns too. */
export const FIFTH: LinearMap = [
  [0.5, -golden / 2, 0.5 / golden],
  [golden / 2, 0.5 / golden, -0.5],
  [0.5 / golden, 0.5, golden / 2],
];

export const ICOSAHEDRON = orbit([AROUND_DIAGONAL, diagonal(-1, 1, 1), diagonal(1, -1, 1)], [[0, 1, golden]]);

export function polygon(n: number): Point[] {
  return orbit([turn(n)], [[1, 0, 0]]).map(([x, y]) => [x!, y!]);
}

/** Points spread over a ball's surface along a spiral: evenly, but without symmetry to speak of. */
export function spiral(n: number): Point[] {
  return Array.from({ length: n }, (_, i) => {
    const z = 1 - (2 * i + 1) / n;
    const angle = 2 * Math.PI * golden * i;
    return [Math.sqrt(1 - z * z) * Math.cos(angle), Math.sqrt(1 - z * z) * Math.sin(angle), z];
  });
}

import type { Point } from '@latin-puzzles/core/board';

/** What cells can be drawn on: tiles of one shape, or points wherever lines are to meet. */
export const LATTICES = ['square', 'triangular', 'hexagonal', 'points'] as const;
export type LatticeKind = (typeof LATTICES)[number];

export interface Lattice {
  readonly kind: LatticeKind;
  /** Which triangles of a row point up, and which rows of hexagons are pushed in: those of even or of odd number. */
  readonly phase: 0 | 1;
}

/** A place where a cell can be. */
export interface Site {
  readonly id: string;
  readonly row: number;
  readonly column: number;
  readonly point: Point;
  readonly face?: readonly Point[] | undefined;
}

/** The part of a lattice that is shown. */
export interface Window {
  readonly top: number;
  readonly left: number;
  readonly rows: number;
  readonly columns: number;
}

export const MOST_ROWS = 24;

/** The height of a triangle of side 1, and half the width of a hexagon of side 1. */
export const HEIGHT = Math.sqrt(3) / 2;

/** Across these three directions the strips of triangles and of hexagons are counted. */
export const NORMALS: readonly Point[] = [
  [0, 1],
  [-HEIGHT, -0.5],
  [HEIGHT, -0.5],
];

export function siteAt(lattice: Lattice, row: number, column: number): Site {
  return { id: `${row},${column}`, row, column, ...GEOMETRY[lattice.kind](row, column, lattice.phase) };
}

type Geometry = Pick<Site, 'point' | 'face'>;

const GEOMETRY: Readonly<Record<LatticeKind, (row: number, column: number, phase: number) => Geometry>> = {
  square: (row, column) => ({
    point: [column + 0.5, row + 0.5],
    face: [
      [column, row],
      [column + 1, row],
      [column + 1, row + 1],
      [column, row + 1],
    ],
  }),
  triangular: (row, column, phase) => {
    const up = isEven(row + column + phase);
    const [side, tip] = up ? [row + 1, row] : [row, row + 1];
    const left = column / 2;
    return {
      point: [left + 0.5, ((2 * side + tip) / 3) * HEIGHT],
      face: [
        [left, side * HEIGHT],
        [left + 0.5, tip * HEIGHT],
        [left + 1, side * HEIGHT],
      ],
    };
  },
  hexagonal: (row, column, phase) => {
    const x = 2 * HEIGHT * (column + (isEven(row + phase) ? 0.5 : 1));
    const y = 1.5 * row + 1;
    const corner = (i: number): Point => [x + Math.sin((Math.PI * i) / 3), y - Math.cos((Math.PI * i) / 3)];
    return { point: [x, y], face: [0, 1, 2, 3, 4, 5].map(corner) };
  },
  points: (row, column) => ({ point: [column + 0.5, row + 0.5] }),
};

function isEven(number: number): boolean {
  return number % 2 === 0;
}

export function sitesIn(lattice: Lattice, { top, left, rows, columns }: Window): Site[] {
  return Array.from({ length: rows * columns }, (_, i) =>
    siteAt(lattice, top + Math.floor(i / columns), left + (i % columns)),
  );
}

/** The site whose point is nearest to a place. */
export function siteNear(lattice: Lattice, [x = 0, y = 0]: Point): Site {
  const [row, column] = guess(lattice.kind, x, y);
  const around = [-1, 0, 1].flatMap((r) => [-1, 0, 1].map((c) => siteAt(lattice, row + r, column + c)));
  const distance = ({ point }: Site) => Math.hypot(point[0]! - x, point[1]! - y);
  return around.reduce((a, b) => (distance(b) < distance(a) ? b : a));
}

function guess(kind: LatticeKind, x: number, y: number): [number, number] {
  if (kind === 'triangular') return [Math.floor(y / HEIGHT), Math.round(2 * x - 1)];
  if (kind === 'hexagonal') return [Math.round((y - 1) / 1.5), Math.round(x / (2 * HEIGHT) - 0.75)];
  return [Math.floor(y), Math.floor(x)];
}

const NEAR = 1e-6;

/** The lattice on which all the cells lie, if there is one. */
export function latticeOf(cells: readonly Geometry[]): Lattice | undefined {
  return LATTICES.flatMap((kind) => [0, 1].map((phase) => ({ kind, phase }) as Lattice)).find((lattice) =>
    cells.every((cell) => isSame(siteNear(lattice, cell.point), cell)),
  );
}

function isSame(site: Site, { point, face }: Geometry): boolean {
  const near = (a: Point, b: Point) => a.length === b.length && a.every((x, i) => Math.abs(x - b[i]!) < NEAR);
  if (!near(site.point, point) || site.face?.length !== face?.length) return false;
  return (face ?? []).every((corner) => site.face!.some((other) => near(corner, other)));
}

/** The window that shows some sites with room for one more on every side. */
export function windowAround(sites: readonly Pick<Site, 'row' | 'column'>[]): Window {
  const rows = sites.map(({ row }) => row);
  const columns = sites.map(({ column }) => column);
  const [top, left] = [Math.min(...rows) - 1, Math.min(...columns) - 1];
  return { top, left, rows: Math.max(...rows) + 2 - top, columns: Math.max(...columns) + 2 - left };
}

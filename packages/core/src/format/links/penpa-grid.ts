/**
 * The points of a square board of penpa-edit, by number: first the cells and then their lower right corners, each row by row, with two
 * rows and columns more on every side than are shown; and from four times as many on, four corners for marks in every cell, and then four sides.
 */
export interface PenpaGrid {
  readonly size: number;
  /** The number of each cell. */
  readonly places: readonly number[];
  /** The number of the point in the middle of the board. */
  readonly middle: number;
  cellAt(point: number): number | undefined;
  /** The cell that a place for marks is in, and the places of the marks of a cell: four corners, then four sides. */
  cornerAt(point: number): number | undefined;
  cornerOf(cell: number, index: number): number;
  /** Whether a pair of corners, `a,b`, is a side of a cell. */
  isEdge(key: string): boolean;
  /** The edges across the cells of the diagonal that rises to the right, and of the one that falls. */
  readonly diagonals: readonly [rising: readonly string[], falling: readonly string[]];
  /** The number of the region of each cell, where these edges cannot be crossed. */
  regionsWithin(edges: ReadonlySet<string>): number[];
  /** The edges between cells of different regions. */
  bordersOf(regions: readonly string[]): string[];
}

const MARGIN = 2;
const [LEAST, MOST] = [2, 64] as const;

/** The grid of so many columns and rows, of which some are left free above, below, on the left and on the right; nothing if it is no square. */
export function penpaGrid(columns: number, rows: number, space: readonly unknown[]): PenpaGrid | undefined {
  const [over, under, left, right] = [0, 1, 2, 3].map((side) => Number(space[side] ?? 0)) as [
    number,
    number,
    number,
    number,
  ];
  const size = columns - left - right;
  if (![over, under, left, right].every((free) => Number.isInteger(free) && free >= 0)) return undefined;
  if (!Number.isInteger(size) || size !== rows - over - under || size < LEAST || size > MOST) return undefined;
  const width = columns + 2 * MARGIN;
  const area = width * (rows + 2 * MARGIN);
  const point = (row: number, column: number) => (row + MARGIN + over) * width + column + MARGIN + left;
  const places = Array.from({ length: size * size }, (_, cell) => point(Math.floor(cell / size), cell % size));
  const cellOf = new Map(places.map((place, cell) => [place, cell]));
  const vertex = (row: number, column: number) => area + point(row, column);
  const side = (a: number, b: number) => `${Math.min(a, b)},${Math.max(a, b)}`;
  /** The edge that a cell shares with the next one, to the right or below. */
  const edgeTo = (row: number, column: number, down: boolean) =>
    down ? side(vertex(row, column - 1), vertex(row, column)) : side(vertex(row - 1, column), vertex(row, column));
  const neighbours = places.flatMap((_, cell) => {
    const [row, column] = [Math.floor(cell / size), cell % size];
    return [
      ...(column + 1 < size ? [{ cell, other: cell + 1, edge: edgeTo(row, column, false) }] : []),
      ...(row + 1 < size ? [{ cell, other: cell + size, edge: edgeTo(row, column, true) }] : []),
    ];
  });
  const half = (size - 1) / 2;
  const range = Array.from({ length: size }, (_, i) => i);
  return {
    size,
    places,
    middle: Number.isInteger(half) ? point(half, half) : vertex(Math.floor(half), Math.floor(half)),
    cellAt: (at) => cellOf.get(at),
    cornerAt: (at) => cellOf.get((Math.floor(at / 4) % area) + (at < 4 * area || at >= 12 * area ? Number.NaN : 0)),
    cornerOf: (cell, index) => 4 * (area * (1 + Math.floor(index / 4)) + places[cell]!) + (index % 4),
    isEdge(key) {
      const [a, b] = key.split(',').map(Number) as [number, number];
      return a >= area && b < 2 * area && (b - a === 1 || b - a === width);
    },
    // The program writes the upper end of what rises last.
    diagonals: [
      range.map((i) => `${vertex(i, size - 2 - i)},${vertex(i - 1, size - 1 - i)}`),
      range.map((i) => `${vertex(i - 1, i - 1)},${vertex(i, i)}`),
    ],
    regionsWithin(edges) {
      const region = places.map((_, cell) => cell);
      const rootOf = (cell: number): number => (region[cell] === cell ? cell : rootOf(region[cell]!));
      for (const { cell, other, edge } of neighbours) if (!edges.has(edge)) region[rootOf(other)] = rootOf(cell);
      const roots = [...new Set(places.map((_, cell) => rootOf(cell)))];
      return places.map((_, cell) => roots.indexOf(rootOf(cell)));
    },
    bordersOf: (regions) =>
      neighbours.filter(({ cell, other }) => regions[cell] !== regions[other]).map(({ edge }) => edge),
  };
}

type Spot = readonly [number, number];

/**
 * Visits points round one of them, roughly from near to far, until what lies farther off than a distance is not wanted. A
 * visit takes time by how many points are near, not by how many there are.
 */
export type Neighbourhood = (
  point: number,
  enough: (distance: number) => boolean,
  visit: (point: number) => void,
) => void;

/** How many points a square of the lattice holds on average. */
const DENSITY = 2;

export function makeNeighbourhood(spots: readonly Spot[]): Neighbourhood {
  const least = (axis: 0 | 1) => spots.reduce((value, spot) => Math.min(value, spot[axis]), Number.POSITIVE_INFINITY);
  const most = (axis: 0 | 1) => spots.reduce((value, spot) => Math.max(value, spot[axis]), Number.NEGATIVE_INFINITY);
  const [left, top] = [least(0), least(1)];
  const [width, height] = [most(0) - left, most(1) - top];
  // Points in a line have no area, but a length.
  const side = Math.max(Math.sqrt((DENSITY * width * height) / spots.length), (width + height) / spots.length) || 1;
  const [columns, rows] = [Math.floor(width / side) + 1, Math.floor(height / side) + 1];
  const squareOf = ([x, y]: Spot) => [Math.floor((x - left) / side), Math.floor((y - top) / side)] as const;
  const squares: number[][] = Array.from({ length: columns * rows }, () => []);
  for (const [index, spot] of spots.entries()) {
    const [column, row] = squareOf(spot);
    squares[row * columns + column]!.push(index);
  }
  return (point, enough, visit) => {
    const [column, row] = squareOf(spots[point]!);
    const see = (x: number, y: number) => {
      if (x < 0 || y < 0 || x >= columns || y >= rows) return;
      for (const index of squares[y * columns + x]!) visit(index);
    };
    const rings = Math.max(column, row, columns - 1 - column, rows - 1 - row);
    // Whatever lies in the ring after this one is at least so many whole squares away.
    for (let ring = 0; ring <= rings && !enough((ring - 1) * side); ring++) {
      for (let x = column - ring; x <= column + ring; x++) {
        see(x, row - ring);
        if (ring > 0) see(x, row + ring);
      }
      for (let y = row - ring + 1; y < row + ring; y++) {
        see(column - ring, y);
        if (ring > 0) see(column + ring, y);
      }
    }
  };
}

import { range, sizedFamily } from './family.ts';
import { pairedStrips, triangleRow } from './triangles.ts';

/** A hexagon of side n in unit triangles, 2n strips in each direction; strip i goes with strip i+n: 6n cells together. */
export const hexagon = sizedFamily(
  {
    name: 'hexagon',
    summary: 'a hexagon of unit triangles whose asterisms are pairs of strips in three directions',
    unit: 'side',
    cellOrder: 'rows from top to bottom, each from left to right, triangles of either kind in turn',
  },
  { usual: 3, least: 2, most: 32 },
  (n, name) =>
    pairedStrips(
      name,
      range(2 * n).flatMap((row) => {
        const upper = row < n;
        const depth = upper ? row : 2 * n - 1 - row;
        return triangleRow(row, (n - 1 - depth) / 2, 2 * (n + depth) + 1, upper);
      }),
      2 * n,
      (i) => (i + n) % (2 * n),
    ),
);

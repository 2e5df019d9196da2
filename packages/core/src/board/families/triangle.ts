import { range, sizedFamily } from './family.ts';
import { pairedStrips, triangleRow } from './triangles.ts';

/** A triangle of side n in unit triangles; the strip of 2i−1 cells goes with the one of 2(n+1−i)−1: 2n together. */
export const triangle = sizedFamily(
  {
    name: 'triangle',
    summary: 'a triangle of unit triangles whose asterisms are pairs of strips in three directions',
    unit: 'side',
    cellOrder: 'rows from top to bottom, each from left to right, triangles of either kind in turn',
  },
  { usual: 8, least: 4, most: 64, multipleOf: 2 },
  (n, name) =>
    pairedStrips(
      name,
      range(n).flatMap((row) => triangleRow(row, (n - 1 - row) / 2, 2 * row + 1, true)),
      n,
      (i) => n - 1 - i,
    ),
);

import { range, sizedFamily } from './family.ts';
import { pairedStrips, TRIANGLE_KINDS, TRIANGLE_ORDER, triangleRow } from './triangles.ts';

/** A hexagon of side n in unit triangles, 2n strips in each direction; strip i goes with strip i+n: 6n cells together. */
export const hexagon = sizedFamily(
  {
    name: 'hexagon',
    title: { en: 'Hexagon', es: 'Hexágono' },
    summary: {
      en: 'a hexagon of unit triangles whose asterisms are pairs of strips in three directions',
      es: 'un hexágono de triángulos unidad cuyos asterismos son pares de franjas en tres direcciones',
    },
    unit: 'side',
    cellOrder: TRIANGLE_ORDER,
    kinds: TRIANGLE_KINDS,
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

import { range, sizedFamily } from './family.ts';
import { pairedStrips, TRIANGLE_KINDS, TRIANGLE_ORDER, triangleRow } from './triangles.ts';

/** A triangle of side n in unit triangles; the strip of 2i−1 cells goes with the one of 2(n+1−i)−1: 2n together. */
export const triangle = sizedFamily(
  {
    name: 'triangle',
    title: { en: 'Triangle', es: 'Triángulo' },
    summary: {
      en: 'a triangle of unit triangles whose asterisms are pairs of strips in three directions',
      es: 'un triángulo de triángulos unidad cuyos asterismos son pares de franjas en tres direcciones',
    },
    unit: 'side',
    cellOrder: TRIANGLE_ORDER,
    kinds: TRIANGLE_KINDS,
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

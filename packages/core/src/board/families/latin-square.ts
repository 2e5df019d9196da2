import { sizedFamily } from './family.ts';
import { SQUARE_ORDER, squareDraft } from './square.ts';

export const latinSquare = sizedFamily(
  {
    name: 'latin-square',
    title: { en: 'Latin square', es: 'Cuadrado latino' },
    summary: {
      en: 'a square whose asterisms are its rows and columns',
      es: 'un cuadrado cuyos asterismos son sus filas y columnas',
    },
    unit: 'order',
    cellOrder: SQUARE_ORDER,
  },
  { usual: 7, least: 2, most: 64 },
  (n, name) => squareDraft(name, n, []),
);

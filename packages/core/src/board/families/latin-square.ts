import { sizedFamily } from './family.ts';
import { SQUARE_ORDER, squareDraft } from './square.ts';

export const latinSquare = sizedFamily(
  {
    name: 'latin-square',
    summary: 'a square whose asterisms are its rows and columns',
    unit: 'order',
    cellOrder: SQUARE_ORDER,
  },
  { usual: 7, least: 2, most: 64 },
  (n, name) => squareDraft(name, n, []),
);

import { drawnFamily } from './gerechte.ts';

/**
 * Half a sun on the horizon and nine rays that spread from it over the sky. The left and the right are mirror images.
 * The figure of the paper is lost; this shape is ours.
 */
export const sky = drawnFamily(
  {
    name: 'sky',
    title: { en: 'Sky', es: 'Sky' },
    summary: {
      en: 'a square of order 10 with rows, columns and regions like a rising sun and its rays',
      es: 'un cuadrado de orden 10 con filas, columnas y regiones como un sol naciente y sus rayos',
    },
  },
  [
    'abbbbccccd',
    'aabbbcccdd',
    'eaabbccddf',
    'eaabggcddf',
    'eeaaggddff',
    'eeeaggdfff',
    'hheeggffii',
    'hhheggfiii',
    'hhhjjjjiii',
    'hhjjjjjjii',
  ],
);

import { drawnFamily } from './gerechte.ts';

/**
 * Three equal waves roll from left to right, one behind the other, between the shores in the corners. A half turn
 * carries the drawing onto itself. Bars apart, no way to cut this square in connected sevens repeats a shape, moved but
 * not turned, more than three times. The figure of the paper is lost; this shape is ours.
 */
export const wave = drawnFamily(
  {
    name: 'wave',
    title: { en: 'Wave', es: 'Wave' },
    summary: {
      en: 'a square of order 7 with rows, columns and regions like rolling waves',
      es: 'un cuadrado de orden 7 con filas, columnas y regiones como olas',
    },
  },
  ['aaaabbb', 'aacccbb', 'adddcbb', 'eeedccc', 'ffedddg', 'ffeeegg', 'fffgggg'],
);

import { drawnFamily } from './gerechte.ts';

/**
 * Two flights of stairs, one above the other: in each, three equal stairs of five treads two cells wide, and steps of
 * 4 + 3 + 2 + 1 cells that fill the corners beside them. Order 10 is the only one at which these corners are as large
 * as the stairs. A half turn carries the drawing onto itself, and either flight is the other moved by five rows. The
 * figure of the paper is lost; this shape is ours.
 */
export const steps = drawnFamily(
  {
    name: 'steps',
    title: { en: 'Steps', es: 'Steps' },
    summary: {
      en: 'a square of order 10 with rows, columns and regions like flights of stairs',
      es: 'un cuadrado de orden 10 con filas, columnas y regiones como tramos de escalera',
    },
  },
  [
    'aaaabbccdd',
    'aaabbccdde',
    'aabbccddee',
    'abbccddeee',
    'bbccddeeee',
    'ffffgghhii',
    'fffgghhiij',
    'ffgghhiijj',
    'fgghhiijjj',
    'gghhiijjjj',
  ],
);

import { drawnFamily } from './gerechte.ts';

/**
 * A lens between two lids, and beams that narrow towards it from the four edges and the four corners. The drawing is
 * its own mirror image from left to right and from top to bottom. Quarter turns are out of reach: the region in the
 * middle would need one cell more than a multiple of four. The figure of the paper is lost; this shape is ours.
 */
export const focus = drawnFamily(
  {
    name: 'focus',
    title: { en: 'Focus', es: 'Focus' },
    summary: {
      en: 'a square of order 11 with rows, columns and regions like beams that meet in a lens',
      es: 'un cuadrado de orden 11 con filas, columnas y regiones como haces que se juntan en una lente',
    },
  },
  [
    'aabbbbbbbcc',
    'aaaabbbcccc',
    'daaaabcccce',
    'dafffffffce',
    'ddffgggffee',
    'dddgggggeee',
    'ddhhggghhee',
    'dihhhhhhhje',
    'diiiikjjjje',
    'iiiikkkjjjj',
    'iikkkkkkkjj',
  ],
);

import { graphemes, numbers } from '../../basis/index.ts';
import { type CatalogEntry, MEDIUM, properName } from './entry.ts';

/** Latin polygons. */
export const POLYGONS_ENTRIES: readonly CatalogEntry[] = [
  {
    name: 'canario-one',
    title: properName('Canario One'),
    section: 'polygons',
    board: 'triangle:8',
    labels: numbers(16),
    year: 2012,
    status: 'known',
    challenge: {
      en: 'Complete the triangle: the two strips at which the same letter points take the numbers 1 to 16 between them.',
      es: 'Complete el triángulo: las dos franjas que señala la misma letra llevan entre ambas los números del 1 al 16.',
    },
    promise: MEDIUM,
  },
  {
    name: 'monthai-one',
    title: properName('Monthai One'),
    section: 'polygons',
    board: 'triangle:6',
    labels: numbers(12),
    year: 2013,
    status: 'forced',
    remark: {
      en: 'The only way to pair the strips of a triangle of side 6 so that all pairs have 12 cells.',
      es: 'La única manera de emparejar las franjas de un triángulo de lado 6 de modo que todos los pares tengan 12 celdas.',
    },
    challenge: {
      en: 'Complete the triangle: the two strips at which the same letter points take the numbers 1 to 12 between them.',
      es: 'Complete el triángulo: las dos franjas que señala la misma letra llevan entre ambas los números del 1 al 12.',
    },
    promise: MEDIUM,
  },
  {
    name: 'tartan-one',
    title: properName('Tartan One'),
    section: 'polygons',
    board: 'tartan:8',
    labels: numbers(16),
    year: 2013,
    status: 'known',
    remark: {
      en: 'Which rows pair is lost: here the first with the last; tartan:8/shift pairs each with the one four further.',
      es: 'No se sabe qué filas van juntas: aquí la primera con la última; tartan:8/shift une cada una con la que está cuatro más allá.',
    },
    challenge: {
      en: 'Complete the board: the two rows, or the two columns, at which the same letter points take the numbers 1 to 16 between them, and so does every sub-square.',
      es: 'Complete el tablero: las dos filas, o las dos columnas, que señala la misma letra llevan entre ambas los números del 1 al 16, y también cada subcuadrado.',
    },
    promise: MEDIUM,
  },
  {
    name: 'douze-france-one',
    title: properName('Douze France One'),
    section: 'polygons',
    board: 'hexagon:3',
    labels: [...numbers(12), ...graphemes('FRANCE')],
    year: 2013,
    status: 'forced',
    remark: {
      en: 'Strips 1 and 4, 2 and 5, 3 and 6 make pairs of 18 cells.',
      es: 'Las franjas 1 y 4, 2 y 5, 3 y 6 forman pares de 18 celdas.',
    },
    challenge: {
      en: 'Complete the hexagon: the two strips at which the same letter points take the numbers 1 to 12 and the letters F, R, A, N, C, E between them.',
      es: 'Complete el hexágono: las dos franjas que señala la misma letra llevan entre ambas los números del 1 al 12 y las letras F, R, A, N, C, E.',
    },
    promise: MEDIUM,
  },
  {
    name: 'helios-one',
    title: properName('Helios One'),
    section: 'polygons',
    board: 'star:12/3',
    labels: graphemes('HELIOS'),
    year: 2013,
    status: 'forced',
    remark: {
      en: 'A Latin dodecagon with six letters on a line is the star {12/3}.',
      es: 'Un dodecágono latino con seis letras en cada línea es la estrella {12/3}.',
    },
    challenge: {
      en: 'Complete the star: every line takes the letters H, E, L, I, O, S.',
      es: 'Complete la estrella: cada línea lleva las letras H, E, L, I, O, S.',
    },
    promise: MEDIUM,
  },
];

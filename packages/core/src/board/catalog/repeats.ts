import { type CatalogEntry, MEDIUM, properName } from './entry.ts';

const RIPETO = ['1', '1', '1', '2', '2', '2', '3', '3', '3'];

/** Latin Puzzles that repeat labels. */
export const REPEATS_ENTRIES: readonly CatalogEntry[] = [
  {
    name: 'sudoku-ripeto',
    title: properName('Sudoku Ripeto'),
    section: 'repeats',
    board: 'sudoku:3x3',
    labels: RIPETO,
    year: 2014,
    status: 'known',
    challenge: {
      en: 'Complete the board: every row, every column and every box takes 1, 2 and 3, each of them three times.',
      es: 'Complete el tablero: cada fila, cada columna y cada caja lleva tres veces cada uno de los números 1, 2 y 3.',
    },
    promise: MEDIUM,
  },
  {
    name: 'sudoku-ripeto-234',
    title: properName('Sudoku Ripeto 2·3·4'),
    section: 'repeats',
    board: 'sudoku:3x3',
    labels: ['2', '2', '3', '3', '3', '4', '4', '4', '4'],
    status: 'known',
    remark: {
      en: 'The multiset on which the paper compares kinds of attrition.',
      es: 'El multiconjunto con el que el artículo compara clases de desgaste.',
    },
    challenge: {
      en: 'Complete the board: every row, every column and every box takes 2 two times, 3 three times and 4 four times.',
      es: 'Complete el tablero: cada fila, cada columna y cada caja lleva dos veces el 2, tres veces el 3 y cuatro veces el 4.',
    },
    promise: MEDIUM,
  },
  {
    name: 'orb-ripeto',
    title: properName('Orb Ripeto'),
    section: 'repeats',
    board: 'orb:9',
    labels: RIPETO,
    year: 2014,
    status: 'ours',
    remark: {
      en: 'Parallels and meridians are known, the regions are drawn by us.',
      es: 'Los paralelos y los meridianos se conocen; las regiones las hemos dibujado nosotros.',
    },
    challenge: {
      en: 'Complete the globe: every parallel, every meridian and every region takes 1, 2 and 3, each of them three times.',
      es: 'Complete el globo: cada paralelo, cada meridiano y cada región lleva tres veces cada uno de los números 1, 2 y 3.',
    },
    promise: MEDIUM,
  },
  {
    name: 'quadoku-ripeto',
    title: properName('Quadoku Ripeto'),
    section: 'repeats',
    board: 'quadoku:9',
    labels: RIPETO,
    year: 2015,
    status: 'known',
    challenge: {
      en: 'Complete the board: every row, column, box and shaded window takes 1, 2 and 3, each of them three times.',
      es: 'Complete el tablero: cada fila, columna, caja y ventana sombreada lleva tres veces cada uno de los números 1, 2 y 3.',
    },
    promise: MEDIUM,
  },
];

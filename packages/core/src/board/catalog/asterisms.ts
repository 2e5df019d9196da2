import { numbers } from '../../basis/index.ts';
import { type CatalogEntry, MEDIUM, properName } from './entry.ts';

/** Squares with rows, columns and more. */
export const ASTERISMS_ENTRIES: readonly CatalogEntry[] = [
  {
    name: 'latin-square',
    title: { en: 'Latin square', es: 'Cuadrado latino' },
    section: 'asterisms',
    board: 'latin-square:7',
    labels: numbers(7),
    status: 'known',
    challenge: {
      en: 'Complete the square: every row and every column takes the numbers 1 to 7.',
      es: 'Complete el cuadrado: cada fila y cada columna lleva los números del 1 al 7.',
    },
    promise: MEDIUM,
  },
  {
    name: 'win-one',
    title: properName('Win One'),
    section: 'asterisms',
    board: 'win:9',
    labels: numbers(9),
    year: 2014,
    status: 'forced',
    remark: {
      en: 'Sudoku with the same windows is Quadoku, also called Hyperdoku, whose windows are known.',
      es: 'El Sudoku con las mismas ventanas es el Quadoku, también llamado Hyperdoku, cuyas ventanas se conocen.',
    },
    challenge: {
      en: 'Complete the board: every row, every column and every shaded window takes the numbers 1 to 9.',
      es: 'Complete el tablero: cada fila, cada columna y cada ventana sombreada lleva los números del 1 al 9.',
    },
    promise: MEDIUM,
  },
  {
    name: 'wave-one',
    title: properName('Wave One'),
    section: 'asterisms',
    board: 'wave',
    labels: numbers(7),
    year: 2014,
    status: 'ours',
    remark: {
      en: 'The seven wave-shaped regions are drawn by us.',
      es: 'Las siete regiones en forma de ola las hemos dibujado nosotros.',
    },
    challenge: {
      en: 'Complete the board: every row, every column and every region takes the numbers 1 to 7.',
      es: 'Complete el tablero: cada fila, cada columna y cada región lleva los números del 1 al 7.',
    },
    promise: MEDIUM,
  },
  {
    name: 'sudoku',
    title: properName('Sudoku'),
    section: 'asterisms',
    board: 'sudoku:3x3',
    labels: numbers(9),
    year: 1979,
    status: 'known',
    challenge: {
      en: 'Complete the board: every row, every column and every box takes the numbers 1 to 9.',
      es: 'Complete el tablero: cada fila, cada columna y cada caja lleva los números del 1 al 9.',
    },
    promise: MEDIUM,
  },
  {
    name: 'quadoku-one',
    title: properName('Quadoku One'),
    section: 'asterisms',
    board: 'quadoku:9',
    labels: numbers(9),
    year: 2015,
    status: 'known',
    challenge: {
      en: 'Complete the board: every row, column, box and shaded window takes the numbers 1 to 9.',
      es: 'Complete el tablero: cada fila, columna, caja y ventana sombreada lleva los números del 1 al 9.',
    },
    promise: MEDIUM,
  },
];

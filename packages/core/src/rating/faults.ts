import type { Excerpt, FaultTable } from '../basis/index.ts';
import { LEVEL_NAMES, type Level } from './level.ts';

/** What can be wrong with a scale or a table of judgements, and the facts of each case. */
export interface RatingFaultFacts {
  'format.field:scale': { readonly cuts: number };
  'format.empty:judgements': undefined;
  'format.field:alike': undefined;
  'format.field:column': { readonly column: string };
  'format.field:level': { readonly given: Excerpt; readonly known: readonly Level[] };
  'format.field:rating': { readonly given: Excerpt };
  'format.field:time': { readonly given: Excerpt };
  'format.field:quotation': { readonly field: number };
}

export const RATING_FAULTS: FaultTable<RatingFaultFacts> = {
  'format.field:scale': {
    en: ({ cuts }) => [
      `This is not a scale: it must have weights, numbers by name, and cuts, ${cuts} ascending numbers.`,
      'Make one with `latin calibrate --output`.',
    ],
    es: ({ cuts }) => [
      `Esto no es una escala: ha de tener pesos (weights), que son números con nombre, y cortes (cuts), que son ${cuts} números en orden creciente.`,
      'Cree una con «latin calibrate --output».',
    ],
  },
  'format.empty:judgements': {
    en: () => ['There are no judgements.', 'Give a row of column names and one row each.'],
    es: () => ['No hay valoraciones.', 'Dé una fila con los nombres de las columnas y una fila por valoración.'],
  },
  'format.field:alike': {
    en: () => [
      'All judgements are the same, so that there is nothing to learn from them.',
      'Give puzzles of different difficulty.',
    ],
    es: () => [
      'Todas las valoraciones son iguales: no hay nada que aprender de ellas.',
      'Dé puzles de dificultad diversa.',
    ],
  },
  'format.field:column': {
    en: ({ column }) => [
      `There is no column called ${column}.`,
      'Name the columns in the first row: puzzle, then level or rating, and time if you like.',
    ],
    es: ({ column }) => [
      `No hay ninguna columna llamada ${column}.`,
      'Nombre las columnas en la primera fila: puzzle, después level o rating, y si quiere time.',
    ],
  },
  'format.field:level': {
    en: ({ given, known }, { shown }) => [`${shown(given)} is not a level.`, `Use one of ${known.join(', ')}.`],
    es: ({ given, known }, { list, shown }) => [
      `${shown(given)} no es un nivel.`,
      `Use uno de estos: ${list(
        known.map((level) => `${level} (${LEVEL_NAMES.es[level]})`),
        'or',
      )}.`,
    ],
  },
  'format.field:rating': {
    en: ({ given }, { shown }) => [`${shown(given)} is not a number.`, 'Give the rating as a number such as 2.5.'],
    es: ({ given }, { shown }) => [
      `${shown(given)} no es un número.`,
      'Dé la valoración como un número, con punto decimal, como 2.5.',
    ],
  },
  'format.field:time': {
    en: ({ given }, { shown }) => [`${shown(given)} is not a time.`, 'Give the time in seconds, or leave it out.'],
    es: ({ given }, { shown }) => [`${shown(given)} no es un tiempo.`, 'Dé el tiempo en segundos, o déjelo vacío.'],
  },
  'format.field:quotation': {
    en: ({ field }) => [
      `Field ${field} has a quotation mark that is not closed, or one in the middle.`,
      'Put the whole field in quotation marks, and write those inside it twice.',
    ],
    es: ({ field }) => [
      `El campo ${field} tiene una comilla sin cerrar, o una en medio.`,
      'Ponga el campo entero entre comillas, y escriba dos veces las que contenga.',
    ],
  },
};

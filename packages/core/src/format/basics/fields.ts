import type { Grammar, Template, Words } from '../../basis/index.ts';

/** What a field of a document must be. Those with a count say it: so many texts, or numbers up to so many. */
export const DOCUMENT_FIELDS = {
  document: { en: 'an object with the field "format"', es: 'un objeto con el campo "format"' },
  board: {
    en: 'the name of a board, or an object with cells and asterisms',
    es: 'el nombre de un tablero, o un objeto con celdas (cells) y asterismos (asterisms)',
  },
  cells: { en: 'the number of cells', es: 'el número de celdas' },
  asterisms: { en: 'an array of asterisms', es: 'una lista de asterismos' },
  'cell-numbers': { en: 'an array of cell numbers', es: 'una lista de números de celda' },
  'cell-number': { en: 'a cell number', es: 'un número de celda' },
  'short-text': { en: 'a text of at most 100 characters', es: 'un texto de 100 caracteres como mucho' },
  points: { en: 'an array of points', es: 'una lista de puntos' },
  point: {
    en: 'an array of two or three numbers, such as [0.5, 1]',
    es: 'una lista de dos o tres números, como [0.5, 1]',
  },
  polygons: { en: 'an array of polygons', es: 'una lista de polígonos' },
  'solid-name': {
    en: 'the name of a board on a solid, such as "cube:4"',
    es: 'el nombre de un tablero sobre un sólido, como "cube:4"',
  },
  'cell-names': {
    en: {
      one: 'an array of {count} text of at most 100 characters',
      other: 'an array of {count} texts of at most 100 characters',
    },
    es: {
      one: 'una lista de {count} texto de 100 caracteres como mucho',
      other: 'una lista de {count} textos de 100 caracteres como mucho',
    },
  },
  marks: { en: 'an array of marks', es: 'una lista de marcas' },
  mark: { en: 'an object with at, text and asterism', es: 'un objeto con at, text y asterism' },
  position: { en: 'an array of two numbers, such as [0.5, 1]', es: 'una lista de dos números, como [0.5, 1]' },
  'asterism-number': {
    en: 'the number of an asterism, from 0 to {count}',
    es: 'el número de un asterismo, de 0 a {count}',
  },
  entries: { en: 'an array with one entry per cell', es: 'una lista con una entrada por celda' },
  entry: { en: 'a label, or null', es: 'una etiqueta, o null' },
  texts: { en: 'an array of texts', es: 'una lista de textos' },
  'quoted-text': { en: 'a text in quotation marks', es: 'un texto entre comillas' },
  heading: { en: 'a text of at most 1000 characters', es: 'un texto de 1000 caracteres como mucho' },
  square: { en: '{count} rows of {count} cells', es: '{count} filas de {count} celdas' },
  boolean: { en: 'true or false', es: 'true o false' },
  steps: { en: 'an array of steps', es: 'una lista de pasos' },
} satisfies Readonly<Record<string, Words<Template>>>;

export type DocumentField = keyof typeof DOCUMENT_FIELDS;

export function fieldSaid(field: DocumentField, count: number, { code, fill, figure }: Grammar): string {
  return fill(DOCUMENT_FIELDS[field][code], { count: figure(count) }, count);
}

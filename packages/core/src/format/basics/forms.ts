import type { Words } from '../../basis/index.ts';

/** The ways in which puzzles are written, and what each is called. */
export const INPUT_FORMS = {
  document: { en: 'a JSON document', es: 'un documento JSON' },
  table: {
    en: 'a row of a table with a column named puzzle',
    es: 'una fila de una tabla con una columna llamada puzzle',
  },
  link: { en: 'an address', es: 'una dirección' },
  grid: { en: 'a square drawn over several lines', es: 'un cuadrado dibujado en varias líneas' },
  line: { en: 'a line of one character per cell', es: 'una línea de un carácter por celda' },
} satisfies Readonly<Record<string, Words>>;

export type InputForm = keyof typeof INPUT_FORMS;

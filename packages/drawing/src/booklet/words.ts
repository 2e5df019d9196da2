import type { LanguageCode } from '@latin-puzzles/core/attrition';

interface BookletWords {
  readonly answers: string;
  readonly proofs: string;
  /** Where the key to a board is, in the proof of which puzzle. */
  readonly keySeen: (number: number) => string;
  readonly untitled: string;
  readonly usualTitle: string;
  readonly puzzles: (count: number) => string;
  readonly page: (number: number, content: string) => string;
  readonly folding: (millimetres: string) => string;
  readonly challenge: (asterisms: string, labels: string) => string;
  readonly and: (start: string, last: string) => string;
  readonly numbers: (last: number) => string;
  readonly labels: (list: string) => string;
  readonly sameLabels: string;
  /** Asterisms by the first word of their names. */
  readonly asterisms: Readonly<Record<string, string>>;
  readonly anyAsterism: string;
}

/** What a booklet says by itself. */
export const WORDS: Readonly<Record<LanguageCode, BookletWords>> = {
  en: {
    answers: 'Answers',
    proofs: 'Proofs',
    keySeen: (number) => `Key: see ${number}.`,
    untitled: 'Latin puzzle',
    usualTitle: 'Latin puzzles',
    puzzles: (count) => (count === 1 ? 'One puzzle' : `${count} puzzles`),
    page: (number, content) => `Page ${number}: ${content}`,
    folding: (millimetres) =>
      `Cut along the outer line, fold along the others, glue the tabs. Edges of ${millimetres} mm.`,
    challenge: (asterisms, labels) => `Complete the board: every ${asterisms} takes ${labels}.`,
    and: (start, last) => `${start} and ${last}`,
    numbers: (last) => `the numbers 1 to ${last}`,
    labels: (list) => `the labels ${list}`,
    sameLabels: 'the same labels',
    asterisms: {
      row: 'row',
      column: 'column',
      box: 'box',
      region: 'region',
      window: 'shaded window',
      'sub-square': 'sub-square',
      strip: 'strip',
      line: 'line',
      parallel: 'parallel',
      meridian: 'meridian',
      rows: 'pair of rows with the same letter',
      columns: 'pair of columns with the same letter',
      strips: 'pair of strips with the same letter',
    },
    anyAsterism: 'asterism',
  },
  es: {
    answers: 'Soluciones',
    proofs: 'Demostraciones',
    keySeen: (number) => `Clave: véase ${number}.`,
    untitled: 'Puzle latino',
    usualTitle: 'Puzles latinos',
    puzzles: (count) => (count === 1 ? 'Un puzle' : `${count} puzles`),
    page: (number, content) => `Página ${number}: ${content}`,
    folding: (millimetres) =>
      `Recorte por la línea exterior, doble por las demás y pegue las solapas. Aristas de ${millimetres} mm.`,
    challenge: (asterisms, labels) => `Complete el tablero: cada ${asterisms} lleva ${labels}.`,
    and: (start, last) => `${start} y ${last}`,
    numbers: (last) => `los números del 1 al ${last}`,
    labels: (list) => `las etiquetas ${list}`,
    sameLabels: 'las mismas etiquetas',
    asterisms: {
      row: 'fila',
      column: 'columna',
      box: 'caja',
      region: 'región',
      window: 'ventana sombreada',
      'sub-square': 'subcuadrado',
      strip: 'franja',
      line: 'línea',
      parallel: 'paralelo',
      meridian: 'meridiano',
      rows: 'par de filas con la misma letra',
      columns: 'par de columnas con la misma letra',
      strips: 'par de franjas con la misma letra',
    },
    anyAsterism: 'asterismo',
  },
};

/** What a booklet without a title is called. */
export function usualTitle(language: LanguageCode): string {
  return WORDS[language].usualTitle;
}

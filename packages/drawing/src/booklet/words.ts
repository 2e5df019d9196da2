import type { LanguageCode, Words } from '@latin-puzzles/core/basis';

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
  readonly numbers: (last: number) => string;
  readonly labels: (list: string) => string;
  readonly sameLabels: string;
}

/** What a booklet says by itself. */
export const BOOKLET_WORDS: Words<BookletWords> = {
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
    numbers: (last) => `the numbers 1 to ${last}`,
    labels: (list) => `the labels ${list}`,
    sameLabels: 'the same labels',
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
    numbers: (last) => `los números del 1 al ${last}`,
    labels: (list) => `las etiquetas ${list}`,
    sameLabels: 'las mismas etiquetas',
  },
};

/** What a booklet without a title is called. */
export function usualTitle(language: LanguageCode): string {
  return BOOKLET_WORDS[language].usualTitle;
}

import type { Excerpt, FaultTable, Words } from '@latin-puzzles/core/basis';

/** What the codes mean. docs/errors.md is made from such tables. */
export const BOOK_CODES = {
  'book.empty': 'no puzzle of a book can be printed',
  'book.place': 'a book says something of a puzzle that its section does not have',
  'book.puzzle': 'something in a book is not a Latin puzzle',
  'book.section': 'a section of a book names no puzzles',
  'book.title': 'the title of puzzles has a placeholder that we do not know',
};

/** What can be wrong with a book, and the facts of each case. */
export interface BookFaultFacts {
  'book.empty': undefined;
  'book.place': { readonly given: Excerpt; readonly last: number };
  'book.puzzle': { readonly reason: Words };
  'book.section': undefined;
  'book.title': { readonly placeholder: Excerpt; readonly known: readonly string[] };
}

export const BOOK_FAULTS: FaultTable<BookFaultFacts> = {
  'book.empty': {
    en: () => [
      'No puzzle of the book can be printed.',
      'Put puzzles that can be read into a section (a part of kind "puzzles").',
    ],
    es: () => [
      'Ningún puzle del libro se puede imprimir.',
      'Ponga puzles que se puedan leer en una sección (una parte de tipo "puzzles").',
    ],
  },
  'book.place': {
    en: ({ given, last }, { shown }) => [
      `The section has no puzzle ${shown(given)}.`,
      `Write a number from 1 to ${last}.`,
    ],
    es: ({ given, last }, { shown }) => [
      `La sección no tiene el puzle ${shown(given)}.`,
      `Escriba un número del 1 al ${last}.`,
    ],
  },
  'book.puzzle': {
    en: ({ reason }) => [`This is left out: ${reason.en}.`, 'Mend the puzzle, or take it out of the book.'],
    es: ({ reason }) => [`Esto se deja fuera: ${reason.es}.`, 'Corrija el puzle, o quítelo del libro.'],
  },
  'book.section': {
    en: () => ['The section names no puzzles.', 'Give it files with from, or puzzles.'],
    es: () => ['La sección no nombra ningún puzle.', 'Dele archivos con from, o puzles con puzzles.'],
  },
  'book.title': {
    en: ({ placeholder, known }, { shown }) => [
      `There is nothing to put in the place of ${shown(placeholder)}.`,
      `Use ${known.map((name) => `{${name}}`).join(', ')}.`,
    ],
    es: ({ placeholder, known }, { shown }) => [
      `No hay nada que poner en lugar de ${shown(placeholder)}.`,
      `Use alguno de estos: ${known.map((name) => `{${name}}`).join(', ')}.`,
    ],
  },
};

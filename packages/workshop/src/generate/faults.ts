import type { FaultTable, Words } from '@latin-puzzles/core/basis';

/** What the codes mean. docs/errors.md is made from such tables. */
export const SERIES_CODES = {
  'series.line': 'a line of the file is no puzzle of a series, so that nothing can be added to it',
  'series.other': 'the puzzles in the file were ordered otherwise, so that the series cannot be gone on with',
};

/** What hinders a series from being gone on with, and the facts of each case. */
export interface SeriesFaultFacts {
  'series.line': { readonly reason: Words };
  'series.line:unsigned': undefined;
  'series.other': { readonly what: Words };
}

/** In what an order can differ from an earlier one. */
export const DIFFERENCES = {
  board: { en: 'for another board or with other labels', es: 'para otro tablero o con otras etiquetas' },
  seed: { en: 'with another seed', es: 'con otra semilla' },
  version: { en: 'by another version of this program', es: 'con otra versión de este programa' },
  wishes: { en: 'with other wishes', es: 'con otros deseos' },
};

export const SERIES_FAULTS: FaultTable<SeriesFaultFacts> = {
  'series.line': {
    en: ({ reason }) => [
      `This is no puzzle of the native format: ${reason.en}`,
      'Write to another file; `latin convert --to native` makes one line a puzzle of other formats.',
    ],
    es: ({ reason }) => [
      `Esto no es un puzle del formato nativo: ${reason.es}`,
      'Escriba en otro archivo; «latin convert --to native» hace una línea por puzle de otros formatos.',
    ],
  },
  'series.line:unsigned': {
    en: () => [
      'The puzzle does not say from which seed and wishes it was made.',
      'Only a file that `latin generate` wrote can be gone on with; --append adds to any.',
    ],
    es: () => [
      'El puzle no dice de qué semilla ni de qué deseos se hizo.',
      'Solo se puede continuar un archivo que escribió «latin generate»; --append añade a cualquiera.',
    ],
  },
  'series.other': {
    en: ({ what }) => [
      `The puzzles were made ${what.en}.`,
      'Ask for the same as before, or add to the file with --append.',
    ],
    es: ({ what }) => [
      `Los puzles se hicieron ${what.es}.`,
      'Pida lo mismo que antes, o añada al archivo con --append.',
    ],
  },
};

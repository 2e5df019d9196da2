import type { FaultTable } from '@latin-puzzles/core/basis';

/** What the codes of these faults mean. */
export const ENTRY_CODES = {
  'collection.entry': 'a puzzle cannot be added to the collection',
  'collection.puzzle': 'the collection has no such puzzle, or several',
};

/** Why a puzzle is not taken, or not found. */
export interface EntryFaultFacts {
  'collection.entry:none': undefined;
  'collection.entry:several': undefined;
  'collection.puzzle:none': { readonly hash: string };
  'collection.puzzle:several': { readonly hash: string; readonly count: number };
  'collection.puzzle:judged': { readonly hash: string };
}

export const ENTRY_FAULTS: FaultTable<EntryFaultFacts> = {
  'collection.entry:none': {
    en: () => [
      'It is not a Latin puzzle: it has no solution.',
      'Correct or remove it; a collection keeps Latin puzzles.',
    ],
    es: () => [
      'No es un puzle latino: no tiene solución.',
      'Corríjalo o quítelo; una colección guarda puzles latinos.',
    ],
  },
  'collection.entry:several': {
    en: () => [
      'It is not a Latin puzzle: it has several solutions.',
      'Add clues or remove it; a collection keeps Latin puzzles.',
    ],
    es: () => [
      'No es un puzle latino: tiene varias soluciones.',
      'Añada pistas o quítelo; una colección guarda puzles latinos.',
    ],
  },
  'collection.puzzle:none': {
    en: ({ hash }) => [
      `The collection has no puzzle whose hash begins with ${hash}.`,
      '`latin collection list` shows the hashes.',
    ],
    es: ({ hash }) => [
      `La colección no tiene ningún puzle cuya huella empiece por ${hash}.`,
      '«latin collection list» muestra las huellas.',
    ],
  },
  'collection.puzzle:several': {
    en: ({ hash, count }) => [`The hashes of ${count} puzzles begin with ${hash}.`, 'Give more of its digits.'],
    es: ({ hash, count }) => [`Las huellas de ${count} puzles empiezan por ${hash}.`, 'Dé más cifras de la huella.'],
  },
  'collection.puzzle:judged': {
    en: ({ hash }) => [
      `The puzzle that is judged, with the hash ${hash}, is not in the collection.`,
      'Add it first, or remove the row.',
    ],
    es: ({ hash }) => [
      `El puzle valorado, con la huella ${hash}, no está en la colección.`,
      'Añádalo primero, o elimine la fila.',
    ],
  },
};

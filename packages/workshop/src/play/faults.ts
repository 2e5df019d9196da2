import type { FaultTable, Words } from '@latin-puzzles/core/basis';

/** What can be wrong with the record of a game. */
export interface GameFaultFacts {
  'format.version:game': undefined;
  'format.field:moves': undefined;
}

export const GAME_FAULTS: FaultTable<GameFaultFacts> = {
  'format.version:game': {
    en: () => ['This is not a game that we know how to read.', 'Begin the game anew.'],
    es: () => ['Esto no es una partida que sepamos leer.', 'Empiece de nuevo la partida.'],
  },
  'format.field:moves': {
    en: () => ['The moves of this game are damaged.', 'Begin the game anew.'],
    es: () => ['Las jugadas de esta partida están dañadas.', 'Empiece de nuevo la partida.'],
  },
};

/** What can be wrong with a code that was sent. */
export interface CodeFaultFacts {
  'format.encoding:long': undefined;
  'format.encoding:unknown': undefined;
  'format.encoding:damaged': undefined;
}

const AGAIN: Words = {
  en: 'Ask for the link again, and copy all of it.',
  es: 'Pida de nuevo el enlace y cópielo entero.',
};

export const CODE_FAULTS: FaultTable<CodeFaultFacts> = {
  'format.encoding:long': {
    en: () => ['The link is longer than we accept.', AGAIN.en],
    es: () => ['El enlace es más largo de lo que admitimos.', AGAIN.es],
  },
  'format.encoding:unknown': {
    en: () => ['The link is of a kind that we do not know.', AGAIN.en],
    es: () => ['El enlace es de una clase que no conocemos.', AGAIN.es],
  },
  'format.encoding:damaged': {
    en: () => ['The link is damaged or incomplete.', AGAIN.en],
    es: () => ['El enlace está dañado o incompleto.', AGAIN.es],
  },
};

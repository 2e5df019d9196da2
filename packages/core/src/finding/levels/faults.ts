import type { FaultTable, Words } from '../../basis/index.ts';
import { LEVEL_NAMES, type Level } from '../../rating/index.ts';

/** What the codes mean. docs/errors.md is made from such tables. */
export const LEVEL_CODES = {
  'level.absent': 'the board of the catalog has no puzzles of the level, or none was found',
};

interface AbsentLevel {
  readonly level: Level;
  /** The nearest level that there is. */
  readonly bound: Level | undefined;
}

/** Why a level cannot be had, and the facts of each case. */
export interface LevelFaultFacts {
  /** All puzzles have been gone through. */
  'level.absent:proved': AbsentLevel;
  'level.absent:unfound': AbsentLevel & {
    /** How many attempts were made to find one. */
    readonly attempts: number;
  };
}

/** What to do instead. */
const REMEDY: Words<(facts: AbsentLevel) => string> = {
  en: ({ bound }) => (bound ? `Wish for ${bound}, the nearest level that it has.` : 'Wish for any level.'),
  es: ({ bound }) =>
    bound ? `Pida «${LEVEL_NAMES.es[bound]}», el nivel más cercano que tiene.` : 'Pida cualquier nivel.',
};

export const LEVEL_FAULTS: FaultTable<LevelFaultFacts> = {
  'level.absent:proved': {
    en: (facts) => [
      `No puzzle of this board is ${facts.level}: all its puzzles have been gone through.`,
      REMEDY.en(facts),
    ],
    es: (facts, { quote }) => [
      `Este tablero no tiene ningún puzle de nivel ${quote(LEVEL_NAMES.es[facts.level])}: se han recorrido todos.`,
      REMEDY.es(facts),
    ],
  },
  'level.absent:unfound': {
    en: (facts, { counted }) => [
      `No puzzle of this board was found that is ${facts.level}, in ${counted(facts.attempts, 'attempt')}.`,
      REMEDY.en(facts),
    ],
    es: (facts, { counted, quote }) => [
      `En este tablero no ha salido ningún puzle de nivel ${quote(LEVEL_NAMES.es[facts.level])} en ${counted(facts.attempts, 'intento')}.`,
      REMEDY.es(facts),
    ],
  },
};

import type { FaultTable } from '../../basis/index.ts';
import { LEVEL_NAMES, type Level } from '../../rating/index.ts';

/** What the codes mean. docs/errors.md is made from such tables. */
export const LEVEL_CODES = {
  'level.absent': 'the board of the catalog has no puzzles of the level',
};

/** Why a level cannot be had, and the facts of each case. */
export interface LevelFaultFacts {
  'level.absent': {
    /** The name in the catalog. */
    readonly name: string;
    readonly level: Level;
    /** How many attempts were made to find one. */
    readonly attempts: number;
    /** The nearest level that there is. */
    readonly bound: Level | undefined;
  };
}

export const LEVEL_FAULTS: FaultTable<LevelFaultFacts> = {
  'level.absent': {
    en: ({ name, level, attempts, bound }, { counted }) => [
      `${name} has no puzzle that is ${level} for its board: ${counted(attempts, 'attempt')} gave none.`,
      bound
        ? `Wish for ${bound}, the nearest level that it has; \`latin boards ${name}\` tells all of them.`
        : 'Wish for any level.',
    ],
    es: ({ name, level, attempts, bound }, { counted, quote }) => [
      `${name} no tiene ningún puzle de nivel ${quote(LEVEL_NAMES.es[level])} para su tablero: no ha salido ninguno en ${counted(attempts, 'intento')}.`,
      bound
        ? `Pida ${quote(LEVEL_NAMES.es[bound])}, el nivel más cercano que tiene; «latin boards ${name}» dice cuáles hay.`
        : 'Pida cualquier nivel.',
    ],
  },
};

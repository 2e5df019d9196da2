import { branchingMethod } from './branching.ts';
import { branchByCell } from './by-cell.ts';
import { branchByCut } from './by-cut.ts';
import { branchByLabel } from './by-label.ts';
import { branchByParts } from './by-parts.ts';
import { ENUMERATION } from './enumeration.ts';
import { joinParts } from './join.ts';
import type { CountMethod } from './method.ts';

export { canBranch } from './branching.ts';
export type { CountMethod, CountUnit, UnitCounter } from './method.ts';

/** Every way to count, by name. */
const METHODS: readonly CountMethod[] = [
  ENUMERATION,
  branchingMethod(
    'labels',
    {
      en: 'places whole labels, one after the other, and remembers how many ways there are to fill what is left',
      es: 'coloca etiquetas enteras, una tras otra, y recuerda de cuántos modos se llena lo que queda',
    },
    branchByLabel,
  ),
  branchingMethod(
    'bands',
    {
      en: 'cuts the board in two and divides the demands across the cut, then counts the sides',
      es: 'corta el tablero en dos y reparte las demandas a través del corte; después cuenta los lados',
    },
    branchByCut,
  ),
  branchingMethod(
    'tables',
    {
      en: 'cuts the board into several parts, tabulates the counts of each by what it takes of the demands across, and joins the tables',
      es: 'corta el tablero en varias partes, tabula los números de cada una según lo que toma de las demandas comunes y une las tablas',
    },
    branchByParts,
    joinParts,
  ),
  branchingMethod(
    'components',
    {
      en: 'searches cell by cell, counts independent parts by themselves, and remembers their counts',
      es: 'busca casilla a casilla, cuenta por separado las partes independientes y recuerda sus números',
    },
    branchByCell,
  ),
];

/** Those that divide a count into ways, and remember the counts of what is left. */
export const BRANCHING_METHODS: readonly CountMethod[] = METHODS.filter((method) => method !== ENUMERATION);

/** The names of all methods of counting. */
export const COUNT_METHODS: readonly string[] = METHODS.map(({ name }) => name);

/** A method by its name, if there is one. */
export function countMethod(name: string): CountMethod | undefined {
  return METHODS.find((method) => method.name === name);
}

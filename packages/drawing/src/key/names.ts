import { type LanguageCode, type ShortName, shortName } from '@latin-puzzles/core/attrition';
import type { Board } from '@latin-puzzles/core/board';

/** The name of every cell as it is written in its cell, in the order of the cells. */
export function shortNames({ cellNames }: Board, language: LanguageCode): ShortName[] {
  return cellNames.map((name) => shortName(name, language));
}

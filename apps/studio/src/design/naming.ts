import { GRAMMARS, type LanguageCode } from '@latin-puzzles/core/basis';
import { type AsterismName, asterismsSaid, type CellName, cellsSaid } from '@latin-puzzles/core/board';
import { NAMES_IN_FILES } from '@latin-puzzles/core/format';

export function cellSaid(name: CellName, language: LanguageCode): string {
  return cellsSaid([name], GRAMMARS[language]);
}

/** An asterism of a board, or of a draft, which has names as texts; one that somebody named is said as it is. */
export function asterismSaid(name: AsterismName | string, language: LanguageCode): string {
  const known = typeof name === 'string' ? NAMES_IN_FILES.asterism(name) : name;
  return asterismsSaid([known], GRAMMARS[language], 'researcher');
}

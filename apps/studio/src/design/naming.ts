import { GRAMMARS, type LanguageCode } from '@latin-puzzles/core/basis';
import { type AsterismName, asterismHeading, asterismsSaid, type CellName, cellsSaid } from '@latin-puzzles/core/board';
import { NAMES_IN_FILES } from '@latin-puzzles/core/format';

export function cellSaid(name: CellName, language: LanguageCode): string {
  return cellsSaid([name], GRAMMARS[language]);
}

/** An asterism of a board, or of a draft, which has names as texts, in a sentence; one that somebody named as it is. */
export function asterismSaid(name: AsterismName | string, language: LanguageCode): string {
  return asterismsSaid([nameFrom(name)], GRAMMARS[language], 'researcher');
}

/** The same alone, as in a list. */
export function asterismListed(name: AsterismName | string, language: LanguageCode): string {
  return asterismHeading(nameFrom(name), GRAMMARS[language], 'researcher');
}

function nameFrom(name: AsterismName | string): AsterismName {
  return typeof name === 'string' ? NAMES_IN_FILES.asterism(name) : name;
}

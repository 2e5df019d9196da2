import { type Fault, type Names, SPANISH_FAULTS, sentencesOf, type Telling } from '../../basis/index.ts';
import { LANGUAGES, type LanguageCode } from './languages.ts';
import { named } from './named.ts';
import { theoremName } from './theorems.ts';

/** The name of a cell or an asterism; one of someone's own is said as it is. */
export function nameTold(name: string, language: LanguageCode): string {
  return named(LANGUAGES[language], [name]);
}

const SPANISH_NAMES: Names = {
  cell: (name) => nameTold(name, 'es'),
  asterism: (name) => nameTold(name, 'es'),
  theorem: (name) => `«${theoremName(name, 'es')}»`,
};

/** What is wrong, and what to do, in a language. */
export function faultTold(fault: Fault, language: LanguageCode): Telling {
  if (language === 'es') return sentencesOf(fault, SPANISH_FAULTS, SPANISH_NAMES);
  return { message: fault.message, remedy: fault.remedy };
}

/** Places have few words of their own; the rest are names of fields, which are the same in every language. */
const SPANISH_PLACES: readonly (readonly [RegExp, string])[] = [
  [/\bline (?=\d)/g, 'línea '],
  [/\bcharacter (?=\d)/g, 'carácter '],
  [/\bdocument\b/g, 'documento'],
];

/** Where a fault is: `línea 3, clues[17]`. */
export function placeTold(place: string, language: LanguageCode): string {
  if (language === 'en') return place;
  return SPANISH_PLACES.reduce((said, [words, spanish]) => said.replaceAll(words, spanish), place);
}

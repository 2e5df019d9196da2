import { ENGLISH } from './english.ts';
import { SPANISH } from './spanish.ts';
import type { Language } from './template.ts';

/** Before the sound of an i that is not the beginning of a diphthong, `y` becomes `e`: Hugo e Inés, but agua y hielo. */
const SOUNDS_LIKE_I = /^\P{L}*h?[iíîï](?![aeoáéó])/iu;

/** Where the article of a further thing in a list follows. */
const FURTHER_ARTICLES = /(?:, | [ye] )(?=(?:el|la|los|las) )/g;
/** de + el = del, a + el = al. */
const CONTRACTIBLE = /\b(de|a) el /g;

/** Every language in which steps can be told. */
export const LANGUAGES = {
  en: {
    templates: ENGLISH,
    numerals: 'zero one two three four five six seven eight nine ten eleven twelve'.split(' '),
    quotes: ['“', '”'],
    and: () => 'and',
    join: (before, value) => before + value,
  },
  es: {
    templates: SPANISH,
    numerals: 'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce'.split(' '),
    quotes: ['«', '»'],
    and: (last) => (SOUNDS_LIKE_I.test(last) ? 'e' : 'y'),
    join: (before, value) => {
      const preposition = /(?:^| )(de|a|en) $/i.exec(before)?.[1];
      if (!preposition) return before + value;
      // It is said again before every article: de la fila 1 y de la caja 2.
      const repeated = value.replace(FURTHER_ARTICLES, `$&${preposition.toLowerCase()} `);
      return (before + repeated).replace(CONTRACTIBLE, '$1l ');
    },
  },
} as const satisfies Readonly<Record<string, Language>>;

/** The languages in which proofs and faults are told. */
export type LanguageCode = keyof typeof LANGUAGES;

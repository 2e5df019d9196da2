import { ENGLISH } from './english.ts';
import { SPANISH } from './spanish.ts';
import type { Language } from './template.ts';

/** Before the sound of an i that is not the beginning of a diphthong, `y` becomes `e`: Hugo e Inés, but agua y hielo. */
const SOUNDS_LIKE_I = /^\P{L}*h?[iíîï](?![aeoáéó])/iu;

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
    // de + el = del, a + el = al.
    join: (before, value) =>
      /(^| )(de|a) $/.test(before) && value.startsWith('el ') ? before.slice(0, -1) + value.slice(1) : before + value,
  },
} as const satisfies Readonly<Record<string, Language>>;

export type LanguageCode = keyof typeof LANGUAGES;

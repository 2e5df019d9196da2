/** The languages that everything is said in. A code added here makes the compiler name all words that are missing. */
export const LANGUAGE_CODES = ['en', 'es'] as const;
/** One of `LANGUAGE_CODES`. */
export type LanguageCode = (typeof LANGUAGE_CODES)[number];

/** Something in every language: a text, a template, or a whole set of them. */
export type Words<T = string> = Readonly<Record<LanguageCode, T>>;

/** A value made for every language. */
export function inEveryLanguage<T>(make: (code: LanguageCode) => T): Words<T> {
  return Object.fromEntries(LANGUAGE_CODES.map((code) => [code, make(code)])) as Record<LanguageCode, T>;
}

/** Who is spoken to: players read of rows, groups and `6`, researchers of asterisms and `label 6`, as in the paper. */
export type Audience = 'player' | 'researcher';

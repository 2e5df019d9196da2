import { ENGLISH } from './english.ts';
import type { Grammar } from './grammar.ts';
import { SPANISH } from './spanish.ts';
import type { Words } from './words.ts';

export * from './excerpt.ts';
export type { Conjunction, Grammar, Span, Template, Values } from './grammar.ts';
export * from './words.ts';

/** How each language makes its texts. */
export const GRAMMARS: Words<Grammar> = { en: ENGLISH, es: SPANISH };

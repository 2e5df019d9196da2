import { GENERATE_ENGLISH } from './generate-english.ts';
import { GENERATE_SPANISH } from './generate-spanish.ts';
import type { GenerateWords } from './generate-words.ts';
import type { Dictionary } from './words.ts';

export const GENERATE: Dictionary<GenerateWords> = { en: GENERATE_ENGLISH, es: GENERATE_SPANISH };

import type { Words } from '@latin-puzzles/core/basis';
import { GENERATE_ENGLISH } from './en.ts';
import { GENERATE_SPANISH } from './es.ts';

type GenerateWords = typeof GENERATE_ENGLISH;

export const GENERATE_WORDS: Words<GenerateWords> = { en: GENERATE_ENGLISH, es: GENERATE_SPANISH };

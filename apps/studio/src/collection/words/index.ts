import type { Words } from '@latin-puzzles/core/basis';
import { COLLECTION_ENGLISH } from './en.ts';
import { COLLECTION_SPANISH } from './es.ts';

export const COLLECTION_WORDS: Words<typeof COLLECTION_ENGLISH> = { en: COLLECTION_ENGLISH, es: COLLECTION_SPANISH };

import type { Words } from '@latin-puzzles/core/basis';
import { DESIGN_ENGLISH } from './en.ts';
import { DESIGN_SPANISH } from './es.ts';

type DesignWords = typeof DESIGN_ENGLISH;

export const DESIGN_WORDS: Words<DesignWords> = { en: DESIGN_ENGLISH, es: DESIGN_SPANISH };

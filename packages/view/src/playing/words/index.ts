import type { Words } from '@latin-puzzles/core/basis';
import { PLAY_ENGLISH } from './en.ts';
import { PLAY_SPANISH } from './es.ts';

export type PlayWords = typeof PLAY_ENGLISH;

export const PLAY_WORDS: Words<PlayWords> = { en: PLAY_ENGLISH, es: PLAY_SPANISH };

import { PLAY_ENGLISH } from './play-english.ts';
import { PLAY_SPANISH } from './play-spanish.ts';
import type { PlayWords } from './play-words.ts';
import type { Dictionary } from './words.ts';

export const PLAY: Dictionary<PlayWords> = { en: PLAY_ENGLISH, es: PLAY_SPANISH };

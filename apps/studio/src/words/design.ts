import { DESIGN_ENGLISH } from './design-english.ts';
import { DESIGN_SPANISH } from './design-spanish.ts';
import type { DesignWords } from './design-words.ts';
import type { Dictionary } from './words.ts';

export const DESIGN: Dictionary<DesignWords> = { en: DESIGN_ENGLISH, es: DESIGN_SPANISH };

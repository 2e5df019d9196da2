import type { Words } from '../../basis/index.ts';
import { ENGLISH_TEMPLATES, type Templates } from './english.ts';
import { SPANISH_TEMPLATES } from './spanish.ts';

export type { TemplateKey } from './english.ts';

/** What is said of steps and proofs, whatever the theorem. */
export const TEMPLATES: Words<Templates> = { en: ENGLISH_TEMPLATES, es: SPANISH_TEMPLATES };

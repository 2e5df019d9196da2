import type { Words } from '@latin-puzzles/core/basis';

interface FamilyWords {
  readonly family: string;
  readonly measures: string;
}

export const FAMILY_WORDS: Words<FamilyWords> = {
  en: { family: 'Families', measures: 'Measures' },
  es: { family: 'Familias', measures: 'Medidas' },
};

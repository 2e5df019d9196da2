import type { Words } from '@latin-puzzles/core/basis';

interface FamilyWords {
  readonly ownBoard: string;
  readonly family: string;
  readonly measures: string;
}

export const FAMILY_WORDS: Words<FamilyWords> = {
  en: { ownBoard: 'Your board', family: 'Families', measures: 'Measures' },
  es: { ownBoard: 'Su tablero', family: 'Familias', measures: 'Medidas' },
};

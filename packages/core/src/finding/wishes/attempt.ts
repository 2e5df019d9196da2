import type { Words } from '../../basis/index.ts';
import type { Puzzle } from '../../puzzle/index.ts';
import type { Measure, Rating } from '../../rating/index.ts';
import type { Range } from './wishes.ts';

/** Why an attempt found nothing, with what it means. */
export const REJECTIONS = {
  stopped: { en: 'it was told to stop', es: 'se pidió parar' },
  'no-board': { en: 'no Latin board was found in time', es: 'no se halló a tiempo ningún tablero latino' },
  words: {
    en: 'every Latin board that was tried spells a word of the block list',
    es: 'en todo tablero latino que se probó se lee una palabra de la lista de exclusión',
  },
  mask: {
    en: 'the cells that may hold clues do not determine the solution',
    es: 'las celdas que pueden llevar pistas no determinan la solución',
  },
  critical: {
    en: 'a clue that the mask or the symmetry asks for could go',
    es: 'sobra una pista que la máscara o la simetría exigen',
  },
  clues: {
    en: 'the number of clues is not the one wished for',
    es: 'el número de pistas no es el que se pide',
  },
  fair: { en: 'the theorems do not solve it', es: 'los teoremas no lo resuelven' },
  score: { en: 'the difficulty is not the one wished for', es: 'la dificultad no es la que se pide' },
  needs: {
    en: 'it does not need a theorem that it should',
    es: 'no necesita un teorema que debería necesitar',
  },
} as const satisfies Readonly<Record<string, Words>>;
export type RejectionReason = keyof typeof REJECTIONS;

/** How close an attempt came. */
export interface Near {
  readonly of: 'clues' | 'score' | 'grade';
  readonly got: number;
  readonly wanted: Range;
}

export interface Found {
  readonly found: true;
  /** With its solution. */
  readonly puzzle: Puzzle;
  readonly rating: Rating;
  readonly measure: Measure;
  /** The least theorems that solve it, the easiest first; none for a puzzle that is not fair. */
  readonly theorems: readonly string[];
}

export interface Rejected {
  readonly found: false;
  readonly because: RejectionReason;
  /** What stood in the way, for a person. */
  readonly detail?: string | undefined;
  readonly near?: Near | undefined;
}

export type Attempt = Found | Rejected;

/** Makes puzzles from wishes that do not contradict each other. */
export interface PuzzleGenerator {
  /** The cells of the inscription in reading order. */
  readonly inscription: readonly number[];
  /** What the author should know of the way in which the wishes will be met. */
  readonly notes: readonly Words[];
  /** The same for the same wishes and seed on every machine, unless it is stopped. */
  attempt(seed: number, signal?: { readonly aborted: boolean }): Attempt;
}

import type { Words } from '../../basis/index.ts';
import type { Puzzle } from '../../puzzle/index.ts';
import type { Measure, Rating } from '../../rating/index.ts';
import type { Range } from './wishes.ts';

/** Why an attempt found nothing, with what it means. */
export const REJECTIONS = {
  stopped: 'it was told to stop',
  'no-board': 'no Latin board was found in time',
  words: 'every Latin board that was tried spells a word of the block list',
  mask: 'the cells that may hold clues do not determine the solution',
  critical: 'a clue that the mask or the symmetry asks for could go',
  clues: 'the number of clues is not the one wished for',
  fair: 'the theorems do not solve it',
  score: 'the difficulty is not the one wished for',
  needs: 'it does not need a theorem that it should',
} as const;
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

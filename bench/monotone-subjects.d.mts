import type { Random } from '@latin-puzzles/core/basis';
import type { Labeling, Problem } from '@latin-puzzles/core/puzzle';

export interface Subject {
  readonly name: string;
  readonly problem: Problem;
  readonly solution: Labeling;
}

export const FAILED_ONCE: Problem;

export function subjects(random: Random): Generator<Subject, never, undefined>;

export function variantBoard(random: Random): Subject;

export function randomBoard(random: Random): Subject;

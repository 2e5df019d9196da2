import type { Random, Words } from '@latin-puzzles/core/basis';
import type { Limits, PAUSE } from '@latin-puzzles/core/engine';
import type { Labeling, Problem } from '@latin-puzzles/core/puzzle';

/** What a method is asked: which Latin boards complete a labeling, other than one that is known. */
export interface Question {
  readonly problem: Problem;
  readonly labeling: Labeling;
  /** A solution that does not count, so that the question is for another one. */
  readonly known?: Labeling | undefined;
}

/** What a search is given for its work. */
export interface SearchAids {
  /** Where a method draws at random from. */
  readonly random: Random;
  /** Whoever runs a search stops it at a pause; this is for one that hands its work over to somebody else. */
  readonly limits: Limits;
  /** What the search counts, read while it runs: nodes, conflicts, generations, whatever its steps are. */
  readonly tally: { steps: number };
}

/**
 * Why a search ended by itself: it has given all solutions and proved that there are no more, or it gave up. A stochastic
 * method can only give up, and so can an exact one on a board that is too large for it.
 */
export type SearchOutcome = 'complete' | 'gave-up';

/**
 * Solutions as they are found, and a pause every few milliseconds at most between them. Whoever runs the search may stop it
 * at either. A search that is asked for another solution than the known one need not leave that one out, but must go on
 * after it.
 */
export type Search =
  | Generator<Labeling | typeof PAUSE, SearchOutcome, undefined>
  | AsyncGenerator<Labeling | typeof PAUSE, SearchOutcome, undefined>;

/** A way to solve Latin puzzles. */
export interface Method {
  readonly name: string;
  /** An exact method lists all solutions and proves that there are no more; others may find one and prove nothing. */
  readonly kind: 'exact' | 'stochastic';
  readonly words: Words<MethodWords>;
  /** Who described it, and where. */
  readonly source: string;
  /** A step of it may take long and cannot be interrupted: it is to run on a thread of its own. */
  readonly blocking?: boolean;
  /** It keeps to the constraints of a problem. Others are asked without them, and what they give is sifted. */
  readonly constraints?: boolean;
  search(question: Question, aids: SearchAids): Search;
}

/** What a method is called, and what it does. */
export interface MethodWords {
  readonly title: string;
  /** In a sentence or two. */
  readonly summary: string;
}

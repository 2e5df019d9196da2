import type { Limits, Verdict } from '../../engine/index.ts';
import type { Labeling } from '../../puzzle/index.ts';

/** How far a search for puzzles has come. */
export interface FindingProgress {
  readonly puzzles: number;
  /** How many labels have been taken away, or written, or found to stay. */
  readonly nodes: number;
  /** Between 0 and 1: the part of the tree that has been walked, each branch of a choice counted alike. */
  readonly explored: number;
}

export interface FindingOptions extends Limits {
  /** Stop after so many puzzles; all of them unless given. */
  readonly limit?: number | undefined;
  readonly onProgress?: ((progress: FindingProgress) => void) | undefined;
}

export interface FindingEnding {
  readonly verdict: Verdict;
  readonly puzzles: number;
  readonly nodes: number;
}

/** A Latin puzzle, and the Latin board that it leads to. */
export interface FoundPuzzle {
  readonly labeling: Labeling;
  readonly solution: Labeling;
}

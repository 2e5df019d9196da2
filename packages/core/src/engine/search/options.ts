/** Anything with a flag that tells to stop; an `AbortSignal` is one. */
export interface Signal {
  readonly aborted: boolean;
}

/** How far a search has come. */
export interface Progress {
  readonly nodes: number;
  readonly solutions: number;
  /** Between 0 and 1: the part of the tree that has been walked, each branch of a choice counted alike. */
  readonly explored: number;
}

/** When to stop, whatever has been found by then. */
export interface Limits {
  /** Stop after so many milliseconds. */
  readonly timeLimit?: number | undefined;
  readonly signal?: Signal | undefined;
  /** Milliseconds since some fixed moment. */
  readonly clock?: (() => number) | undefined;
}

/** When a search for solutions ends, in which order it finds them, and who hears of its progress. */
export interface ListOptions extends Limits {
  /** Stop after so many solutions; all of them unless given. */
  readonly limit?: number | undefined;
  readonly onProgress?: ((progress: Progress) => void) | undefined;
  /** Search in a random order: the same seed gives the same solutions in the same order on every machine. */
  readonly seed?: number | undefined;
}

/**
 * Why a list of solutions ends: only `memory`, for boards of more than ten thousand cells and for classes of more solutions
 * than can be kept, is not asked for.
 */
export const VERDICTS = ['complete', 'limit', 'timeout', 'aborted', 'memory'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** How a search ended: why, after how many nodes, and with how many solutions. */
export interface Ending {
  readonly verdict: Verdict;
  readonly nodes: number;
  readonly solutions: number;
}

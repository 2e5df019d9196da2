import type { Board } from '../../board/index.ts';
import type { Multiset } from './multiset.ts';

/**
 * The bare problem behind a board and a multiset: cells, asterisms, and for every asterism how often it must hold each
 * label. The paper's boards give all asterisms the same demand, a multiset; here each demand need only add up to the
 * size of its asterism.
 */
export interface Problem {
  readonly cells: number;
  readonly labels: number;
  readonly asterisms: readonly (readonly number[])[];
  /** `demands[asterism][label]` */
  readonly demands: readonly (readonly number[])[];
}

/** The problem of the Latin boards of a k-uniform board and a multiset of k labels. */
export function problemOf(board: Board, multiset: Multiset): Problem {
  return {
    cells: board.cells,
    labels: multiset.labels.length,
    asterisms: board.asterisms.map((asterism) => asterism.cells),
    demands: board.asterisms.map(() => multiset.counts),
  };
}

import type { Assumption, Placement, Step } from '../model/step.ts';

/** An asterism that has its full share of a label already, so that cells of it cannot take the label. */
export interface Blocker {
  readonly asterism: number;
  readonly label: number;
  /** Those of its cells that this matters for. */
  readonly cells: readonly number[];
}

/**
 * What a reader is told at once: a label that is written, or an idea, with the plain eliminations that it rests on. The
 * formal steps of a proof are told in their order, each in exactly one of these.
 */
export interface ToldStep {
  /** The formal step that concludes. */
  readonly step: Step;
  /** The plain eliminations before it, which are not told on their own. */
  readonly folded: readonly Step[];
  /** What else could have been, of all that the step counts, and is shut out by what is written already. */
  readonly blockers: readonly Blocker[];
  /** The places in the list of those told before that shut out the rest. */
  readonly earlier: readonly number[];
  /** What they, or suppositions, shut out. */
  readonly ruledOut: readonly Placement[];
  /** How many other cells could have taken the label, or how many other labels the cell, but for that. */
  readonly shutOut: number;
  /** Of an idea about one label: the cells of its asterisms where the label can still go. */
  readonly open: readonly number[];
  /** Of a contradiction in an asterism: whether it has too few places for a label, rather than too many that hold it. */
  readonly lacking: boolean;
  /** What follows from each of its suppositions. */
  readonly branches: readonly ToldBranch[];
}

export interface ToldBranch {
  readonly assumption: Assumption;
  readonly told: readonly ToldStep[];
}

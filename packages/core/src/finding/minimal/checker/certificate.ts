/**
 * What a program needs to convince itself that a minimum is one; docs/minimal.md describes it for those who write such a
 * program. Labels are texts in `labels` and `puzzle`, and indices in the list of different labels elsewhere.
 */
export interface MinimumCertificate {
  readonly format: 'latin-minimum/1';
  /** The board itself, so that nobody need know what its name means. */
  readonly board: {
    readonly name?: string | undefined;
    readonly cells: number;
    readonly asterisms: readonly (readonly number[])[];
  };
  readonly labels: readonly string[];
  readonly minimum: number;
  /** A puzzle with so many clues. */
  readonly puzzle: readonly (string | null)[];
  /** Permutations of the cells that send asterisms to asterisms. */
  readonly automorphisms: readonly (readonly number[])[];
  /** How many Latin boards there are in normal form: the sum of the sizes of the classes. */
  readonly normalForms: number;
  readonly classes: readonly CertifiedClass[];
}

/** A Latin board that stands for all those which the automorphisms and exchanges of labels make of it. */
export interface CertifiedClass {
  readonly latin: readonly number[];
  /** How many normal forms the class holds. */
  readonly size: number;
  /** Unavoidable sets: the cells in which another Latin board differs, and its labels there. */
  readonly unavoidable: readonly (readonly [cells: readonly number[], labels: readonly number[]])[];
  /** Why no minimum − 1 cells meet each of the unavoidable sets. */
  readonly refutation: Refutation;
}

/**
 * Why no set of so many cells meets each of a family of sets. Either all cells of one set are tried, each without those
 * before it; or counting suffices: the allowed cells that lie in most of the sets named, as many as may still be chosen,
 * lie in fewer of them than there are. A list that names no set leaves it to who checks to try the few cells left.
 */
export type Refutation = readonly number[] | { readonly set: number; readonly trials: readonly RefutedCell[] };
export type RefutedCell = readonly [cell: number, refutation: Refutation];

export const MINIMUM_FORMAT = 'latin-minimum/1';

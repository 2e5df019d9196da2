/**
 * A line of a refutation, that nothing completes a labeling of a problem. Atom `cell · labels + label` says that the cell holds the
 * label; literal `2 · atom` is the same, `2 · atom + 1` its denial. Of the literals of a clause that is learned one must be
 * true: that follows by unit propagation from the problem and the lines before it, less those that are forgotten. The clause
 * without literals is the end.
 */
export type RefutationLine =
  | { readonly learned: readonly number[] }
  /** Clauses that the lines to come do without, by their numbers among the clauses learned, counted from 0. */
  | { readonly forgotten: readonly number[] };

/**
 * What is left to be counted: sets of cells without a label, and how often each must still hold every label. They begin as the
 * asterisms of the board without their clues; branching takes cells away, and cuts asterisms in two.
 */
export interface Residual {
  /** How many 32-bit words a set of cells has. */
  readonly words: number;
  readonly labels: number;
  /** How many asterisms there are. */
  readonly size: number;
  /** The cells of each asterism, one set after the other. */
  readonly sets: Int32Array;
  /** The demand of each asterism for each label, one asterism after the other. */
  readonly demands: Uint16Array;
}

/** Hears which cells turned out to hold which label. */
export type OnFixed = (cells: Int32Array, label: number) => void;

/** A residual, its asterisms and demands still to be brought into agreement. */
export function draftResidual({ words, labels }: Pick<Residual, 'words' | 'labels'>, size: number): Residual {
  return { words, labels, size, sets: new Int32Array(size * words), demands: new Uint16Array(size * labels) };
}

/** A copy with room for so many more asterisms at its end. */
export function extended({ words, labels, size, sets, demands }: Residual, more: number): Residual {
  const draft = draftResidual({ words, labels }, size + more);
  draft.sets.set(sets.subarray(0, size * words));
  draft.demands.set(demands.subarray(0, size * labels));
  return draft;
}

/** A subjective scale of difficulty: how much each feature of a proof weighs, and where each level ends. */
export interface Scale {
  /** By feature; features that are not named weigh nothing. */
  readonly weights: Readonly<Record<string, number>>;
  /** The strain at which each level but the first begins, ascending. */
  readonly cuts: readonly number[];
}

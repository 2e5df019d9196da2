/* What the kernel and src/engine/learning must agree on; kernel/build.mjs makes both sides of it. */

/** Answers of the kernel, by the order in which they are listed. */
export const ANSWERS = {
  /** How a run of the search ends. */
  SearchState: {
    running: 'As many ticks as were allowed have passed.',
    solved: 'There is a solution in the labeling.',
    exhausted: 'There are no more solutions.',
  },
};

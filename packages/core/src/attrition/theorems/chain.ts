import { findCommonConsequences } from '../assumption/common-consequences.ts';
import { findRefutations, removeRefuted } from '../assumption/refutations.ts';
import type { Theorem } from '../model/theorem.ts';

/**
 * From what is supposed a chain runs in several directions at once, so that in four rounds up to eight links, four from
 * either side, meet. This is as far as one follows with a finger on the board, and ordinary Sudokus never ask for more.
 */
const ROUNDS = 4;

/**
 * Chain. Suppose a label in a cell and draw conclusions by theorems 1–3 in rounds, each of all that follows at once from
 * those before. If they contradict each other by the fourth round, the label leaves the cell. And where one of few
 * alternatives must be true (a cell has two labels left, or a label one place more than an asterism needs), whatever
 * each of them leads to by the fourth round is so.
 *
 * True because theorems 1–3 are. Monotonic because it is rounds that are bounded: on smaller domains, to which theorems
 * 1–3 have been applied, all that a round concluded is known before, or concluded in that round at the latest, or a
 * contradiction has come sooner; and the alternatives are some of the former, the last of which theorems 1–3 follow to
 * the end. A bound on links would do as well if the shortest chain were always found, but to find that is a search.
 *
 * Only the links that lead to the conclusion are told. Forks wait until no refutation is left: one line is easier to
 * follow than two.
 *
 * For distinct labels X-chains and XY-chains, chains of bivalue and bilocation links, and short whips and braids
 * (D. Berthier, Pattern-Based Constraint Satisfaction and Logic Puzzles, 2012).
 */
export const chain: Theorem = {
  name: 'chain',
  *steps(position) {
    let refuted = false;
    for (const step of findRefutations(position, 'chain', ROUNDS)) {
      refuted = true;
      yield step;
    }
    if (!refuted) yield* findCommonConsequences(position, 'chain', ROUNDS);
  },
  apply: (position) =>
    removeRefuted(position, ROUNDS) || position.applyAll([...findCommonConsequences(position, 'chain', ROUNDS)]),
};

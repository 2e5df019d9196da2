import { findCommonConsequences } from '../assumption/common-consequences.ts';
import { findRefutations, removeRefuted } from '../assumption/refutations.ts';
import type { Theorem, TheoremWords } from '../model/theorem.ts';

/** What the theorem is called, what it says, why it holds, and what players of Sudoku call its steps. */
export const CHAIN_WORDS = {
  theorem: 'chain',
  title: {
    en: 'chain',
    es: 'cadena',
  },
  statement: {
    en: 'A label that leads, link by link, to a contradiction is wrong; what follows from every case is right.',
    es: 'Una etiqueta que lleva, eslabón a eslabón, a una contradicción es falsa; lo que se sigue en todos los casos es cierto.',
  },
  reason: {
    en: 'what leads to a contradiction is not so; what holds in every case holds.',
    es: 'lo que lleva a una contradicción no es cierto; lo que vale en todos los casos vale.',
  },
  known: {
    'x-chain': { en: 'X-chain', es: 'cadena X' },
    'xy-chain': { en: 'XY-chain', es: 'cadena XY' },
    'forcing-chain': { en: 'forcing chain', es: 'cadena forzada' },
  },
} satisfies TheoremWords;

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
  words: CHAIN_WORDS,
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

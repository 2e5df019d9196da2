import { findCommonConsequences, sweepCommonConsequences } from '../assumption/common-consequences.ts';
import { findRefutations, removeRefuted, sweepRefuted } from '../assumption/refutations.ts';
import { isFollowed, spareOf } from '../forms/suppositions.ts';
import type { Theorem, TheoremWords } from '../model/theorem.ts';

/** What the theorem is called, what it says, why it holds, and what players of Sudoku call its steps. */
export const CHAIN_WORDS = {
  title: {
    en: 'chain',
    es: 'cadena',
  },
  statement: {
    en: 'A symbol that leads, link by link, to a contradiction is wrong; what follows in every case is right.',
    es: 'Un símbolo que lleva, eslabón a eslabón, a una contradicción es falso; lo que se sigue en todos los casos es cierto.',
  },
  reason: {
    en: 'what leads to a contradiction cannot be so, and one of the cases must be the right one.',
    es: 'lo que lleva a una contradicción no puede ser, y uno de los casos ha de ser el bueno.',
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
 * those before. If they contradict each other by the fourth round, the label leaves the cell. And where a cell has two
 * labels left, or a label one place more than an asterism needs, try every way to fill it, which leaves one out: a way
 * that contradicts itself by the fourth round is none, so what it leaves out is in; and whatever all ways lead to by the
 * fourth round is so.
 *
 * True because theorems 1–3 are. Monotonic because it is rounds that are bounded, and because a way is supposed at once,
 * however many labels it writes: on smaller domains to which theorems 1–3 have nothing to add, a round of the same
 * supposition, or of what is left of it to suppose, concludes all that it did before. docs/theorems.md has the proof. A
 * bound on links would do as well if the shortest chain were always found, but to find that is a search.
 *
 * Only the links that lead to the conclusion are told. Forks wait until no refutation is left: one line is easier to
 * follow than two.
 *
 * For distinct labels X-chains and XY-chains, chains of bivalue and bilocation links, and short whips and braids
 * (D. Berthier, Pattern-Based Constraint Satisfaction and Logic Puzzles, 2012).
 */
export const chain: Theorem = /* @__PURE__ */ chainUpTo(ROUNDS);

/** The theorem for so many rounds. */
export function chainUpTo(rounds: number): Theorem {
  return {
    name: 'chain',
    words: CHAIN_WORDS,
    supposes: true,
    form({ premises: { terms, assumption, steps = [], cases = [] } }, position) {
      if (assumption) return isFollowed(position, { assumption, steps }, rounds);
      if (terms.length !== 1 || spareOf(position, terms[0]!) !== 1) return false;
      return cases.every((way) => isFollowed(position, way, rounds));
    },
    *steps(position) {
      let refuted = false;
      for (const step of findRefutations(position, 'chain', rounds)) {
        refuted = true;
        yield step;
      }
      if (!refuted) yield* findCommonConsequences(position, 'chain', rounds);
    },
    apply: (position) =>
      removeRefuted(position, rounds) || position.applyAll([...findCommonConsequences(position, 'chain', rounds)]),
    sweep: (position) => sweepRefuted(position, rounds) ?? sweepCommonConsequences(position, 'chain', rounds),
  };
}

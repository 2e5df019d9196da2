import { findRefutations, removeRefuted, sweepRefuted } from '../assumption/refutations.ts';
import { isFollowed } from '../forms/suppositions.ts';
import type { Theorem, TheoremWords } from '../model/theorem.ts';

/** What the theorem is called, what it says, why it holds, and what players of Sudoku call its steps. */
export const SHAVING_WORDS = {
  title: {
    en: 'shaving',
    es: 'poda por ensayo',
  },
  playerTitle: { en: 'trial by singles', es: 'ensayo con únicos' },
  statement: {
    en: 'A symbol is ruled out if singles alone lead from it to a contradiction.',
    es: 'Un símbolo queda descartado si los únicos, ocultos o desnudos, bastan para llegar de él a una contradicción.',
  },
  reason: {
    en: 'what leads to a contradiction cannot be so, however far one has to follow it.',
    es: 'lo que lleva a una contradicción no puede ser, por lejos que haya que seguirlo.',
  },
  known: {
    nishio: { en: 'Nishio', es: 'Nishio' },
  },
} satisfies TheoremWords;

/** What is supposed is followed to the end. */
const ROUNDS = Number.POSITIVE_INFINITY;

/**
 * Shaving. If theorems 1–3, applied as often as they can be, lead from a label in a cell to a contradiction, the label
 * leaves the cell.
 *
 * True because theorems 1–3 are. Monotonic because their closure is: what is contradictory stays so on smaller domains.
 * Polynomial: a label is supposed once for every label removed at most, and its consequences settle a candidate each.
 *
 * To suppose that a label is not in a cell would remove no more: if that leads to a contradiction, so does every other
 * label there, and the last one left is written.
 *
 * Singleton consistency (R. Debruyne, C. Bessière, 1997), with theorems 1–3 for propagation; for players, nishio carried
 * on over all labels.
 */
export const shaving: Theorem = {
  name: 'shaving',
  words: SHAVING_WORDS,
  supposes: true,
  form: ({ premises: { assumption, steps = [] } }, position) =>
    assumption?.holds === true && isFollowed(position, { assumption, steps }, ROUNDS),
  steps: (position) => findRefutations(position, 'shaving', ROUNDS),
  apply: (position) => removeRefuted(position, ROUNDS),
  sweep: (position) => sweepRefuted(position, ROUNDS),
};

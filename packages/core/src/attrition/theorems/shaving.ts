import { findRefutations, removeRefuted } from '../assumption/refutations.ts';
import type { Theorem } from '../model/theorem.ts';

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
  steps: (position) => findRefutations(position, 'shaving', Number.POSITIVE_INFINITY),
  apply: (position) => removeRefuted(position, Number.POSITIVE_INFINITY),
};

import { EMPTY } from '../../puzzle/index.ts';
import { balanceStep } from '../matching/balance.ts';
import type { Position } from '../position.ts';
import type { Crossing } from '../shape.ts';
import type { Theorem } from '../theorem.ts';

/**
 * Intersection. Let A still need a label a times and B b times, and let p cells of A outside B have room for it. If
 * p ≤ a − b, then A∩B must take all that B needs: the label leaves the cells of B outside A, and where p = a − b > 0 it is
 * written in those p cells.
 *
 * True by counting: subtract B's equation from A's. Monotonic: fewer places outside B only leave more to A∩B.
 *
 * For distinct labels pointing (A a box, B a line) and claiming (A a line, B a box).
 */
export const intersection: Theorem = {
  name: 'intersection',
  *steps(position) {
    const { crossings, labels } = position.shape;
    for (const crossing of crossings) {
      const { a, b, shared, onlyA } = crossing;
      if (shared.length < 2) continue;
      for (let label = 0; label < labels; label++) {
        const needed = position.needs[b * labels + label]!;
        // A label that B needs no more is the affair of full count.
        if (needed === 0) continue;
        const spare = position.needs[a * labels + label]! - needed;
        if (spare < 0 || places(position, onlyA, label, spare) > spare) continue;
        const step = balanceStep(position, 'intersection', { label, bases: [a], covers: [b] });
        if (step) yield step;
      }
    }
  },
};

/** How many of the cells have room for a label, counted until there are more than `most`. */
function places({ written, domains, shape }: Position, cells: Crossing['onlyA'], label: number, most: number): number {
  let found = 0;
  for (const cell of cells)
    if (written[cell] === EMPTY && domains[cell * shape.labels + label] === 1 && ++found > most) break;
  return found;
}

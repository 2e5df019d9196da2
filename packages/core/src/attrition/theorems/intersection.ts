import { EMPTY } from '../../puzzle/index.ts';
import type { Position } from '../position.ts';
import type { Crossing } from '../shape.ts';
import type { Theorem } from '../theorem.ts';

/**
 * Intersection. Let p be the number of cells of A outside B that may hold a label. If A demands it more than p times, A∩B
 * must hold it at least as often as is left over. If that is all that B still lacks beside what stands in B outside A, the
 * label leaves the cells of B outside A.
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
      if (crossing.shared.length < 2) continue;
      for (let label = 0; label < labels; label++) {
        const { a, b, onlyB } = crossing;
        // A label that B needs no more is the affair of full count.
        if (position.needs[b * labels + label] === 0 || !exhausts(position, crossing, label)) continue;
        const removals = position.placesAmong(onlyB, label).map((cell) => ({ cell, label }));
        if (removals.length === 0) continue;
        const terms = [
          { times: 1, asterism: a, label },
          { times: -1, asterism: b, label },
        ];
        yield { theorem: 'intersection', writes: [], removals, premises: { terms } };
      }
    }
  },
};

/** Whether what A must put in A∩B is all that B can take. */
function exhausts(position: Position, { a, b, onlyA, onlyB }: Crossing, label: number): boolean {
  const { demands } = position.shape.problem;
  const mustShare = demands[a]![label]! - count(position, onlyA, label, true);
  return mustShare >= demands[b]![label]! - count(position, onlyB, label, false);
}

/** How many cells hold the label, those that only may included on request. */
function count(position: Position, cells: readonly number[], label: number, possibly: boolean): number {
  let found = 0;
  for (const cell of cells) {
    const written = position.written[cell]!;
    if (written === label || (possibly && written === EMPTY && position.allows(cell, label))) found++;
  }
  return found;
}

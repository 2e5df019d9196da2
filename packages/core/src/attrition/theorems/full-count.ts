import { EMPTY } from '../../puzzle/index.ts';
import type { Position } from '../position.ts';
import type { Step } from '../step.ts';
import type { Theorem } from '../theorem.ts';

/**
 * Full count. Once an asterism holds a label as often as it is demanded, the label leaves the domains of its other cells.
 *
 * True because one more would be too many. Monotonic: on smaller domains at least as many are written, or the rungs
 * above write them.
 *
 * Palomo, Sect. 5.2.5; for distinct labels the elimination of peers.
 */
export const fullCount: Theorem = {
  name: 'full-count',
  *steps(position) {
    const { asterisms, labels } = position.shape;
    for (const [asterism] of asterisms.entries())
      for (let label = 0; label < labels; label++) {
        const at = asterism * labels + label;
        if (position.needs[at] === 0 && position.places[at]! > 0) yield fullCountStep(position, asterism, label);
      }
  },
};

export function fullCountStep(position: Position, asterism: number, label: number): Step {
  const removals = position.shape.asterisms[asterism]!.filter(
    (cell) => position.written[cell] === EMPTY && position.allows(cell, label),
  ).map((cell) => ({ cell, label }));
  return { theorem: 'full-count', writes: [], removals, premises: { terms: [{ times: 1, asterism, label }] } };
}

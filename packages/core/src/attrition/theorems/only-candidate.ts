import { EMPTY } from '../../puzzle/index.ts';
import type { Position } from '../position.ts';
import type { Step } from '../step.ts';
import type { Theorem } from '../theorem.ts';

/**
 * Only candidate. A cell whose domain is down to one label has that label written.
 *
 * True because every cell holds a label. Monotonic: a smaller domain is the same, or empty.
 *
 * For distinct labels the naked single.
 */
export const onlyCandidate: Theorem = {
  name: 'only-candidate',
  *steps(position) {
    for (const [cell, size] of position.sizes.entries())
      if (size === 1 && position.written[cell] === EMPTY) yield onlyCandidateStep(position, cell);
  },
};

export function onlyCandidateStep(position: Position, cell: number): Step {
  return {
    theorem: 'only-candidate',
    writes: [{ cell, label: position.domain(cell)[0]! }],
    removals: [],
    premises: { terms: [{ times: 1, cell }] },
  };
}

import { EMPTY } from '../../puzzle/index.ts';
import type { Position } from './position.ts';
import { isSupposition, type Step, type Term } from './step.ts';

/** The step that ends a refutation: an equation that a contradictory position can no longer satisfy. */
export function contradictionStep(position: Position): Step {
  return { theorem: 'contradiction', writes: [], removals: [], premises: { terms: [unbalanced(position)] } };
}

/** Whether a step of a valid proof is of that kind. */
export function isContradiction(step: Step): boolean {
  const { theorem, writes, removals, premises } = step;
  const hasOneTerm = premises.terms.length === 1 && !isSupposition(step);
  return theorem === 'contradiction' && hasOneTerm && writes.length + removals.length === 0;
}

function unbalanced(position: Position): Term {
  const { asterisms, labels, cells } = position.shape;
  for (let cell = 0; cell < cells; cell++)
    if (position.sizes[cell] === 0 && position.written[cell] === EMPTY) return { times: 1, cell };
  for (const [asterism] of asterisms.entries())
    for (let label = 0; label < labels; label++) {
      const at = asterism * labels + label;
      if (position.needs[at]! < 0 || position.places[at]! < position.needs[at]!) return { times: 1, asterism, label };
    }
  throw new Error('The position is not contradictory.');
}

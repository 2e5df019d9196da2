import { EMPTY } from '../../puzzle/index.ts';
import type { Position } from './position.ts';
import type { Step, Term } from './step.ts';

/** The step that ends a refutation: an equation that a contradictory position can no longer satisfy. */
export function contradictionStep(position: Position): Step {
  return { theorem: 'contradiction', writes: [], removals: [], premises: { terms: [unbalanced(position)] } };
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

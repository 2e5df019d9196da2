import { EMPTY } from '../../puzzle/index.ts';
import type { Position } from './position.ts';
import { isSupposition, type Premises, type Step } from './step.ts';

/** The step that ends a refutation: an equation that a contradictory position can no longer satisfy. */
export function contradictionStep(position: Position): Step {
  return { theorem: 'contradiction', writes: [], removals: [], premises: brokenPremises(position) };
}

/** Whether a step says no more than that what is written breaks a constraint, and the constraint says so too. */
export function isBrokenConstraint({ writes, removals, premises }: Step, { shape, written }: Position): boolean {
  const constraint = shape.problem.constraints?.find(({ name }) => name === premises.unchecked);
  return writes.length + removals.length === 0 && constraint?.violated?.(Array.from(written)) === true;
}

/** Whether a step of a valid proof is of that kind, with a certificate. */
export function isContradiction(step: Step): boolean {
  const { theorem, writes, removals, premises } = step;
  const hasOneTerm = premises.terms.length === 1 && !isSupposition(step);
  return theorem === 'contradiction' && hasOneTerm && writes.length + removals.length === 0;
}

function brokenPremises(position: Position): Premises {
  const { asterisms, labels, cells, rows, problem } = position.shape;
  for (let cell = 0; cell < cells; cell++)
    if (position.sizes[cell] === 0 && position.written[cell] === EMPTY) return { terms: [{ times: 1, cell }] };
  for (const [asterism] of asterisms.entries())
    for (let label = 0; label < labels; label++) {
      const at = asterism * labels + label;
      if (position.needs[at]! < 0 || position.places[at]! < position.needs[at]!)
        return { terms: [{ times: 1, asterism, label }] };
    }
  for (const [index, { constraint, row, least, most }] of rows.entries())
    if (position.rowLeast[index]! > most || position.rowMost[index]! < least)
      return { terms: [{ times: 1, constraint, row }] };
  const broken = problem.constraints?.find(({ violated }) => violated?.(Array.from(position.written)));
  if (broken) return { terms: [], unchecked: broken.name };
  throw new Error('The position is not contradictory.');
}

import { EMPTY } from '../puzzle/index.ts';
import type { ProofFlaw } from './checker/reasons.ts';
import { State } from './checker/state.ts';
import { DEFAULT_LIMITS, StepChecker } from './checker/step-checker.ts';
import type { Position } from './model/position.ts';

/**
 * What is wrong with one step where it stands, by the checker of proofs: it must conclude something new, and its premises must
 * force that. The step may be any value. Names in `believed` need no certificate.
 */
export function findStepFlaw(
  { shape, written, domains }: Position,
  step: unknown,
  believed?: readonly string[],
): ProofFlaw | undefined {
  const { cells, labels, problem } = shape;
  const state = new State(cells, labels);
  for (let cell = 0; cell < cells; cell++) {
    const label = written[cell]!;
    if (label !== EMPTY && domains[cell * labels + label] === 1) state.settle({ cell, label, holds: true });
    for (let other = 0; other < labels && label === EMPTY; other++)
      if (domains[cell * labels + other] === 0) state.settle({ cell, label: other, holds: false });
  }
  return new StepChecker(problem, state, { ...DEFAULT_LIMITS, believed }).check(step, 'step');
}

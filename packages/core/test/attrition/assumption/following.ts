import fc from 'fast-check';
import { expect, test } from 'vitest';
import { State } from '../../../src/attrition/checker/state.ts';
import { DEFAULT_LIMITS, StepChecker } from '../../../src/attrition/checker/step-checker.ts';
import { climb, type Position, type Premises, type Step, type Theorem } from '../../../src/attrition/index.ts';
import { EMPTY } from '../../../src/puzzle/index.ts';
import { positionOf, randomPosition } from '../positions.ts';

/** Whether the proof checker, which knows no theorems, accepts a step at a position. */
export function isAccepted(position: Position, step: Step): boolean {
  const { cells, labels, problem } = position.shape;
  const state = new State(cells, labels);
  for (let cell = 0; cell < cells; cell++) {
    const written = position.written[cell]!;
    if (written !== EMPTY) state.settle({ cell, label: written, holds: true });
    else
      for (let label = 0; label < labels; label++)
        if (!position.allows(cell, label)) state.settle({ cell, label, holds: false });
  }
  return new StepChecker(problem, state, DEFAULT_LIMITS).check(step, 'step') === undefined;
}

/** Every step of a theorem that supposes something can be followed, and none of the steps inside can be spared. */
export function canBeFollowed(theorem: Theorem, below: readonly Theorem[], runs = 300): void {
  test(`the steps inside ${theorem.name} lead where it says, and each is needed`, () => {
    fc.assert(
      fc.property(randomPosition, fc.boolean(), (random, exhausted) => {
        const position = positionOf(random);
        if (exhausted) for (const _ of climb(position, below));
        if (position.contradictory) return;
        for (const step of theorem.steps(position)) {
          expect(isAccepted(position, step)).toBe(true);
          for (const premises of shortened(step.premises))
            expect(isAccepted(position, { ...step, premises })).toBe(false);
        }
      }),
      { numRuns: runs },
    );
  });
}

/** The premises without one of the steps, or of the terms, or of the conclusions of a step inside. */
function* shortened(premises: Premises): Generator<Premises> {
  const { terms, steps, cases } = premises;
  for (const i of terms.keys()) yield { ...premises, terms: terms.toSpliced(i, 1) };
  if (steps) for (const fewer of thinned(steps)) yield { ...premises, steps: fewer };
  for (const [i, branch] of cases?.entries() ?? [])
    for (const fewer of thinned(branch.steps))
      yield { ...premises, cases: cases!.with(i, { ...branch, steps: fewer }) };
}

function* thinned(steps: readonly Step[]): Generator<Step[]> {
  for (const [i, step] of steps.entries()) {
    yield steps.toSpliced(i, 1);
    if (step.writes.length + step.removals.length === 1) continue;
    for (const j of step.writes.keys()) yield steps.with(i, { ...step, writes: step.writes.toSpliced(j, 1) });
    for (const j of step.removals.keys()) yield steps.with(i, { ...step, removals: step.removals.toSpliced(j, 1) });
  }
}

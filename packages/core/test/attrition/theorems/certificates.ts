import fc from 'fast-check';
import { expect, test } from 'vitest';
import { climb, isStepOf, type Position, type Step, type Term, type Theorem } from '../../../src/attrition/index.ts';
import { positionOf, randomPosition } from '../positions.ts';

/** Whether the terms, added up, leave every conclusion of a step no choice: any other value would tip the sum. */
export function forced(position: Position, { writes, removals }: Step, terms: readonly Term[]): boolean {
  const { labels, problem } = position.shape;
  const coefficients = new Int32Array(position.domains.length);
  let total = 0;
  for (const term of terms)
    if ('label' in term) {
      total += term.times * problem.demands[term.asterism]![term.label]!;
      for (const cell of problem.asterisms[term.asterism]!) coefficients[cell * labels + term.label]! += term.times;
    } else if ('cell' in term) {
      total += term.times;
      for (let label = 0; label < labels; label++) coefficients[term.cell * labels + label]! += term.times;
    }
  const tips = (concluded: number, value: number) => {
    let least = 0;
    let greatest = 0;
    for (const [at, coefficient] of coefficients.entries()) {
      const written = position.written[Math.floor(at / labels)] === at % labels;
      const fixed = at === concluded ? value : written ? 1 : position.domains[at] === 0 ? 0 : undefined;
      least += fixed === undefined ? Math.min(coefficient, 0) : coefficient * fixed;
      greatest += fixed === undefined ? Math.max(coefficient, 0) : coefficient * fixed;
    }
    return total < least || total > greatest;
  };
  return (
    removals.every(({ cell, label }) => tips(cell * labels + label, 1)) &&
    writes.every(({ cell, label }) => tips(cell * labels + label, 0))
  );
}

/** The terms of every step prove it, and none of them is idle, since without it the step would be by no such theorem, or not proved: at any position, and where easier theorems are exhausted. */
export function provesItsSteps(theorem: Theorem, below: readonly Theorem[], runs = 600): void {
  test(`the terms of ${theorem.name} force its conclusions, and each term is needed`, () => {
    fc.assert(
      fc.property(randomPosition, fc.boolean(), (random, exhausted) => {
        const position = positionOf(random);
        if (exhausted) for (const _ of climb(position, below));
        if (position.contradictory) return;
        for (const step of theorem.steps(position)) {
          const { terms } = step.premises;
          expect(forced(position, step, terms)).toBe(true);
          for (const term of terms) {
            const fewer = terms.filter((other) => other !== term);
            const isStill = isStepOf(theorem, { ...step, premises: { terms: fewer } }, position);
            expect(isStill && forced(position, step, fewer)).toBe(false);
          }
        }
      }),
      { numRuns: runs },
    );
  });
}

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeEngine, type Problem } from '../../src/engine/index.ts';
import type { Labeling } from '../../src/puzzle/index.ts';
import { listPlainly } from './plain.ts';
import { anyLabeling, anyPartOf, anyProblem, solvableProblem } from './problems.ts';

const sorted = (labelings: Iterable<Labeling>) => [...labelings].map((labeling) => labeling.join(' ')).sort();

function agree(problem: Problem, labelings: readonly Labeling[], seed: number): void {
  const engine = makeEngine(problem);
  for (const labeling of labelings) {
    const expected = sorted(listPlainly(problem, labeling));
    expect(sorted(engine.list(labeling))).toEqual(expected);
    expect(sorted(engine.list(labeling, { seed }))).toEqual(expected);
    expect(engine.countUpTo(labeling, 2)).toBe(Math.min(2, expected.length));
  }
}

describe('the engine lists what plain trial lists', () => {
  it('on boards with demands of any kind and labels anywhere', () => {
    const cases = anyProblem.chain((problem) =>
      fc.tuple(fc.constant(problem), fc.array(anyLabeling(problem), { minLength: 1, maxLength: 4 }), fc.nat()),
    );
    fc.assert(
      fc.property(cases, ([problem, labelings, seed]) => agree(problem, labelings, seed)),
      { numRuns: 2000 },
    );
  });

  it('on boards that have a solution, with any part of it as clues', () => {
    const cases = solvableProblem.chain(({ problem, solution }) =>
      fc.tuple(fc.constant(problem), fc.array(anyPartOf(solution), { minLength: 1, maxLength: 4 }), fc.nat()),
    );
    fc.assert(
      fc.property(cases, ([problem, labelings, seed]) => agree(problem, labelings, seed)),
      { numRuns: 2000 },
    );
  });
});

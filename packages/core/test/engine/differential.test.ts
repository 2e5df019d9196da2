import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lawRuns } from '../../../../test/support/law-runs.ts';
import { makeEngine } from '../../src/engine/index.ts';
import { makeLearningSolver } from '../../src/engine/learning/learning.ts';
import { listSolutions } from '../../src/engine/list-solutions.ts';
import { makeSearcher } from '../../src/engine/search/searcher.ts';
import type { Labeling, Problem } from '../../src/puzzle/index.ts';
import { listPlainly } from './plain.ts';
import { anyLabeling, anyPartOf, anyProblem, solvableProblem } from './problems.ts';

const sorted = (labelings: Iterable<Labeling>) => [...labelings].map((labeling) => labeling.join(' ')).sort();

interface Case {
  readonly problem: Problem;
  readonly labelings: readonly Labeling[];
  readonly seed: number;
}

/** Several labelings of a problem, so that a kernel is used more than once. */
const withLabelings = (problem: Problem, labeling: fc.Arbitrary<Labeling>): fc.Arbitrary<Case> =>
  fc.record({
    problem: fc.constant(problem),
    labelings: fc.array(labeling, { minLength: 1, maxLength: 4 }),
    seed: fc.integer(),
  });
const anyCase = fc.oneof(
  anyProblem.chain((problem) => withLabelings(problem, anyLabeling(problem))),
  solvableProblem.chain(({ problem, solution }) => withLabelings(problem, anyPartOf(solution))),
);

describe('the engine lists what plain trial lists', () => {
  it('on boards with demands of any kind, in order and at random, and counts alike', () => {
    fc.assert(
      fc.property(anyCase, ({ problem, labelings, seed }) => {
        const engine = makeEngine(problem);
        const expected = labelings.map((labeling) => sorted(listPlainly(problem, labeling)));
        for (const [i, labeling] of labelings.entries()) {
          expect(sorted(engine.list(labeling))).toEqual(expected[i]);
          expect(sorted(engine.list(labeling, { seed }))).toEqual(expected[i]);
          expect(engine.count(labeling).solutions).toBe(expected[i]!.length);
          const { length } = expected[i]!;
          const packed = [...engine.listPacked(labeling, length, Number.POSITIVE_INFINITY)!];
          const { cells } = problem;
          expect(sorted(expected[i]!.map((_, at) => packed.slice(at * cells, (at + 1) * cells)))).toEqual(expected[i]);
          expect(packed.length).toBe(length * cells);
          if (length > 0) expect(engine.listPacked(labeling, length - 1, Number.POSITIVE_INFINITY)).toBeUndefined();
        }
        const counts = expected.map((list) => Math.min(2, list.length));
        expect(labelings.map((labeling) => engine.countUpTo(labeling, 2))).toEqual(counts);
        expect([...engine.countEach(Int8Array.from(labelings.flat()), 2)]).toEqual(counts);
      }),
      { numRuns: lawRuns(2000) },
    );
  });

  it('near whatever Latin board it is to look, all those with another label in a cell, in order and at random', () => {
    const near = solvableProblem.chain(({ problem, solution }) =>
      fc.record({
        problem: fc.constant(problem),
        labeling: anyPartOf(solution),
        // Also near what is no Latin board, or has labels that there are not.
        known: fc.oneof(fc.constant(solution), anyLabeling(problem)),
        cell: fc.nat(problem.cells - 1),
        meets: fc.boolean(),
        seed: fc.option(fc.integer(), { nil: undefined }),
      }),
    );
    fc.assert(
      fc.property(near, ({ problem, labeling, known, cell, meets, seed }) => {
        fc.pre(labeling[cell]! < 0 && known[cell]! >= 0 && known[cell]! < problem.labels);
        const searcher = makeSearcher(problem)!;
        const found: Labeling[] = [];
        if (searcher.seekNear(labeling, known, cell, meets, seed))
          for (let stop = 'solutions'; stop === 'solutions'; ) {
            stop = searcher.walk(Number.POSITIVE_INFINITY, 3);
            found.push(...searcher.take());
          }
        const others = [...listPlainly(problem, labeling)].filter((other) => other[cell] !== known[cell]);
        expect(sorted(found)).toEqual(sorted(others));
        // The next search is not guided any more: the order is that of a searcher of its own.
        searcher.begin(labeling);
        searcher.walk(Number.POSITIVE_INFINITY, 5);
        const alone = makeSearcher(problem)!;
        alone.begin(labeling);
        alone.walk(Number.POSITIVE_INFINITY, 5);
        expect(searcher.take()).toEqual(alone.take());
      }),
      { numRuns: lawRuns(500) },
    );
  });

  it('however its registers are filled', () => {
    const capacity = fc.record({ longestRun: fc.integer({ min: 1, max: 8 }), runs: fc.integer({ min: 1, max: 3 }) });
    fc.assert(
      fc.property(anyCase, capacity, ({ problem, labelings }, filled) => {
        const searcher = makeSearcher(problem, undefined, filled)!;
        for (const labeling of labelings) {
          const expected = sorted(listPlainly(problem, labeling));
          const found: Labeling[] = [];
          if (searcher.begin(labeling))
            for (let stop = 'solutions'; stop === 'solutions'; ) {
              stop = searcher.walk(Number.POSITIVE_INFINITY, 3);
              found.push(...searcher.take());
            }
          expect(sorted(found)).toEqual(expected);
        }
      }),
      { numRuns: lawRuns(2000) },
    );
  });

  it('wherever learning takes over', () => {
    fc.assert(
      fc.property(anyCase, fc.integer({ min: 0, max: 6 }), ({ problem, labelings, seed }, budget) => {
        const solvers = { searcher: makeSearcher(problem)!, learning: makeLearningSolver(problem), budget };
        for (const labeling of labelings) {
          const expected = sorted(listPlainly(problem, labeling));
          const listed = (limit: number) => sorted([...listSolutions(solvers, labeling, { limit, seed }, true)].flat());
          expect(listed(expected.length + 1)).toEqual(expected);
          const some = listed(2);
          expect(new Set(some).size).toBe(Math.min(2, expected.length));
          expect(expected).toEqual(expect.arrayContaining(some));
        }
      }),
      { numRuns: lawRuns(500) },
    );
  });
});

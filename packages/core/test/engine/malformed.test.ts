import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LADDER, leastTheorems, prove, shapeOf, solves } from '../../src/attrition/index.ts';
import { makeRandom } from '../../src/basis/index.ts';
import { countLatinBoards, estimate } from '../../src/counting/index.ts';
import { makeEngine } from '../../src/engine/index.ts';
import { EMPTY, type Labeling, type Problem } from '../../src/puzzle/index.ts';
import { listPlainly } from './plain.ts';
import { anyLabeling, anyProblem } from './problems.ts';

const sorted = (labelings: Iterable<Labeling>) => [...labelings].map((labeling) => labeling.join(' ')).sort();

/** Boards on which some cells lie in no asterism. */
const looseProblem: fc.Arbitrary<Problem> = fc
  .tuple(anyProblem, fc.integer({ min: 0, max: 2 }), fc.nat(6))
  .map(([{ cells, labels, asterisms, demands }, more, kept]) => ({
    cells: cells + more,
    labels,
    asterisms: asterisms.slice(0, kept),
    demands: demands.slice(0, kept),
  }))
  .filter(({ cells, labels }) => labels ** cells <= 700);

const junk = fc.oneof(
  fc.constantFrom(
    undefined,
    null,
    Number.NaN,
    -1,
    0,
    1,
    2,
    0.5,
    1e9,
    2 ** 40,
    '3',
    [],
    {},
    [[]],
    [[0]],
    [[0, 0]],
    [-1],
  ),
  fc.array(fc.array(fc.integer({ min: -1, max: 4 }), { maxLength: 4 }), { maxLength: 3 }),
);

/** A problem with one part of it replaced by something else. */
const malformed: fc.Arbitrary<Problem> = fc
  .tuple(
    anyProblem,
    fc.constantFrom('cells', 'labels', 'asterisms', 'demands', 'asterism', 'demand', 'cell', 'count'),
    junk,
  )
  .map(([problem, part, value]) => {
    const { asterisms, demands } = problem;
    if (part in problem) return { ...problem, [part]: value } as Problem;
    const of = part === 'asterism' || part === 'cell' ? 'asterisms' : 'demands';
    const rows = of === 'asterisms' ? asterisms : demands;
    const row = part === 'asterism' || part === 'demand' ? value : rows[0]!.with(0, value as number);
    return { ...problem, [of]: [row, ...rows.slice(1)] } as Problem;
  });

describe('a problem with cells that lie in no asterism', () => {
  test('is solved with any labels there, with clues and without', () => {
    fc.assert(
      fc.property(
        looseProblem.chain((problem) => fc.tuple(fc.constant(problem), anyLabeling(problem))),
        ([problem, labeling]) => {
          const expected = sorted(listPlainly(problem, labeling));
          const engine = makeEngine(problem);
          expect(sorted(engine.list(labeling))).toEqual(expected);
          expect(engine.count(labeling).solutions).toBe(expected.length);
          expect(engine.countUpTo(labeling, 2)).toBe(Math.min(2, expected.length));
          expect([...engine.countEach(Int8Array.from(labeling), 2)]).toEqual(
            labeling.length > 0 ? [Math.min(2, expected.length)] : [],
          );
          const { solution } = engine.sample(labeling, { seed: 1 });
          expect(solution === undefined).toBe(expected.length === 0);
          if (solution) {
            expect(expected).toContain(solution.join(' '));
            expect(engine.another(labeling, solution).solution === undefined).toBe(expected.length < 2);
          }
          expect(countLatinBoards(engine)).toBe(
            BigInt(
              sorted(
                listPlainly(
                  problem,
                  labeling.map(() => EMPTY),
                ),
              ).length,
            ),
          );
          const proof = prove(shapeOf(problem), labeling, LADDER, { backtrack: false });
          if (proof.complete) expect(expected.length).toBe(1);
        },
      ),
      { numRuns: 600 },
    );
  });

  test('also where a clue lies in one', () => {
    const asterisms = [[0, 7], [8]];
    const engine = makeEngine({ cells: 9, labels: 3, asterisms, demands: [[2, 0, 0], [1, 0, 0]] }); // biome-ignore format: as it was met
    const labeling = new Array<number>(9).fill(EMPTY).with(3, 1);
    expect(engine.count(labeling)).toMatchObject({ verdict: 'complete', solutions: 3 ** 5 });
  });
});

test('clues that are not one entry for each cell have no solution and no proof', () => {
  const problem = { cells: 1, labels: 1, asterisms: [[0]], demands: [[1]] };
  expect(makeEngine(problem).countUpTo([], 2)).toBe(0);
  expect(prove(shapeOf(problem), [], LADDER, { backtrack: false }).complete).toBe(false);
});

test('whatever the data are, nothing throws and all answers agree', () => {
  fc.assert(
    fc.property(
      malformed,
      fc.array(fc.oneof(fc.integer({ min: -1, max: 4 }), fc.constant(Number.NaN))),
      (problem, labeling) => {
        const engine = makeEngine(problem);
        const blank = new Array<number>(engine.problem.cells).fill(EMPTY);
        for (const clues of [labeling, blank]) {
          const listed = [...engine.list(clues, { limit: 2 })];
          expect(engine.countUpTo(clues, 2)).toBe(listed.length);
          expect(engine.sample(clues, { seed: 1 }).solution === undefined).toBe(listed.length === 0);
          expect(engine.another(clues, clues).verdict).toMatch(/complete|limit/);
          engine.countEach(Int8Array.from(clues), 2);
          // It may give up, but not find what there is not.
          const packed = engine.listPacked(clues, 2, 100);
          if (listed.length === 0 && packed) expect(packed).toHaveLength(0);
          const shape = shapeOf(problem);
          const proof = prove(shape, clues, LADDER, { backtrack: false });
          if (proof.complete) expect(listed.length).toBe(1);
          expect(solves(shape, clues, LADDER)).toBe(proof.complete);
          leastTheorems(shape, clues, LADDER);
        }
        countLatinBoards(engine, { timeLimit: 100 });
        estimate(engine, makeRandom(1), { probes: 3 });
      },
    ),
    { numRuns: 600 },
  );
});

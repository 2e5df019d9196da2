import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeRandom, must } from '../../src/basis/index.ts';
import { makeEngine, study } from '../../src/engine/index.ts';
import { brokenConstraints, type Constraint, EMPTY, makeMultiset, problemOf } from '../../src/puzzle/index.ts';
import { randomConstraint, randomConstraintProblem } from '../constraints.ts';
import { backtrack } from '../oracle/backtracker.ts';
import { boardOf } from '../support.ts';

describe('with constraints beyond asterisms', () => {
  test('the engine lists what brute force finds and no constraint forbids', () => {
    let met = 0;
    fc.assert(
      fc.property(randomConstraintProblem, ({ partial, problem }) => {
        const solutions = [...backtrack(partial)].filter((found) => brokenConstraints(problem, found).length === 0);
        const listed = [...makeEngine(problem).list(partial.labeling)];
        expect(new Set(listed.map(String))).toEqual(new Set(solutions.map(String)));
        expect(listed.length).toBe(solutions.length);
        expect(makeEngine(problem).count(partial.labeling)).toMatchObject({
          verdict: 'complete',
          solutions: solutions.length,
        });
        if (solutions.length > 0) met++;
      }),
      { numRuns: 150 },
    );
    expect(met).toBeGreaterThan(20);
  });

  test('every strategy of the paper finds the same', () => {
    fc.assert(
      fc.property(
        randomConstraintProblem,
        fc.constantFrom('backtracking' as const, 'optimized' as const, 'symmetric-no-goods' as const),
        ({ partial, problem }, attrition) => {
          const found = [...study(problem, partial.labeling, { attrition })].map(String).sort();
          expect(found).toEqual([...makeEngine(problem).list(partial.labeling)].map(String).sort());
        },
      ),
      { numRuns: 100 },
    );
  });

  test('another solution is one that differs, and is found whenever there is one', () => {
    fc.assert(
      fc.property(randomConstraintProblem, ({ partial, problem }) => {
        const engine = makeEngine(problem);
        const [first, second] = [...engine.list(partial.labeling)];
        if (!first) return;
        const other = engine.another(partial.labeling, first);
        expect(other.verdict).toBe(second ? 'limit' : 'complete');
        expect(other.solution).not.toEqual(first);
        expect(engine.countEach(Int8Array.from(partial.labeling), 2)).toEqual(Uint32Array.of(second ? 2 : 1));
      }),
      { numRuns: 100 },
    );
  });

  test('a search for another that is bounded tells nothing wrong, and is given up in time', () => {
    let aborted = 0;
    for (const { partial, problem } of fc.sample(randomConstraintProblem, { numRuns: 100, seed: 6 })) {
      const engine = makeEngine(problem);
      const [first] = engine.list(partial.labeling, { limit: 1 });
      if (!first) continue;
      const { verdict } = engine.another(partial.labeling, first, { effort: 1 });
      if (verdict === 'aborted') aborted++;
      else expect(verdict).toBe(engine.another(partial.labeling, first).verdict);
    }
    expect(aborted).toBeGreaterThan(5);
  });

  test('it is the same list, told one by one with pauses, packed, or counted for several boards', async () => {
    const drawn = fc.sample(randomConstraintProblem, { numRuns: 40, seed: 5 });
    for (const { partial, problem } of drawn) {
      const engine = makeEngine(problem);
      const listed = [...engine.list(partial.labeling)];
      const told: unknown[] = [];
      // By this clock every step takes long enough for a pause.
      let now = 0;
      const clock = () => {
        now += 10;
        return now;
      };
      for await (const found of engine.listAsync(partial.labeling, { clock })) told.push(found);
      expect(told).toEqual(listed);
      expect(engine.listPacked(partial.labeling, listed.length, Number.POSITIVE_INFINITY)).toEqual(
        Int16Array.from(listed.flat()),
      );
      if (listed.length > 0)
        expect(engine.listPacked(partial.labeling, listed.length - 1, Number.POSITIVE_INFINITY)).toBeUndefined();
      const boards = Int8Array.from([...partial.labeling, ...(listed[0] ?? partial.labeling)]);
      expect([...engine.countEach(boards, 3)]).toEqual([Math.min(3, listed.length), Math.min(1, listed.length)]);
    }
  });

  test('a random solution keeps the constraint, and is the same for the same seed', () => {
    const board = boardOf('sudoku:2x2');
    const multiset = must(makeMultiset([...'1234']));
    // The two diagonals hold every label once.
    const rows = [
      [0, 5, 10, 15],
      [3, 6, 9, 12],
    ].flatMap((cells) =>
      multiset.labels.map((_, label) => ({
        counts: cells.map((cell) => ({ cell, label, times: 1 })),
        least: 1,
        most: 1,
      })),
    );
    const engine = makeEngine(problemOf(board, multiset, [{ name: 'diagonals', rows }]));
    const empty = new Array<number>(16).fill(EMPTY);
    expect(engine.count(empty).solutions).toBe(48);
    const drawn = Array.from({ length: 20 }, (_, seed) => engine.sample(empty, { seed }).solution!);
    for (const found of drawn) expect(brokenConstraints(engine.problem, found)).toEqual([]);
    expect(new Set(drawn.map(String)).size).toBeGreaterThan(5);
    expect(engine.sample(empty, { seed: 3 }).solution).toEqual(drawn[3]);
  });

  test('a limit, a signal and a clock end it', () => {
    const { problem } = randomProblemOf('latin-square:4', 'abcd');
    const engine = makeEngine(problem);
    const empty = new Array<number>(16).fill(EMPTY);
    expect(engine.count(empty, { limit: 3 })).toMatchObject({ verdict: 'limit', solutions: 3 });
    expect(engine.count(empty, { signal: { aborted: true } }).verdict).toBe('aborted');
    let time = 0;
    expect(engine.count(empty, { timeLimit: 2, clock: () => time++ }).verdict).toBe('timeout');
    expect(engine.count(empty, { timeLimit: 2, clock: () => 7 }).verdict).toBe('complete');
  });

  test('a constraint that is none leaves no solution', () => {
    const board = boardOf('latin-square:2');
    const multiset = must(makeMultiset(['a', 'b']));
    const wrong = [{ name: 'far', rows: [{ counts: [{ cell: 9, label: 0, times: 1 }], most: 1 }] }];
    expect(makeEngine(problemOf(board, multiset, wrong)).count([-1, -1, -1, -1]).solutions).toBe(0);
  });
});

function randomProblemOf(name: string, labels: string) {
  const board = boardOf(name);
  const multiset = must(makeMultiset([...labels]));
  const weak: Constraint = {
    name: 'weak',
    rows: [{ counts: [{ cell: 0, label: 0, times: 1 }], most: 1 }],
  };
  return { problem: problemOf(board, multiset, [weak, randomConstraint(0, 16, 4, makeRandom(1))]) };
}

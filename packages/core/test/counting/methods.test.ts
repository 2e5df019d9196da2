import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COUNT_METHODS, type CountOptions, type CountState, countExactly } from '../../src/counting/index.ts';
import { makeEngine } from '../../src/engine/index.ts';
import { solvable } from '../../src/puzzle/index.ts';
import { anyLabeling, anyProblem, blank, ones, squareProblem } from '../engine/problems.ts';
import { backtrack } from '../oracle/backtracker.ts';
import { randomPuzzle } from '../support.ts';

describe('every method of counting', () => {
  test('agrees with brute force on boards with repeats and clues', () => {
    fc.assert(
      fc.property(randomPuzzle, (puzzle) => {
        const { problem, labeling } = solvable(puzzle);
        const expected = BigInt([...backtrack(puzzle)].length);
        for (const method of COUNT_METHODS)
          expect(countExactly(makeEngine(problem), labeling, { method })).toEqual({
            verdict: 'complete',
            count: expected,
            method,
          });
      }),
      { numRuns: 60 },
    );
  });

  test('agrees with the engine where every asterism has a demand of its own', () => {
    const drawn = anyProblem.chain((problem) => anyLabeling(problem).map((labeling) => ({ problem, labeling })));
    fc.assert(
      fc.property(drawn, ({ problem, labeling }) => {
        const engine = makeEngine(problem);
        const expected = BigInt(engine.count(labeling).solutions);
        for (const method of COUNT_METHODS) expect(countExactly(engine, labeling, { method }).count).toBe(expected);
      }),
      { numRuns: 100 },
    );
  });

  test.each(['labels', 'components'])('counts the Latin squares of order 7 by %s', (method) => {
    const problem = squareProblem(7, ones(7));
    expect(countExactly(makeEngine(problem), blank(problem), { method }).count).toBe(61_479_419_904_000n);
  });

  test('is asked to stop often, also while it looks for a cut of a large board', () => {
    for (const method of [...COUNT_METHODS, undefined]) {
      const problem = squareProblem(25, ones(25), [5, 5]);
      let [last, longest] = [process.cpuUsage(), 0];
      const signal = {
        get aborted() {
          const { user, system } = process.cpuUsage(last);
          longest = Math.max(longest, (user + system) / 1000);
          last = process.cpuUsage();
          return false;
        },
      };
      const { verdict } = countExactly(makeEngine(problem), blank(problem), { method, timeLimit: 600, signal });
      expect([verdict, longest < 200, Math.round(longest)]).toEqual(['timeout', true, expect.any(Number)]);
    }
  });

  test('counts anew from what is no state of the count', () => {
    const problem = squareProblem(4, ones(4));
    const state = { method: 'labels', parts: 2, counts: ['1', 'x', null] } as CountState;
    expect(countExactly(makeEngine(problem), blank(problem), { state }).count).toBe(576n);
  });

  test.each(['labels', 'bands', 'components'])('goes on by %s from any state with the same figure', (method) => {
    const problem = squareProblem(6, ones(6), [2, 3]);
    const engine = makeEngine(problem);
    const states: CountState[] = [];
    countExactly(engine, blank(problem), { method, parts: 8, onState: (state) => states.push(state) });
    expect(states.length).toBeGreaterThan(1);
    for (const state of states)
      expect(countExactly(engine, blank(problem), { state: JSON.parse(JSON.stringify(state)) }).count).toBe(
        28_200_960n,
      );
  });

  test('goes on from any state, too, while none is chosen: each from what it had counted', () => {
    const problem = squareProblem(6, [3, 2, 1]);
    const engine = makeEngine(problem);
    const statesOf = (options: CountOptions): CountState[] => {
      const states: CountState[] = [];
      let now = 0;
      const clock = () => {
        now += 10;
        return now;
      };
      const onState = (state: CountState) => states.push(state);
      const { count } = countExactly(engine, blank(problem), { parts: 8, clock, onState, ...options });
      expect(count).toBe(5_450_400n);
      return states;
    };
    const racing = statesOf({});
    expect(racing.length).toBeGreaterThan(1);
    const [bands, components] = ['bands', 'components'].map((method) => statesOf({ method })[0]!);
    for (const state of [...racing, { ...components!, others: [bands!] }, { ...bands!, others: [components!] }]) {
      expect(state.others).toBeDefined();
      const later = statesOf({ state: JSON.parse(JSON.stringify(state)) });
      // Nothing is counted again, and states do not grow.
      for (const reached of later)
        for (const old of [state, ...state.others!].filter(({ method }) => method === reached.method)) {
          expect(old.counts.filter((unit, i) => unit !== null && unit !== reached.counts[i])).toEqual([]);
          expect(reached.others?.some(({ others }) => others)).not.toBe(true);
        }
    }
  });
});

import { expect, test } from 'vitest';
import { findAnother } from '../../src/engine/another.ts';
import { makeEngine, type Signal, study } from '../../src/engine/index.ts';
import { makeLearningSolver } from '../../src/engine/learning/learning.ts';
import { sampleSolution } from '../../src/engine/sampling.ts';
import { makeSearcher, type Searcher } from '../../src/engine/search/searcher.ts';
import type { Problem } from '../../src/puzzle/index.ts';
import { blank, ones, squareProblem } from './problems.ts';

/** On a board of thousands of cells a node takes a millisecond: so many may pass between two looks at the signal. */
const MOST_NODES = 60;
const LARGE = squareProblem(64, ones(64), [8, 8]);
const UNSOLVED = { budget: 1000, learning: undefined };

/** Comes at the look after so many. */
function signalAfter(looks: number): Signal {
  let count = 0;
  return {
    get aborted() {
      return ++count > looks;
    },
  };
}

/** A searcher that tells how many nodes at most it was asked to walk at a time. */
function watched(problem: Problem): {
  readonly searcher: Searcher;
  readonly longest: () => number;
  readonly walked: () => number;
} {
  const searcher = makeSearcher(problem)!;
  let [longest, walked] = [0, 0];
  const walk: Searcher['walk'] = (nodes, solutions) => {
    longest = Math.max(longest, nodes);
    walked += nodes;
    return searcher.walk(nodes, solutions);
  };
  return { searcher: { ...searcher, walk }, longest: () => longest, walked: () => walked };
}

test('a search on a large board looks at the signal after few nodes, from the first slice on', () => {
  const engine = makeEngine(LARGE);
  engine.countUpTo(blank(LARGE), 0);
  const { verdict, nodes } = engine.count(blank(LARGE), { signal: signalAfter(1) });
  expect(verdict).toBe('aborted');
  expect(nodes).toBeGreaterThan(0);
  expect(nodes).toBeLessThanOrEqual(MOST_NODES);
});

test('a search looks at the signal while the board is laid out, and given up there it is as if it had not been', () => {
  const problem = squareProblem(4, ones(4), [2, 2]);
  const empty = blank(problem);
  for (const looks of [0, 1, 2, 3]) {
    const stopped = () => ({ signal: signalAfter(looks) });
    const aborted = { verdict: 'aborted', nodes: 0, solutions: 0 };
    const engine = makeEngine(problem);
    expect(engine.count(empty, stopped())).toEqual(aborted);
    expect(engine.sample(empty, { seed: 1, ...stopped() })).toEqual({ solution: undefined, ending: aborted });
    expect(engine.another(empty, empty, stopped())).toEqual({ solution: undefined, verdict: 'aborted' });
    expect(engine.countUpTo(empty, 300)).toBe(288);
  }
});

test('a search that learns looks at the signal while it is set up, and given up there it is as if it had not been', () => {
  const problem = squareProblem(4, ones(4), [2, 2]);
  // Before and between its quotas, its memory and the four parts of its kernel.
  for (const looks of [0, 1, 2, 3, 4, 5]) {
    const solver = makeLearningSolver(problem);
    const endOf = (signal?: Signal) => {
      const run = solver.steps(blank(problem), { signal });
      let step = run.next();
      while (!step.done) step = run.next();
      return step.value;
    };
    expect(endOf(signalAfter(looks))).toEqual({ verdict: 'aborted', nodes: 0, solutions: 0 });
    expect(endOf()).toMatchObject({ verdict: 'complete', solutions: 288 });
  }
});

test('the time in which the board is laid out counts', () => {
  const problem = squareProblem(4, ones(4), [2, 2]);
  let now = 0;
  const ending = makeEngine(problem).count(blank(problem), { timeLimit: 3, clock: () => now++ });
  expect(ending).toEqual({ verdict: 'timeout', nodes: 0, solutions: 0 });
});

test('a random search on a large board looks at the signal after few nodes, however long it has tried', () => {
  const { searcher, longest, walked } = watched(LARGE);
  const options = { seed: 1, signal: signalAfter(40) };
  const { ending } = sampleSolution({ ...UNSOLVED, searcher }, blank(LARGE), options);
  expect(longest()).toBeLessThanOrEqual(MOST_NODES);
  // The nodes of all attempts count, those that were given up too.
  expect(ending).toEqual({ verdict: 'aborted', nodes: walked(), solutions: 0 });
});

test('a search for another solution of a large board looks at the signal after few nodes', () => {
  const { searcher, longest } = watched(LARGE);
  const known = blank(LARGE).map(() => 0);
  const { verdict } = findAnother({ ...UNSOLVED, searcher }, blank(LARGE), known, { signal: signalAfter(5) });
  expect(verdict).toBe('aborted');
  expect(longest()).toBeLessThanOrEqual(MOST_NODES);
});

test('on a small board many nodes pass between two looks, which then cost nothing', () => {
  expect(makeSearcher(squareProblem(9, ones(9), [3, 3]))!.slice).toBeGreaterThan(1000);
});

test.each([
  [LARGE, 1],
  [squareProblem(9, ones(9)), 300],
] as const)('a study looks at the signal the sooner the larger the board is', (problem, most) => {
  const run = study(problem, blank(problem), { attrition: 'backtracking' }, { signal: signalAfter(1) });
  let step = run.next();
  while (!step.done) step = run.next();
  expect(step.value).toMatchObject({ verdict: 'aborted' });
  expect(step.value.nodes).toBeLessThanOrEqual(most);
});

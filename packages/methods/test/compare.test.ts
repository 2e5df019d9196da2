import { EMPTY } from '@latin-puzzles/core/puzzle';
import { expect, test } from 'vitest';
import { squareProblem } from '../../core/test/engine/problems.ts';
import { runTrial } from '../src/compare/trial.ts';
import { ALL_METHODS, agree, compareMethods, methodNamed, summarize, type Trial } from '../src/index.ts';

const EXACT: Trial = { method: 'a', kind: 'exact', seed: 1, verdict: 'complete', solutions: 1, time: 4, memory: 10 };
const LUCKY: Trial = { ...EXACT, method: 'b', kind: 'stochastic', verdict: 'limit' };

const SQUARE = squareProblem(4, [1, 1, 1, 1]);
const EMPTY_SQUARE = { problem: SQUARE, labeling: new Array<number>(16).fill(EMPTY) };

test('trials of a method are taken together: what solved and proved, the times of those, the most memory', () => {
  const trials = [EXACT, { ...EXACT, time: 2, memory: 30 }, { ...EXACT, verdict: 'timeout', solutions: 0, time: 99 }];
  expect(summarize(trials as Trial[])).toEqual([
    {
      method: 'a',
      kind: 'exact',
      verdict: 'complete',
      solutions: 1,
      ms: 2,
      trials: 3,
      solved: 2,
      proved: 2,
      time: { least: 2, median: 3, most: 4 },
      memory: 30,
      failures: ['timeout'],
    },
  ]);
});

test('only exact methods prove: that there is none, one, or more than one', () => {
  const proved = (trial: Trial) => summarize([trial])[0]!.proved;
  expect(proved(LUCKY)).toBe(0);
  expect(proved({ ...EXACT, solutions: 0 })).toBe(1);
  expect(proved({ ...EXACT, verdict: 'limit', solutions: 2 })).toBe(1);
  expect(proved({ ...EXACT, verdict: 'timeout', solutions: 1 })).toBe(0);
});

test('an exact method that found a solution and ran out of time before the proof has no time to show', () => {
  const [summary] = summarize([{ ...EXACT, verdict: 'timeout', time: 1000 }]);
  expect(summary).toMatchObject({ solved: 1, proved: 0, time: undefined, failures: ['timeout'] });
  expect(summary).toMatchObject({ verdict: 'timeout', solutions: 1, ms: 1000 });
});

test('methods disagree if two prove different numbers, or one finds what another proves not to be', () => {
  expect(agree([EXACT, LUCKY, { ...LUCKY, verdict: 'gave-up', solutions: 0 }])).toBe(true);
  expect(agree([EXACT, { ...EXACT, verdict: 'limit', solutions: 2 }])).toBe(false);
  expect(agree([{ ...EXACT, solutions: 0 }, LUCKY])).toBe(false);
});

test('every method is tried in a process of its own, once for each seed', async () => {
  const methods = ALL_METHODS.filter(({ name }) => ['engine', 'dancing-cells'].includes(name));
  const trials: Trial[] = [];
  for await (const trial of compareMethods(EMPTY_SQUARE, { methods, seeds: 2, timeLimit: 60_000 })) trials.push(trial);
  expect(trials.map(({ method, seed, verdict, solutions }) => [method, seed, verdict, solutions])).toEqual([
    ['engine', 1, 'limit', 2],
    ['dancing-cells', 1, 'limit', 2],
    ['engine', 2, 'limit', 2],
    ['dancing-cells', 2, 'limit', 2],
  ]);
  for (const { time, memory } of trials) expect([time > 0, memory! >= 0]).toEqual([true, true]);
});

test('a process that breaks down, one that is out of time and one that is not wanted any more end nothing else', async () => {
  const engine = methodNamed('engine')!;
  const broken = await runTrial({ name: 'none', kind: 'exact' }, EMPTY_SQUARE, { seed: 1, timeLimit: 60_000 });
  expect(broken.verdict).toBe('failed');
  const late = await runTrial(engine, EMPTY_SQUARE, { seed: 1, timeLimit: 0 });
  expect(late.verdict).toBe('timeout');
  const unwanted = await runTrial(engine, EMPTY_SQUARE, { seed: 1, timeLimit: 60_000, signal: AbortSignal.abort() });
  expect(unwanted.verdict).toBe('aborted');
});

import { describe, expect, test } from 'vitest';
import {
  type Attempt,
  type BatchEnding,
  type BatchOptions,
  type BatchPuzzle,
  likenessOf,
  type PuzzleGenerator,
  runBatch,
  runBatchAsync,
} from '../../../src/finding/index.ts';
import { foundWith, scripted } from './support.ts';

const REJECTED: Attempt = { found: false, because: 'fair', detail: 'chains' };

function run(generator: PuzzleGenerator, options: Partial<BatchOptions> = {}) {
  const findings: BatchPuzzle[] = [];
  const batch = runBatch(generator, { seed: 1, count: 3, ...options });
  let step = batch.next();
  for (; !step.done; step = batch.next()) findings.push(step.value);
  return { findings, ending: step.value };
}

describe('a batch', () => {
  test('ends when it has as many puzzles as were asked for', () => {
    const { findings, ending } = run(scripted((i) => (i % 2 === 0 ? REJECTED : foundWith(i))));
    expect(findings.map(({ number }) => number)).toEqual([1, 3, 5]);
    expect(ending).toMatchObject({ verdict: 'complete', statistics: { attempts: 6, found: 3, rejected: { fair: 3 } } });
  });

  test('keeps of equivalent puzzles only the first', () => {
    const { findings, ending } = run(scripted((i) => foundWith(Math.floor(i / 2))));
    expect(findings.map(({ number }) => number)).toEqual([0, 2, 4]);
    expect(ending.statistics.rejected).toEqual({ duplicate: 2 });
  });

  test('takes no puzzle that is known, in whatever guise and whatever is called its inscription', () => {
    const known = [1, 3].map((clues) => likenessOf({ ...foundWith(clues).puzzle, inscription: [0] }));
    const { findings, ending } = run(scripted(foundWith), { known });
    expect(findings.map(({ number }) => number)).toEqual([0, 2, 4]);
    expect(ending.statistics.rejected).toEqual({ duplicate: 2 });
  });

  test('goes on from any attempt with the puzzles that it would have found there', () => {
    const whole = run(scripted(foundWith), { count: 6 }).findings;
    const rest = run(
      scripted((i) => foundWith(i + 2)),
      { count: 4, from: 2 },
    ).findings;
    expect(rest).toEqual(whole.slice(2));
  });

  test('is given up after so many attempts in a row without a new puzzle', () => {
    const generator = scripted((i) => (i < 10 ? foundWith(Math.min(i, 1)) : REJECTED));
    const { findings, ending } = run(generator, { patience: 20 });
    expect(findings).toHaveLength(2);
    expect(ending.verdict).toBe('patience');
    expect(generator.seeds).toHaveLength(22);
    expect(ending.statistics.rejected).toEqual({ duplicate: 8, fair: 12 });
  });

  test('is given up earlier if no puzzle was found at all, when that was asked for', () => {
    const barren = run(
      scripted(() => REJECTED),
      { patience: 20, probation: 7 },
    );
    expect(barren.ending).toMatchObject({ verdict: 'patience', statistics: { attempts: 7 } });
    const fertile = run(
      scripted((i) => (i === 6 ? foundWith(4) : REJECTED)),
      { patience: 20, probation: 7 },
    );
    expect(fertile.ending).toMatchObject({ verdict: 'patience', statistics: { attempts: 27, found: 1 } });
  });

  test('stops when it is told to, and an attempt cut short does not count', () => {
    const signal = { aborted: false };
    const generator = scripted((i) => {
      if (i < 4) return REJECTED;
      signal.aborted = true;
      return { found: false, because: 'stopped' };
    });
    const { ending } = run(generator, { signal });
    expect(ending).toMatchObject({ verdict: 'aborted', statistics: { attempts: 4, rejected: { fair: 4 } } });
  });

  test('counts clues, levels, scores, theorems, and keeps the nearest misses', () => {
    const wanted = { least: 70, most: 80 };
    const script: Attempt[] = [
      foundWith(5, { rating: { level: 'easy', score: 31, grade: 31, hardest: 'a', fair: true }, theorems: ['a', 'b'] }),
      { found: false, because: 'score', near: { of: 'score', got: 95, wanted } },
      { found: false, because: 'score', near: { of: 'score', got: 64, wanted } },
      { found: false, because: 'score', near: { of: 'score', got: 12, wanted } },
      REJECTED,
      foundWith(6, { rating: { level: 'medium', score: 52, grade: 52, hardest: 'b', fair: true }, theorems: ['b'] }),
    ];
    const { ending } = run(
      scripted((i) => script[i]!),
      { count: 2 },
    );
    expect(ending.statistics).toMatchObject({
      clues: { 5: 1, 6: 1 },
      levels: { easy: 1, medium: 1 },
      scores: [31, 52],
      theorems: { a: 1, b: 2 },
      rejected: { score: 3, fair: 1 },
      details: { fair: 'chains' },
      nearest: { score: { got: 64 } },
    });
  });

  test('tells of its progress after every attempt', () => {
    const seen: number[] = [];
    run(
      scripted((i) => (i < 4 ? REJECTED : foundWith(i))),
      { count: 1, onProgress: ({ attempts }) => seen.push(attempts) },
    );
    expect(seen).toEqual([1, 2, 3, 4, 5]);
  });

  test('runs alike with turns for the event loop, during which it can be stopped', async () => {
    const script = (i: number) => (i % 3 === 0 ? foundWith(i / 3) : REJECTED);
    const numbers: number[] = [];
    for await (const { number } of runBatchAsync(scripted(script), { seed: 1, count: 3 })) numbers.push(number);
    expect(numbers).toEqual([0, 3, 6]);

    const control = new AbortController();
    setTimeout(() => control.abort(), 0);
    const endless = runBatchAsync(
      scripted(() => REJECTED),
      { seed: 1, count: 1, signal: control.signal },
    );
    expect((await endless.next()).value as BatchEnding).toMatchObject({ verdict: 'aborted' });
  });
});

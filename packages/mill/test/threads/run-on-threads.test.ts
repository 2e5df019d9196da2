import { must, numbers } from '@latin-puzzles/core/basis';
import { resolveBoard } from '@latin-puzzles/core/board';
import { type BatchEnding, type BatchPuzzle, makeGenerator, runBatch, type Wishes } from '@latin-puzzles/core/finding';
import { makeMultiset } from '@latin-puzzles/core/puzzle';
import { describe, expect, test } from 'vitest';
import { type MillOptions, runOnThreads } from '../../src/index.ts';

function wishesFor(board: string, k: number, more: Partial<Wishes> = {}): Wishes {
  return { board: must(resolveBoard(board)), multiset: must(makeMultiset(numbers(k))), ...more };
}

const WISHES = wishesFor('sudoku:2x3', 6, { score: { most: 40 } });

async function all(wishes: Wishes, options: Partial<MillOptions>): Promise<[BatchPuzzle[], BatchEnding]> {
  const findings: BatchPuzzle[] = [];
  const run = runOnThreads(wishes, { seed: 5, count: 12, jobs: 2, ...options });
  let step = await run.next();
  for (; !step.done; step = await run.next()) findings.push(step.value);
  return [findings, step.value];
}

/** Worker threads that are still alive in this process hold a message port each. */
function workers(): number {
  return process.getActiveResourcesInfo().filter((name) => name === 'MessagePort').length;
}

describe('the mill', () => {
  test('gives the puzzles that one hand alone would give, whatever the number of workers', async () => {
    const expected: BatchPuzzle[] = [];
    const run = runBatch(must(makeGenerator(WISHES)), { seed: 5, count: 12 });
    let step = run.next();
    for (; !step.done; step = run.next()) expected.push(step.value);
    for (const jobs of [1, 2, 3]) {
      const [findings, ending] = await all(WISHES, { jobs });
      expect(findings).toEqual(expected);
      expect(ending).toEqual(step.value);
    }
  });

  test('finds all classes of critical puzzles of a small board, then gives up', async () => {
    const small = wishesFor('sudoku:2x2', 4, { critical: true });
    const [findings, { verdict, statistics }] = await all(small, { count: 1000, patience: 500 });
    expect(verdict).toBe('patience');
    expect(findings).toHaveLength(36);
    expect(statistics.clues).toEqual({ 4: 13, 5: 22, 6: 1 });
  });

  test('stops at once when it is told to', async () => {
    const control = new AbortController();
    const { signal } = control;
    const [, { verdict }] = await all(WISHES, { count: 1e9, signal, onProgress: () => control.abort() });
    expect(verdict).toBe('aborted');
    const [none, ending] = await all(WISHES, { signal });
    expect(none).toEqual([]);
    expect(ending).toMatchObject({ verdict: 'aborted', statistics: { attempts: 0 } });
  });

  test('lets its workers go when nobody wants more', async () => {
    const before = workers();
    for await (const finding of runOnThreads(WISHES, { seed: 5, count: 1e9, jobs: 2 })) {
      expect(workers()).toBeGreaterThan(before);
      if (finding.number > 20) break;
    }
    expect(workers()).toBe(before);
  });

  test('throws when a worker fails, instead of waiting for it', async () => {
    const before = workers();
    const broken = { ...WISHES, needs: ['no such theorem'] };
    await expect(all(broken, {})).rejects.toThrow(/no such theorem/);
    expect(workers()).toBe(before);
  });
});

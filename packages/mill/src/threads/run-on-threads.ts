import {
  Batch,
  type BatchEnding,
  type BatchPlan,
  type BatchPuzzle,
  InOrder,
  type Outcome,
  type Statistics,
  type Wishes,
} from '@latin-puzzles/core/finding';
import type { BatchRunner } from '@latin-puzzles/workshop/generate';
import type { GenerateTask } from '../kinds/generate.ts';
import { type PackedOutcome, unpackOutcome } from '../kinds/packing.ts';
import { WorkerPool } from './worker-pool.ts';

/** How many puzzles are wanted, from which seed, on how many threads, and what may stop the mill. */
export interface MillOptions extends BatchPlan {
  /** How many worker threads at most. It tells on the time taken, never on the puzzles. */
  readonly jobs: number;
  readonly signal?: AbortSignal | undefined;
  /** Called after every attempt that is counted. */
  readonly onProgress?: ((statistics: Statistics) => void) | undefined;
}

/** How many attempts each worker may be ahead of the first whose outcome is still missing. */
const LOOK_AHEAD = 256;

/** One worker may be enough: others are added after so many milliseconds. */
const ALONE = 150;

/**
 * Puzzles as they are found by several worker threads, in the order in which one alone would find them; the generator
 * returns why it ended. Throws when a worker fails. When it is stopped, it still gives what was found ahead.
 */
export async function* runOnThreads(
  wishes: Wishes,
  { jobs, signal, onProgress, ...plan }: MillOptions,
): AsyncGenerator<BatchPuzzle, BatchEnding, undefined> {
  const batch = new Batch(plan);
  const outcomes = new InOrder<Outcome>(plan.from);
  const pool = new WorkerPool<PackedOutcome>({
    kind: 'generate',
    setup: { wishes, seed: plan.seed } satisfies GenerateTask,
  });
  const wake = () => pool.wake();
  signal?.addEventListener('abort', wake);
  let alone = true;
  const timer = setTimeout(() => {
    alone = false;
    wake();
  }, ALONE);
  let next = plan.from ?? 0;
  try {
    while (!batch.ended && !signal?.aborted) {
      while (pool.size < (alone ? 1 : jobs)) pool.addThread();
      next = pool.assign(next, outcomes.next + LOOK_AHEAD * jobs);
      await pool.news();
      for (const outcome of pool.collect()) outcomes.put(outcome.number, unpackOutcome(outcome, wishes.board));
      yield* accept(outcomes.ready(), batch, onProgress);
    }
    if (!batch.ended)
      for (const finding of accept(outcomes.rest(), batch, onProgress)) yield { ...finding, ahead: true };
    return { verdict: batch.ended ?? 'aborted', statistics: batch.statistics };
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', wake);
    await pool.terminate();
  }
}

function* accept(
  outcomes: Iterable<Outcome>,
  batch: Batch,
  onProgress: MillOptions['onProgress'],
): Generator<BatchPuzzle, void, undefined> {
  for (const outcome of outcomes) {
    const finding = batch.take(outcome);
    if (finding) yield finding;
    onProgress?.(batch.statistics);
    if (batch.ended) return;
  }
}

/** Has batches carried out on worker threads, until the signal comes. */
export function makeThreadRunner(jobs: number, signal?: AbortSignal): BatchRunner {
  return ({ wishes }, options) => runOnThreads(wishes, { ...options, jobs, signal });
}

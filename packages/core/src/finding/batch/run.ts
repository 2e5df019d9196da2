import { type Signal, yieldToEventLoop } from '../../engine/index.ts';
import type { PuzzleGenerator } from '../wishes/index.ts';
import { Batch, type BatchEnding, type BatchPlan, type BatchPuzzle } from './batch.ts';
import { makeAttempter } from './outcome.ts';
import type { Statistics } from './statistics.ts';

/** How many puzzles are wanted, from which seed, and what may stop the search for them. */
export interface BatchOptions extends BatchPlan {
  readonly signal?: Signal | undefined;
  /** Called after every attempt. */
  readonly onProgress?: ((statistics: Statistics) => void) | undefined;
}

/** Puzzles as they are found, one attempt after the other; the generator returns why it ended. */
export function* runBatch(
  generator: PuzzleGenerator,
  { signal, onProgress, ...plan }: BatchOptions,
): Generator<BatchPuzzle, BatchEnding, undefined> {
  const batch = new Batch(plan);
  for (const finding of attempts(generator, batch, plan, signal)) {
    if (finding) yield finding;
    onProgress?.(batch.statistics);
  }
  return { verdict: batch.ended ?? 'aborted', statistics: batch.statistics };
}

/** The event loop gets a turn after so many milliseconds. */
const TURN = 8;

/** The same, with a turn for the event loop every few milliseconds, so that an `AbortSignal` can fire. */
export async function* runBatchAsync(
  generator: PuzzleGenerator,
  { signal, onProgress, clock = Date.now, ...plan }: BatchOptions & { readonly clock?: () => number },
): AsyncGenerator<BatchPuzzle, BatchEnding, undefined> {
  const batch = new Batch(plan);
  let turned = clock();
  for (const finding of attempts(generator, batch, plan, signal)) {
    if (finding) yield finding;
    onProgress?.(batch.statistics);
    if (clock() - turned < TURN) continue;
    await yieldToEventLoop();
    turned = clock();
  }
  return { verdict: batch.ended ?? 'aborted', statistics: batch.statistics };
}

/** What each attempt gives the batch, until it ends or is stopped. */
function* attempts(
  generator: PuzzleGenerator,
  batch: Batch,
  { seed, from = 0 }: BatchPlan,
  signal: Signal | undefined,
): Generator<BatchPuzzle | undefined, void, undefined> {
  const attempt = makeAttempter(generator, seed);
  for (let number = from; !batch.ended && !signal?.aborted; number++) {
    const outcome = attempt(number, signal);
    if (!outcome) return;
    yield batch.take(outcome);
  }
}

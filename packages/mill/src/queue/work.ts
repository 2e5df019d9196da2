import type { Collection } from '../collection/index.ts';
import {
  advancePlan,
  type Chunk,
  type ChunkFate,
  ChunkRunner,
  doChunk,
  fingerprint,
  listPlans,
  openChunks,
  type PatienceOptions,
  patiently,
  readChunk,
  setChunkAside,
} from '../plan/index.ts';
import type { QueueAddress } from './address.ts';
import { type ChunkQueue, queueName } from './chunk-queue.ts';
import { type ChunkJob, loadEngine } from './engine.ts';

/** On how many threads jobs are done, and what stops it. */
export interface WorkOptions extends PatienceOptions {
  readonly jobs: number;
  /** How many milliseconds a chunk should take. */
  readonly target?: number | undefined;
  /** A chunk whose worker has not been heard of for so many milliseconds is taken over by another. */
  readonly stalledAfter?: number | undefined;
  /** A chunk that was with so many workers when they died is thought to have killed them, and set aside. */
  readonly mostStalls?: number | undefined;
  /** How many milliseconds pass between two looks at the plans. */
  readonly interval?: number | undefined;
  readonly maker?: string | undefined;
  readonly onChunk?: ((chunk: Chunk, fate: ChunkFate['fate']) => void) | undefined;
  /** Told of a queue that cannot be reached. */
  readonly onQueueError?: ((error: Error) => void) | undefined;
}

/** A chunk lasts a few seconds: little is lost with it, and the queue is asked seldom. */
const TARGET = 4000;
const STALLED_AFTER = 30_000;
const INTERVAL = 5000;
/** After a signal units have so many milliseconds to end. */
const GRACE = 2500;
/** Machines are switched off for reasons of their own, so that a chunk may have bad luck some times. */
const MOST_STALLS = 25;
/** There are always some chunks in the queue, and more where there are more workers. */
const LEAST_OPEN = 16;
const OPEN_EACH = 3;

/**
 * Does jobs of the queue until the signal comes. What came of a chunk is written in one transaction of the store, so that a
 * chunk that is delivered twice counts once; then, and from time to time, what has its turn is settled and the queue is filled up
 * from the store. When the signal comes, what was done by then is kept.
 */
export async function workAtQueue(
  collection: Collection,
  address: QueueAddress,
  queue: ChunkQueue,
  options: WorkOptions,
): Promise<void> {
  const { jobs, target = TARGET, stalledAfter = STALLED_AFTER, interval = INTERVAL, signal } = options;
  const { maker = fingerprint(), mostStalls = MOST_STALLS, onChunk, onQueueError } = options;
  const runner = new ChunkRunner(collection, jobs);
  const stop = new AbortController();
  let workers = 1;

  const fillUp = async (plan: string, everything: boolean) => {
    const most = Math.max(LEAST_OPEN, OPEN_EACH * jobs * workers);
    const { opened } = await advancePlan(collection, plan, { workers: jobs * workers, target, most });
    // All that is open now and then, in case that the queue has lost something.
    await queue.add(everything ? await openChunks(collection, plan) : opened);
  };

  const work = async (job: ChunkJob): Promise<void> => {
    const chunk = await patiently(() => readChunk(collection, job.data), options);
    if (!chunk || signal?.aborted) return;
    const done = await doChunk({ collection, runner, stop: stop.signal }, chunk, options);
    if (done.fate === 'failed') throw done.error;
    onChunk?.(chunk, done.fate);
    // If the queue cannot be reached, or the store just now, the next look at the plans will do.
    await fillUp(chunk.plan, false).catch(() => {});
  };

  const { makeWorker } = await loadEngine(address);
  const worker = makeWorker(queueName(maker), work, {
    concurrency: jobs,
    lockDuration: stalledAfter,
    stalledInterval: stalledAfter / 2,
    maxStalledCount: mostStalls,
  });
  worker.on('error', (error) => onQueueError?.(error));
  worker.on('failed', (job, error) => {
    // Other failures are counted by who had the chunk.
    if (job && /stalled/.test(error.message))
      void setChunkAside(collection, job.data, 'It was with many workers when they died.').catch(() => {});
  });

  const look = async () => {
    workers = Math.max(1, (await queue.counts()).workers);
    for (const { id, state, maker: of } of await listPlans(collection))
      if (state === 'running' && of === maker) await fillUp(id, true);
  };
  try {
    while (!signal?.aborted) {
      await look().catch((error: Error) => onQueueError?.(error));
      await pause(interval, signal);
    }
  } finally {
    stop.abort();
    const timer = setTimeout(() => void runner.terminate(), GRACE);
    await worker.close();
    clearTimeout(timer);
    await runner.terminate();
  }
}

function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal?.addEventListener('abort', end);
    if (signal?.aborted) end();
  });
}

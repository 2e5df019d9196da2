import type { Collection } from '../../collection/index.ts';
import { advancePlan, type Chunk, openChunks } from '../store/index.ts';
import { ChunkRunner } from './chunk-runner.ts';
import { doChunk } from './do-chunk.ts';
import { type PatienceOptions, patiently } from './patience.ts';

/** On how many threads a plan is worked at, and what stops it. */
export interface PlanRunOptions extends PatienceOptions {
  readonly jobs: number;
  /** How many milliseconds a chunk should take. */
  readonly target?: number | undefined;
  /** Told after each chunk. */
  readonly onChunk?: (() => void) | undefined;
}

/** A kill loses about so much work of each thread. */
const TARGET = 1000;

/** Units that do not end within so many milliseconds of a signal are left where they are. */
const GRACE = 2500;

/**
 * Works at a plan of the collection until every line has ended, or cannot go on because of chunks that fail. When the
 * signal comes, what was done by then is kept. Anyone may work at the same plan at the same time.
 */
export async function runPlan(collection: Collection, plan: string, options: PlanRunOptions): Promise<void> {
  const { jobs, target = TARGET, signal, onChunk } = options;
  const runner = new ChunkRunner(collection, jobs);
  // What a run that was killed has left is done first.
  const waiting = await patiently(() => openChunks(collection, plan), options);
  const running = new Map<Chunk, AbortController>();
  let turn: Promise<unknown> = Promise.resolve();

  /** Settles, cuts new chunks, and lets go of what is no longer needed; one at a time. */
  const advance = () => {
    const next = turn.then(async () => {
      const inHand = waiting.length + running.size;
      const { opened, ended } = await patiently(
        () => advancePlan(collection, plan, { workers: jobs, target, most: Math.max(inHand, 2 * jobs) }),
        options,
      );
      waiting.push(...opened);
      for (const [chunk, control] of running) if (ended.includes(chunk.line)) control.abort();
      for (const line of ended) remove(waiting, (chunk) => chunk.line === line);
    });
    turn = next.catch(() => {});
    return next;
  };

  const work = async (chunk: Chunk) => {
    const control = new AbortController();
    const stop = () => control.abort();
    signal?.addEventListener('abort', stop);
    running.set(chunk, control);
    try {
      const { fate } = await doChunk({ collection, runner, stop: control.signal }, chunk, options);
      if (fate === 'failed') waiting.push({ ...chunk, tries: chunk.tries + 1 });
    } finally {
      signal?.removeEventListener('abort', stop);
      running.delete(chunk);
    }
    await advance();
    onChunk?.();
  };

  const hands = new Set<Promise<void>>();
  let failure: unknown;
  let timer: NodeJS.Timeout | undefined;
  const hurry = () => {
    timer = setTimeout(() => void runner.terminate(), GRACE);
  };
  signal?.addEventListener('abort', hurry);
  try {
    await advance();
    while (!signal?.aborted && failure === undefined) {
      while (hands.size < jobs && waiting.length > 0) {
        const hand = work(waiting.shift()!)
          .catch((error: unknown) => {
            failure ??= error;
          })
          .finally(() => hands.delete(hand));
        hands.add(hand);
      }
      if (hands.size === 0) break;
      await Promise.race(hands);
    }
    await Promise.all(hands);
    if (failure !== undefined) throw failure;
  } finally {
    signal?.removeEventListener('abort', hurry);
    clearTimeout(timer);
    await runner.terminate();
  }
}

function remove<T>(list: T[], unwanted: (item: T) => boolean): void {
  const kept = list.filter((item) => !unwanted(item));
  list.splice(0, list.length, ...kept);
}

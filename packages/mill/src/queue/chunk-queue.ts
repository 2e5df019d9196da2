import { failure, type Result, success } from '@latin-puzzles/core/basis';
import { fingerprint, MOST_TRIES } from '../plan/index.ts';
import type { QueueAddress } from './address.ts';
import { type ChunkKey, type JobQueue, loadEngine } from './engine.ts';
import { QUEUE_FAULTS } from './faults.ts';

/** Programs that make other puzzles have a queue of their own, so that they never get each other's work. */
export function queueName(maker = fingerprint()): string {
  return `latin-mill-${maker.replace(/[^\w.]/g, '-')}`;
}

/** How many jobs there are. */
export interface QueueCounts {
  readonly waiting: number;
  readonly active: number;
  readonly delayed: number;
  /** How many processes take jobs. */
  readonly workers: number;
}

/** A failed job is tried again after a second, then after two, and so on. */
const BACKOFF = 1000;

/** The queue delivers which chunks are to be done; the store decides what counts. */
export class ChunkQueue {
  readonly #queue: JobQueue;

  constructor(queue: JobQueue) {
    this.#queue = queue;
  }

  /** Adds chunks; those that are in the queue already are left as they are. */
  async add(chunks: readonly ChunkKey[]): Promise<void> {
    if (chunks.length === 0) return;
    await this.#queue.addBulk(
      chunks.map(({ plan, line, number }) => ({
        name: 'chunk',
        data: { plan, line, number },
        opts: {
          jobId: `${plan}-${line}-${number}`,
          attempts: MOST_TRIES,
          backoff: { type: 'exponential', delay: BACKOFF },
          // The store remembers what was done, so that a chunk can come again under the same name.
          removeOnComplete: true,
          removeOnFail: true,
        },
      })),
    );
  }

  async counts(): Promise<QueueCounts> {
    const { waiting = 0, prioritized = 0, active = 0, delayed = 0 } = await this.#queue.getJobCounts();
    return { waiting: waiting + prioritized, active, delayed, workers: await this.#queue.getWorkersCount() };
  }

  /** Forgets all jobs that nobody has taken yet. */
  async drain(): Promise<void> {
    await this.#queue.drain(true);
  }

  async close(): Promise<void> {
    await this.#queue.close().catch(() => {});
  }
}

/** So many milliseconds the server may take to answer. */
const PATIENCE = 10_000;

/** Opens a queue, and asks its server whether it is there. */
export async function openQueue(address: QueueAddress, name = queueName()): Promise<Result<ChunkQueue>> {
  const { makeQueue } = await loadEngine(address);
  const queue = makeQueue(name);
  let timer: NodeJS.Timeout | undefined;
  const trouble = new Promise<never>((_, reject) => {
    // Later ones are told by who asks for something.
    queue.on('error', reject);
    timer = setTimeout(() => reject(new Error('it does not answer')), PATIENCE);
  });
  try {
    await Promise.race([queue.waitUntilReady(), trouble]);
    return success(new ChunkQueue(queue));
  } catch (error) {
    void queue.close().catch(() => {});
    const { message, code = '' } = error as Error & { readonly code?: string };
    const said = (message || code).split('\n')[0]!.replace(/\.$/, '');
    return failure(QUEUE_FAULTS, 'queue.unreachable', address.place, { said });
  } finally {
    clearTimeout(timer);
    trouble.catch(() => {});
  }
}

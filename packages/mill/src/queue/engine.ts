import type { Job, Queue, Worker } from 'bullmq';
import type { Chunk } from '../plan/index.ts';
import type { QueueAddress } from './address.ts';

/** What a job says: which chunk is to be done. The store has the rest. */
export type ChunkKey = Pick<Chunk, 'plan' | 'line' | 'number'>;

/** A job of the queue. */
export type ChunkJob = Job<ChunkKey, void>;

/** What is made of BullMQ on one of its engines. */
export interface QueueEngine {
  makeQueue(name: string): Queue<ChunkKey, void>;
  makeWorker(name: string, work: (job: ChunkJob) => Promise<void>, options: WorkerSettings): Worker<ChunkKey, void>;
}

/** How a worker takes jobs. */
export interface WorkerSettings {
  readonly concurrency: number;
  /** A job whose worker has not been heard of for so many milliseconds is taken over by another. */
  readonly lockDuration: number;
  /** How often it is looked for such jobs. */
  readonly stalledInterval: number;
  /** How often a job is taken over before it is thought to kill its workers. */
  readonly maxStalledCount: number;
}

/** Makes the classes of BullMQ for an address; they are loaded only here. */
export async function loadEngine({ engine, url }: QueueAddress): Promise<QueueEngine> {
  const { createPostgresBackend, createRedisBackend, withBackend } = await import('bullmq');
  const common = { skipMetasUpdate: false };
  if (engine === 'postgres') {
    const classes = withBackend(createPostgresBackend);
    const connection = { connectionString: url, migrate: true };
    return {
      makeQueue: (name) => new classes.Queue(name, { ...common, connection }) as unknown as Queue<ChunkKey, void>,
      makeWorker: (name, work, settings) =>
        new classes.Worker(name, work, { ...settings, connection }) as unknown as Worker<ChunkKey, void>,
    };
  }
  const classes = withBackend(createRedisBackend);
  return {
    makeQueue: (name) =>
      new classes.Queue(name, { ...common, connection: { url, maxRetriesPerRequest: 3 } }) as unknown as Queue<
        ChunkKey,
        void
      >,
    // Workers wait for a server that starts again.
    makeWorker: (name, work, settings) =>
      new classes.Worker(name, work, {
        ...settings,
        connection: { url, maxRetriesPerRequest: null },
      }) as unknown as Worker<ChunkKey, void>,
  };
}

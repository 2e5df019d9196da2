import type { Chunk } from '../plan/index.ts';
import type { QueueAddress } from './address.ts';

/** What a job says: which chunk is to be done. The store has the rest. */
export type ChunkKey = Pick<Chunk, 'plan' | 'line' | 'number'>;

/** A job of the queue. */
export interface ChunkJob {
  readonly data: ChunkKey;
}

/** What we ask of a queue of BullMQ. Its own types are kept out of ours, which are read without it. */
export interface JobQueue {
  addBulk(jobs: readonly { readonly name: string; readonly data: ChunkKey; readonly opts: object }[]): Promise<unknown>;
  getJobCounts(): Promise<Readonly<Record<string, number>>>;
  getWorkersCount(): Promise<number>;
  drain(delayed: boolean): Promise<void>;
  waitUntilReady(): Promise<unknown>;
  on(event: 'error', listener: (error: Error) => void): unknown;
  close(): Promise<void>;
}

/** What we ask of a worker of BullMQ. */
export interface JobWorker {
  on(event: 'error', listener: (error: Error) => void): unknown;
  on(event: 'failed', listener: (job: ChunkJob | undefined, error: Error) => void): unknown;
  close(): Promise<void>;
}

/** What is made of BullMQ on one of its engines. */
export interface QueueEngine {
  makeQueue(name: string): JobQueue;
  makeWorker(name: string, work: (job: ChunkJob) => Promise<void>, options: WorkerSettings): JobWorker;
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
      makeQueue: (name) => new classes.Queue(name, { ...common, connection }) as unknown as JobQueue,
      makeWorker: (name, work, settings) =>
        new classes.Worker(name, work, { ...settings, connection }) as unknown as JobWorker,
    };
  }
  const classes = withBackend(createRedisBackend);
  return {
    makeQueue: (name) =>
      new classes.Queue(name, { ...common, connection: { url, maxRetriesPerRequest: 3 } }) as unknown as JobQueue,
    // Workers wait for a server that starts again.
    makeWorker: (name, work, settings) =>
      new classes.Worker(name, work, {
        ...settings,
        connection: { url, maxRetriesPerRequest: null },
      }) as unknown as JobWorker,
  };
}

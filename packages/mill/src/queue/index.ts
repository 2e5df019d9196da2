export { locateQueue, type QueueAddress, type QueueEnvironment } from './address.ts';
export { ChunkQueue, openQueue, type QueueCounts, queueName } from './chunk-queue.ts';
export type { ChunkKey } from './engine.ts';
export { QUEUE_CODES, QUEUE_FAULTS, type QueueFaultFacts } from './faults.ts';
export { type WorkOptions, workAtQueue } from './work.ts';

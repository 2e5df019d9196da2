export * from './batch.ts';
export { InOrder } from './in-order.ts';
export { likenessOf } from './likeness.ts';
export * from './outcome.ts';
export * from './run.ts';
export { attemptSeed } from './seed.ts';
export type { BatchRejection, Counts, Statistics } from './statistics.ts';

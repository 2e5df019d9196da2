export { type MillOptions, makeThreadRunner, runOnThreads } from './threads/run-on-threads.ts';

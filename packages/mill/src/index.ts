export { type MillOptions, makeThreadRunner, runOnThreads } from './run-on-threads.ts';

export { type MillOptions, runOnThreads } from './run-on-threads.ts';

export * from './count.ts';
export * from './estimate.ts';
export { COUNT_METHODS } from './methods/index.ts';
export * from './occurring.ts';
export type { CountProgress, CountState } from './run.ts';

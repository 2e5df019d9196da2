export * from './count.ts';
export { type CountDivision, type DivisionOptions, divideCount } from './division.ts';
export * from './estimate.ts';
export { COUNT_METHODS } from './methods/index.ts';
export * from './occurring.ts';
export type { CountProgress, CountState } from './run.ts';

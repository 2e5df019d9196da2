export * from './count.ts';
export type { CountedDescent } from './descent.ts';
export { type CountDivision, type DivisionOptions, divideCount } from './division.ts';
export * from './estimate.ts';
export * from './make-descent.ts';
export { COUNT_METHODS } from './methods/index.ts';
export * from './occurring.ts';
export { type CountProgress, type CountState, isCountState } from './run.ts';

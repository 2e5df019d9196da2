export { isSolution } from './is-solution.ts';
export * from './method.ts';
export { ALL_METHODS, methodNamed } from './registry.ts';
export * from './search-by.ts';

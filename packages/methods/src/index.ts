export { isSolution } from './method/is-solution.ts';
export * from './method/method.ts';
export * from './method/search-by.ts';
export { ALL_METHODS, methodNamed } from './registry.ts';

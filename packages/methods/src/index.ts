export { isSolution } from './method/is-solution.ts';
export * from './method/method.ts';
export { type MethodEnding, type MethodProgress, type SearchOptions, searchHere } from './method/search-here.ts';
export { ALL_METHODS, methodNamed } from './registry.ts';
export { searchBy } from './search-by.ts';

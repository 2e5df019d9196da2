export { type AddReport, addEntries } from './adding.ts';
export * from './entry.ts';
export { type PuzzleFilter, type Range, selectPuzzles } from './filter.ts';
export * from './querying.ts';
export { RowMaker } from './rows.ts';

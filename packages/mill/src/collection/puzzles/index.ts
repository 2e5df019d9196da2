export { type AddReport, addEntries } from './adding.ts';
export * from './entry.ts';
export { type FilterRange, type PuzzleFilter, selectPuzzles } from './filter.ts';
export * from './querying.ts';
export { reviseEntries } from './revising.ts';
export { RowMaker } from './rows.ts';

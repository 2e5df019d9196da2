export { Collection, type CollectionOptions, type CollectionTransaction, openCollection } from './collection.ts';
export * from './database/index.ts';
export * from './puzzles/index.ts';

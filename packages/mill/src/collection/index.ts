export * from './care/index.ts';
export * from './database/index.ts';
export * from './exchange/index.ts';
export * from './puzzles/index.ts';
export * from './store/index.ts';

export * from './batch/index.ts';
export * from './generate-puzzles.ts';
export * from './levels/index.ts';
export * from './listing/index.ts';
export * from './maximal/index.ts';
export * from './minimal/index.ts';
export * from './removal/index.ts';
export * from './wishes/index.ts';

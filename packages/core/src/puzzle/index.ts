export * from './beginning.ts';
export * from './classify.ts';
export * from './latin-square.ts';
export * from './multiset.ts';
export * from './partial-board.ts';
export * from './problem.ts';
export * from './puzzle.ts';
export * from './types.ts';

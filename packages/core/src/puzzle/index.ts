export * from './multiset.ts';
export * from './partial-board.ts';

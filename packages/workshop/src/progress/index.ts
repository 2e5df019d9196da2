export * from './board-name.ts';
export * from './days.ts';
export * from './favourites.ts';
export * from './path.ts';
export * from './progress.ts';
export * from './solve.ts';
export * from './statistics.ts';

export * from './labels.ts';
export * from './puzzles.ts';

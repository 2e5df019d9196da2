export * from './book-compose.ts';
export * from './book-document.ts';
export * from './book-parse.ts';
export * from './book-puzzles.ts';
export { STARTER_BOOK } from './book-starter.ts';
export * from './compose.ts';
export * from './facts.ts';
export * from './faults.ts';

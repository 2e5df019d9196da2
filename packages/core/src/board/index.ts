export * from './board.ts';
export * from './catalog.ts';
export { FAMILIES, type Family } from './families/index.ts';
export * from './resolve.ts';
export * from './symmetry/index.ts';

// A draft, like a file, has names as texts.
export { NAMES_IN_FILES } from '@latin-puzzles/core/format';
export * from './draft.ts';
export * from './lattice.ts';
export * from './record.ts';
export * from './verdict.ts';

export * from './draft.ts';
export * from './editing.ts';
export * from './lattice.ts';
export * from './record.ts';
export * from './start.ts';
export * from './suggestions.ts';
export * from './verdict.ts';

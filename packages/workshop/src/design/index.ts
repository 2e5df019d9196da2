export * from './draft.ts';
export * from './lattice.ts';
export * from './record.ts';
export * from './verdict.ts';

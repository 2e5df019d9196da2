export * from './faults.ts';
export * from './fields.ts';
export * from './types.ts';

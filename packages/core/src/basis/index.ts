export * from './fault.ts';
export * from './labels.ts';
export * from './random.ts';

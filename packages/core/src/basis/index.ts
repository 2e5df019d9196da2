export * from './fault.ts';
export * from './random.ts';

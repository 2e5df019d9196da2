export * from './count.ts';
export * from './estimate.ts';
export * from './occurring.ts';

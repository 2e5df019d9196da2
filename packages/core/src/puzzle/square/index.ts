export * from './canonize-square.ts';
export * from './latin-square.ts';

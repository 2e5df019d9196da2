export * from './format/index.ts';
export * from './running/index.ts';
export * from './store/index.ts';

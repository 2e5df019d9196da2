export * from './inequality.ts';
export * from './proof-files.ts';

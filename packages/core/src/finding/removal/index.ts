export * from './critical.ts';
export * from './remover.ts';

export * from './compose.ts';
export * from './facts.ts';

export * from './ladder.ts';
export * from './position.ts';
export * from './shape.ts';
export * from './step.ts';
export * from './theorem.ts';
export * from './theorems/index.ts';

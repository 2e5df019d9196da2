export { type Engine, makeEngine } from './engine.ts';
export * from './options.ts';
export type { Sample, SampleOptions } from './sampling.ts';
export type { Packed } from './searcher.ts';
export * from './strategies/index.ts';
export { turn } from './turn.ts';

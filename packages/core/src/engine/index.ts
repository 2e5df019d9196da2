export { type Engine, makeEngine } from './engine.ts';
export type { Sample, SampleOptions } from './sampling.ts';
export { PAUSE } from './search/listing.ts';
export * from './search/options.ts';
export type { Packed } from './search/searcher.ts';
export { turn } from './search/turn.ts';
export * from './solve-puzzle.ts';
export * from './strategies/index.ts';

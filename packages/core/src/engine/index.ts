export type { Another, AnotherOptions } from './another.ts';
export { type Engine, makeEngine } from './engine.ts';
export type { Sample, SampleOptions } from './sampling.ts';
export { yieldToEventLoop } from './search/event-loop.ts';
export { PAUSE } from './search/listing.ts';
export * from './search/options.ts';
export type { PackedLabelings } from './search/searcher.ts';
export * from './solve-puzzle.ts';
export * from './strategies/index.ts';

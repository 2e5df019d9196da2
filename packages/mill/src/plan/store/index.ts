export { type Advance, type AdvanceOptions, advancePlan } from './advance.ts';
export {
  type Chunk,
  type ChunkOutcome,
  completeChunk,
  failChunk,
  MOST_TRIES,
  openChunks,
  readChunk,
  retryChunks,
  setChunkAside,
} from './chunks.ts';
export { type ReasonCounts, type StoredLine, storedLine } from './rows.ts';
export * from './status.ts';
export * from './submit.ts';

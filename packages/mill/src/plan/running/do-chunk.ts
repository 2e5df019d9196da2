import type { Collection } from '../../collection/index.ts';
import { type Chunk, completeChunk, failChunk } from '../store/index.ts';
import type { ChunkRunner } from './chunk-runner.ts';
import { type PatienceOptions, patiently } from './patience.ts';

/** What became of a chunk: it counts, it counted already, it failed and may be tried again, or it was set aside. */
export type ChunkFate =
  | { readonly fate: 'counted' | 'known' }
  | { readonly fate: 'failed' | 'aside'; readonly error: Error };

/**
 * Does a chunk and writes down what came of it. When `stop` comes, what was done by then is kept. While the collection cannot be
 * reached it waits, unless the signal of the options comes.
 */
export async function doChunk(
  { collection, runner, stop }: { collection: Collection; runner: ChunkRunner; stop: AbortSignal },
  chunk: Chunk,
  options: PatienceOptions,
): Promise<ChunkFate> {
  const outcome = await patiently(() => runner.run(chunk, stop), options).catch((error: Error) => error);
  if (outcome instanceof Error) {
    const aside = await patiently(() => failChunk(collection, chunk, outcome.message), options);
    return { fate: aside ? 'aside' : 'failed', error: outcome };
  }
  const counted = await patiently(() => completeChunk(collection, chunk, outcome), options);
  return { fate: counted ? 'counted' : 'known' };
}

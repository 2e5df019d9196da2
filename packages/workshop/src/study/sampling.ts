import { makeRandom } from '@latin-puzzles/core/basis';
import type { Limits } from '@latin-puzzles/core/engine';
import type { Labeling, PartialBoard } from '@latin-puzzles/core/puzzle';
import { makeSampler, type Sampler, type SamplingMethod } from '@latin-puzzles/core/sampling';
import type { Tools } from '../tools/index.ts';

export interface SampleRequest extends Limits {
  /** How many Latin boards to draw. */
  readonly count: number;
  readonly seed: number;
  readonly method?: SamplingMethod | undefined;
  /** Called once it is known how they are drawn, before the first. */
  readonly onSampler?: ((sampler: Sampler) => void) | undefined;
}

/** How sampling ended: all were drawn, there is no Latin board to draw, or a limit came first. */
export type SampleVerdict = 'complete' | 'no-board' | 'timeout' | 'aborted';

/** Latin boards that complete a partial board, drawn one after the other, each with the same chance; returns why it ended. */
export function* sampleCompletions(
  tools: Tools,
  partial: PartialBoard,
  request: SampleRequest,
): Generator<Labeling, SampleVerdict, undefined> {
  const { count, seed, method, timeLimit = Number.POSITIVE_INFINITY, signal, clock = Date.now, onSampler } = request;
  const end = clock() + timeLimit;
  const due = {
    get aborted() {
      return (signal?.aborted ?? false) || clock() > end;
    },
  };
  const engine = tools.engineFor(partial);
  const made = makeSampler(engine, partial.labeling, { method, timeLimit, signal, clock });
  if (!made.sampler) return made.verdict;
  onSampler?.(made.sampler);
  const seeds = makeRandom(seed);
  for (let drawn = 0; drawn < count; drawn++) {
    const board = made.sampler.draw(seeds.below(0x1_0000_0000), { signal: due });
    if (!board) return signal?.aborted ? 'aborted' : 'timeout';
    yield board;
  }
  return 'complete';
}

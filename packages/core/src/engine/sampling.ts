import { makeRandom } from '../basis/index.ts';
import type { Labeling } from '../puzzle/index.ts';
import type { Ending, ListOptions, Verdict } from './options.ts';
import type { Searcher } from './searcher.ts';

export interface SampleOptions extends Omit<ListOptions, 'limit' | 'onProgress'> {
  readonly seed: number;
}

export interface Sample {
  readonly solution: Labeling | undefined;
  /** The verdict is `limit` when there is a solution. */
  readonly ending: Ending;
}

/** Nodes of the first attempt, and how much longer each next one is. */
const PATIENCE = 500;
const GROWTH = 1.2;
/** Nodes between two looks at the clock and the signal. */
const SLICE = 10_000;

/**
 * Searches in random order. An unlucky first choice can hide every solution behind a tree that no one outlives, so a
 * search that takes long is given up for a new one, each allowed to take longer than the one before.
 */
export function sample(searcher: Searcher, labeling: Labeling, options: SampleOptions): Sample {
  const { timeLimit, signal, seed, clock = Date.now } = options;
  const start = clock();
  const seeds = makeRandom(seed);
  let spent = 0;
  for (let patience = PATIENCE; ; patience *= GROWTH) {
    const begun = searcher.begin(labeling, seeds.below(0x1_0000_0000));
    const nodes = () => spent + searcher.progress().nodes;
    const without = (verdict: Verdict): Sample => ({
      solution: undefined,
      ending: { verdict, nodes: nodes(), solutions: 0 },
    });
    if (!begun) return without('complete');
    while (searcher.progress().nodes < patience) {
      if (signal?.aborted) return without('aborted');
      if (timeLimit !== undefined && clock() - start >= timeLimit) return without('timeout');
      const stop = searcher.walk(Math.min(SLICE, Math.ceil(patience - searcher.progress().nodes)), 1);
      const [solution] = searcher.take();
      if (solution) return { solution, ending: { verdict: 'limit', nodes: nodes(), solutions: 1 } };
      if (stop === 'done') return without('complete');
    }
    spent = nodes();
  }
}

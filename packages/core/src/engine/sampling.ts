import { makeRandom } from '../basis/index.ts';
import type { Labeling } from '../puzzle/index.ts';
import type { Solvers } from './list-solutions.ts';
import type { Ending, ListOptions, Verdict } from './search/options.ts';

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
/** How many times the budget of plain search to spend on attempts: what the search that learns finds is less varied. */
const BUDGETS = 10;

/**
 * Searches in random order. An unlucky first choice can hide every solution behind a tree that no one outlives, so a
 * search that takes long is given up for a new one, each allowed to take longer than the one before.
 */
export function sampleSolution(
  { searcher, budget, learning }: Solvers,
  labeling: Labeling,
  options: SampleOptions,
): Sample {
  const { timeLimit, signal, seed, clock = Date.now } = options;
  const start = clock();
  const seeds = makeRandom(seed);
  let spent = 0;
  const without = (verdict: Verdict, nodes = 0): Sample => ({
    solution: undefined,
    ending: { verdict, nodes: spent + nodes, solutions: 0 },
  });
  for (let patience = PATIENCE; searcher && !(learning && spent >= BUDGETS * budget); patience *= GROWTH) {
    if (!searcher.begin(labeling, seeds.below(0x1_0000_0000))) return without('complete');
    let nodes = 0;
    while (nodes < patience) {
      if (signal?.aborted) return without('aborted', nodes);
      if (timeLimit !== undefined && clock() - start >= timeLimit) return without('timeout', nodes);
      const stop = searcher.walk(Math.min(searcher.slice, Math.ceil(patience - nodes)), 1);
      nodes = searcher.progress().nodes;
      const [solution] = searcher.take();
      if (solution) return { solution, ending: { verdict: 'limit', nodes: spent + nodes, solutions: 1 } };
      if (stop === 'done') return without('complete', nodes);
      if (stop === 'memory') break;
    }
    spent += nodes;
  }
  if (!learning) return without('memory');
  const rest = timeLimit === undefined ? undefined : Math.max(0, timeLimit - (clock() - start));
  const run = learning.list(labeling, { timeLimit: rest, signal, clock, seed, limit: 1 });
  const found = run.next();
  if (found.done) return without(found.value.verdict, found.value.nodes);
  const { value } = run.next();
  return { solution: found.value, ending: { ...(value as Ending), nodes: spent + (value as Ending).nodes } };
}

import type { Labeling } from '../puzzle/index.ts';
import type { Ending, ListOptions, Verdict } from './options.ts';
import type { Searcher } from './searcher.ts';

/** A listing yields solutions and, whenever it has worked for a while, `PAUSE`. */
export const PAUSE = Symbol('pause');
export type Step = Labeling | typeof PAUSE;

/** How long to work between two looks at the clock and the signal, in milliseconds. */
const SLICE = 10;
const FIRST_NODES = 1000;

/** Searches in slices and looks up between them. Solutions are counted only, not yielded, unless they are to be kept. */
export function* listing(
  searcher: Searcher,
  labeling: Labeling,
  options: ListOptions,
  keep: boolean,
): Generator<Step, Ending, undefined> {
  const { limit = Number.POSITIVE_INFINITY, timeLimit, signal, onProgress, seed, clock = Date.now } = options;
  const start = clock();
  let given = 0;
  const end = (verdict: Verdict): Ending => ({ verdict, nodes: searcher.progress().nodes, solutions: given });
  if (!searcher.begin(labeling, seed)) return end('complete');

  let nodeLimit = FIRST_NODES;
  // Few at first, so that who wants one solution does not wait for many.
  let wanted = 1;
  while (given < limit) {
    const before = clock();
    if (signal?.aborted) return end('aborted');
    if (timeLimit !== undefined && before - start >= timeLimit) return end('timeout');
    const stop = keep
      ? searcher.walk(nodeLimit, Math.min(wanted, limit - given))
      : searcher.count(nodeLimit, limit - given);
    const elapsed = clock() - before;
    if (keep)
      for (const solution of searcher.take()) {
        given++;
        yield solution;
        if (signal?.aborted) return end('aborted');
      }
    else given = searcher.progress().solutions;
    onProgress?.(searcher.progress());
    if (stop === 'done' && given < limit) return end('complete');
    if (stop === 'solutions') wanted = Math.min(2 * wanted, searcher.capacity);
    if (stop === 'nodes') nodeLimit = Math.max(1, Math.round(nodeLimit * Math.min(2, SLICE / Math.max(1, elapsed))));
    yield PAUSE;
  }
  return end('limit');
}

import type { Labeling } from '../../puzzle/index.ts';
import type { Ending, ListOptions, Verdict } from './options.ts';
import type { Searcher } from './searcher.ts';

/** Yielded by a search that has worked for a while: it may be stopped here. */
export const PAUSE = Symbol('pause');
/** A search yields a solution at a time or, when it has worked for a while without one, `PAUSE`. */
export type ListingStep = Labeling | typeof PAUSE;

/** A listing yields solutions by the batch, which may be empty: many at a time cost less than each by itself. */
export type SolutionBatch = readonly Labeling[];

/** How a listing by plain search ends: as the options say, or because its budget is spent. */
export interface PlainEnding extends Omit<Ending, 'verdict'> {
  readonly verdict: Verdict | 'spent';
}

/** How long to work between two looks at the clock and the signal, in milliseconds. */
const SLICE = 10;
const FIRST_NODES = 1000;
const MOST_NODES = 1_000_000;

/**
 * Searches in slices and looks up between them. Solutions are counted only, not yielded, unless they are to be kept. Ends
 * when as many nodes as the budget allows have passed without a solution, or memory does not suffice.
 */
export function* listPlainly(
  searcher: Searcher,
  labeling: Labeling,
  options: ListOptions,
  keep: boolean,
  budget: number,
): Generator<SolutionBatch, PlainEnding, undefined> {
  const { limit = Number.POSITIVE_INFINITY, timeLimit, signal, onProgress, seed, clock = Date.now } = options;
  const start = clock();
  let given = 0;
  const end = (verdict: PlainEnding['verdict']): PlainEnding => {
    const { nodes } = searcher.progress();
    return { verdict, nodes, solutions: given };
  };
  if (limit <= 0) return { verdict: 'limit', nodes: 0, solutions: 0 };
  if (signal?.aborted) return { verdict: 'aborted', nodes: 0, solutions: 0 };
  if (!searcher.begin(labeling, seed)) return end('complete');

  let pace = Math.min(FIRST_NODES, searcher.slice);
  // Few at first, so that who wants one solution does not wait for many.
  let wanted = 1;
  while (true) {
    const before = clock();
    if (timeLimit !== undefined && before - start >= timeLimit) return end('timeout');
    const left = budget - searcher.nodesSinceSolution();
    if (left <= 0) return end('spent');
    const nodeLimit = Math.min(pace, left);
    const stop = keep
      ? searcher.walk(nodeLimit, Math.min(wanted, limit - given))
      : searcher.count(nodeLimit, limit - given);
    const elapsed = clock() - before;
    given = searcher.progress().solutions;
    onProgress?.(searcher.progress());
    yield keep ? searcher.take() : [];
    if (signal?.aborted) return end('aborted');
    if (given >= limit) return end('limit');
    if (stop === 'done') return end('complete');
    if (stop === 'memory') return end('spent');
    if (stop === 'solutions') wanted = Math.min(2 * wanted, searcher.room);
    if (stop === 'nodes') pace = Math.min(MOST_NODES, Math.ceil(pace * Math.min(2, SLICE / Math.max(1, elapsed))));
  }
}

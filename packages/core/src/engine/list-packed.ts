import type { Labeling } from '../puzzle/index.ts';
import type { PackedLabelings, Searcher } from './search/searcher.ts';

/** The first look at how far the search has come, as a part of the nodes allowed; then each time after twice as many. */
const FIRST_LOOK = 1 / 64;

/** The search is given up where its limits would have to be so many times as high, as far as one can tell. */
const HOPELESS = 4;

/**
 * All solutions, if there are at most so many and they are found within so many nodes. Most searches that fail go far beyond
 * their limits, and the share of the tree that has been walked tells so early: it is looked at while the nodes are limited.
 */
export function listPacked(
  searcher: Searcher,
  labeling: Labeling,
  mostSolutions: number,
  mostNodes: number,
): PackedLabelings | undefined {
  if (!searcher.begin(labeling)) return new Int16Array(0);
  for (let until = mostNodes * FIRST_LOOK; ; until = Math.min(mostNodes, 2 * until)) {
    const { nodes, solutions } = searcher.progress();
    const stop = searcher.walkOn(Math.ceil(until) - nodes, mostSolutions + 1 - solutions);
    const now = searcher.progress();
    if (stop === 'done') return now.solutions <= mostSolutions ? searcher.takePacked() : undefined;
    const spent = Math.max(now.nodes / mostNodes, now.solutions / mostSolutions);
    if (stop !== 'nodes' || until >= mostNodes || HOPELESS * now.explored < spent) return undefined;
  }
}

import type { Problem } from '../../puzzle/index.ts';
import type { ListOptions, Verdict } from '../search/options.ts';

/** Counts nodes and solutions, and looks at the clock and the signal now and then. */
export interface Watch {
  nodes: number;
  solutions: number;
  /** How many Latin boards the solutions stand for, where one of every class is listed. */
  represented: bigint | undefined;
  /** Why the search must stop, once it must. */
  stopped: Verdict | undefined;
  /** Whether the search may go on. */
  readonly look: () => boolean;
  /** Counts a node; false if it must not be visited. */
  visit(): boolean;
}

/** What a node costs grows with cells and labels: after so many nodes times both there is a look. */
const BETWEEN_LOOKS = 200_000;

export function makeWatch(
  { cells, labels }: Problem,
  { timeLimit, signal, onProgress, clock = Date.now }: ListOptions,
): Watch {
  const start = clock();
  const stride = Math.ceil(BETWEEN_LOOKS / Math.max(1, cells * labels));
  const watch: Watch = {
    nodes: 0,
    solutions: 0,
    represented: undefined,
    stopped: undefined,
    look() {
      if (signal?.aborted) watch.stopped = 'aborted';
      else if (timeLimit !== undefined && clock() - start >= timeLimit) watch.stopped = 'timeout';
      return watch.stopped === undefined;
    },
    visit() {
      if (watch.nodes % stride === 0 && watch.look())
        onProgress?.({ nodes: watch.nodes, solutions: watch.solutions, explored: 0 });
      if (watch.stopped) return false;
      watch.nodes++;
      return true;
    },
  };
  return watch;
}

import type { Labeling } from '../puzzle/index.ts';
import type { Solvers } from './list-solutions.ts';
import type { Signal, Verdict } from './search/options.ts';

export interface AnotherOptions {
  /** A cell in which it must differ from the known one, where the caller knows that any other does. */
  readonly differsAt?: number | undefined;
  /** Gives up, `aborted`, when plain search has gone through so many bytes of states: at the same place on every machine. */
  readonly effort?: number | undefined;
  readonly signal?: Signal | undefined;
}

export interface Another {
  readonly solution: Labeling | undefined;
  /** `limit` when there is a solution, `complete` when there is none. */
  readonly verdict: Verdict;
}

const NONE: Another = { solution: undefined, verdict: 'complete' };
const ABORTED: Another = { solution: undefined, verdict: 'aborted' };

/** Most searches end within a few nodes. One that does not begins anew, this time with intersections. */
const HASTY_NODES = 24;
/**
 * Who asks about a cell mostly expects that there is another, and such searches are heavy-tailed: a few take thousands of times as long as
 * most. Beginning anew with other choices, each time with three times as many nodes, makes them rare.
 */
const NEAR_NODES = 48;

/** Searches for a Latin board that completes a labeling and is not the one that is known to. */
export function findAnother(
  { searcher, budget, learning }: Solvers,
  labeling: ArrayLike<number>,
  known: Labeling,
  { differsAt = -1, effort = Number.POSITIVE_INFINITY, signal }: AnotherOptions,
): Another {
  if (searcher) {
    const isNear = known[differsAt]! >= 0;
    const patience = Math.ceil(effort / searcher.stateBytes);
    const plenty = learning ? budget : Number.POSITIVE_INFINITY;
    let spent = 0;
    trials: for (let trial = 0; spent < plenty; trial++) {
      const begun = isNear
        ? searcher.seekNear(labeling, known, differsAt, trial > 0, trial || undefined)
        : searcher.seek(labeling, trial > 0);
      if (!begun) return NONE;
      const most = isNear ? NEAR_NODES * 3 ** trial : trial === 0 ? HASTY_NODES : Number.POSITIVE_INFINITY;
      let nodes = 0;
      while (nodes < most && spent + searcher.nodesSinceSolution() < plenty) {
        if (signal?.aborted || spent + nodes >= patience) return ABORTED;
        const stop = searcher.walk(Math.min(searcher.slice, most - nodes, patience - spent - nodes), 1);
        const [solution] = searcher.take();
        if (solution && !isSame(solution, known)) return { solution, verdict: 'limit' };
        if (stop === 'done') return NONE;
        if (stop === 'memory') break trials;
        ({ nodes } = searcher.progress());
      }
      spent += searcher.nodesSinceSolution();
    }
  }
  if (!learning) return { solution: undefined, verdict: 'memory' };
  const run = learning.list(Array.from(labeling), { limit: 2, signal });
  let step = run.next();
  for (; !step.done; step = run.next())
    if (!isSame(step.value, known)) {
      run.return(undefined as never);
      return { solution: step.value, verdict: 'limit' };
    }
  return { solution: undefined, verdict: step.value.verdict };
}

function isSame(one: Labeling, other: Labeling): boolean {
  for (let cell = 0; cell < one.length; cell++) if (one[cell] !== other[cell]) return false;
  return true;
}

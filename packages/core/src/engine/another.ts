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

/** Searches for a Latin board that completes a labeling and is not the one that is known to. */
export function findAnother(
  { searcher, budget, learning }: Solvers,
  labeling: ArrayLike<number>,
  known: Labeling,
  { differsAt, effort, signal }: AnotherOptions,
): Another {
  if (searcher) {
    const forbidden = differsAt === undefined ? undefined : known[differsAt];
    if (!searcher.seek(labeling, false, differsAt, forbidden)) return NONE;
    const patience = effort === undefined ? undefined : Math.ceil(effort / searcher.stateBytes);
    let hasty = true;
    while (!learning || searcher.nodesSinceSolution() < budget) {
      if (signal?.aborted) return ABORTED;
      if (patience !== undefined && searcher.progress().nodes >= patience) return ABORTED;
      const stop = searcher.walk(hasty ? HASTY_NODES : Math.min(searcher.slice, patience ?? searcher.slice), 1);
      const [solution] = searcher.take();
      if (solution && !isSame(solution, known)) return { solution, verdict: 'limit' };
      if (stop === 'done') return NONE;
      if (stop === 'memory') break;
      if (stop === 'nodes' && hasty) {
        searcher.seek(labeling, true, differsAt, forbidden);
        hasty = false;
      }
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

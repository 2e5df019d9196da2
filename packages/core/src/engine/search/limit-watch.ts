import type { Limits, Verdict } from './options.ts';

/** Limits from a moment on, for work that comes before a search and counts as part of it. */
export interface LimitWatch {
  readonly isOver: () => boolean;
  /** Why it is over. */
  readonly verdict: () => Verdict;
  /** What is left of the time, if that is limited. */
  readonly left: () => number | undefined;
}

export function watchLimits({ timeLimit, signal, clock = Date.now }: Limits): LimitWatch {
  const start = clock();
  const left = () => (timeLimit === undefined ? undefined : Math.max(0, timeLimit - (clock() - start)));
  return {
    isOver: () => signal?.aborted === true || left() === 0,
    verdict: () => (signal?.aborted ? 'aborted' : 'timeout'),
    left,
  };
}

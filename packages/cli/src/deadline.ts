import type { Signal } from '@latin-puzzles/core/engine';

/** The moment at which a command must stop. */
export interface Deadline {
  /** What is left of the time, in milliseconds: the limit of a search that begins now. */
  left(): number;
  readonly signal: Signal;
}

/** From a `--timeout` in seconds; without one there is time for ever. */
export function makeDeadline(timeout?: number): Deadline {
  const end = timeout === undefined ? Number.POSITIVE_INFINITY : Date.now() + timeout * 1000;
  return {
    left: () => end - Date.now(),
    signal: {
      get aborted() {
        return Date.now() > end;
      },
    },
  };
}

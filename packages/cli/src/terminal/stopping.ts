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

export interface Stopper {
  readonly signal: AbortSignal;
  /** Leaves the clock and Ctrl+C alone again. */
  release(): void;
}

/** Timers do not count further: three weeks and a half. */
const LONGEST = 2 ** 31 - 1;

/** Stops after so many seconds, if any, or at the first Ctrl+C; a second one ends the command as ever. */
export function makeStopper(timeout: number | undefined): Stopper {
  const control = new AbortController();
  const stop = () => control.abort();
  process.once('SIGINT', stop);
  const timer = timeout === undefined ? undefined : setTimeout(stop, Math.min(timeout * 1000, LONGEST));
  return {
    signal: control.signal,
    release() {
      process.removeListener('SIGINT', stop);
      clearTimeout(timer);
    },
  };
}

const INTERVAL = 50;

/**
 * Lets the event loop have a turn every so often, so that a closed pipe or a signal is noticed in the middle of long
 * work, without paying for it at every step.
 */
export function makeBreath(): () => Promise<void> | undefined {
  let last = Date.now();
  return () => {
    if (Date.now() - last < INTERVAL) return undefined;
    return new Promise((resolve) =>
      setImmediate(() => {
        last = Date.now();
        resolve();
      }),
    );
  };
}

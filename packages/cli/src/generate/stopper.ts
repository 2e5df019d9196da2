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

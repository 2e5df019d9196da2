import type { Signal } from '@latin-puzzles/core/engine';
import { watchInterruptMark } from './interrupt-mark.ts';
import { type FoundSoFar, LONGEST_TIMER, type Notice } from './supervisor.ts';

/** The moment at which a command must stop. */
export interface Deadline {
  /** What is left of the time, in milliseconds: the limit of a search that begins now. */
  left(): number;
  readonly signal: Signal;
}

/** From a `--timeout` in seconds; without one there is time for ever. */
export function makeDeadline(timeout?: number): Deadline {
  const end = timeout === undefined ? Number.POSITIVE_INFINITY : Date.now() + timeout * 1000;
  const isInterrupted = watchInterruptMark(process.env, Date.now);
  announce(timeout);
  let told = false;
  return {
    left: () => end - Date.now(),
    signal: {
      get aborted() {
        const over = Date.now() > end || isInterrupted();
        if (over && !told) tellEnding();
        told = over;
        return over;
      },
    },
  };
}

/** What stops work: a signal that comes when the event loop has a turn, and one that looks by itself. */
export interface Stopper {
  readonly signal: AbortSignal;
  readonly due: Signal;
}

/**
 * Does work that is told to stop after so many seconds, if any, or at the first Ctrl+C or SIGTERM; a second one ends the command. Work
 * that gives the event loop no turn for long looks at `due`, which looks at the clock and for a Ctrl+C by itself.
 */
export async function withStopper<T>(
  timeout: number | undefined,
  work: (signal: AbortSignal, due: Signal) => Promise<T>,
): Promise<T> {
  const control = new AbortController();
  const end = timeout === undefined ? Number.POSITIVE_INFINITY : Date.now() + timeout * 1000;
  const stop = () => {
    tellEnding();
    control.abort();
  };
  const release = hearInterrupts(stop);
  const isInterrupted = watchInterruptMark(process.env, Date.now);
  announce(timeout);
  const timer = timeout === undefined ? undefined : setTimeout(stop, Math.min(timeout * 1000, LONGEST_TIMER));
  try {
    return await work(control.signal, {
      get aborted() {
        if (!control.signal.aborted && (Date.now() > end || isInterrupted())) stop();
        return control.signal.aborted;
      },
    });
  } finally {
    clearTimeout(timer);
    release();
  }
}

/** Tells the process that watches the clock, if there is one, when it must have ended. */
function announce(timeout: number | undefined): void {
  process.send?.({ begun: true, limit: timeout === undefined ? undefined : timeout * 1000 } satisfies Notice);
}

/** Tells it that the work is about to end, so that it lets us tell what there is. */
function tellEnding(): void {
  process.send?.({ ending: true } satisfies Notice);
}

/** Lets it know what to print and say if it has to end us in the middle of a step; the last counts. */
export function tellFound(found: FoundSoFar): void {
  process.send?.({ found } satisfies Notice);
}

/** Listens for SIGTERM and for a Ctrl+C, of which the process that watches the clock tells if there is one; gives what ends that. */
function hearInterrupts(stop: () => void): () => void {
  process.once('SIGTERM', stop);
  if (!process.send) {
    process.once('SIGINT', stop);
    return () => process.removeListener('SIGINT', stop).removeListener('SIGTERM', stop);
  }
  const heed = (notice: Notice) => {
    if ('stop' in notice) stop();
  };
  leaveInterrupts();
  process.on('message', heed);
  // Without a listener the channel is no reason to stay.
  return () => {
    process.removeListener('SIGINT', ignore).removeListener('SIGTERM', stop).removeListener('message', heed);
  };
}

/** Leaves a Ctrl+C to the process that watches the clock, if there is one: it ends us, and tells what we had found. */
export function leaveInterrupts(): void {
  if (process.send) process.on('SIGINT', ignore);
}

function ignore(): void {}

const INTERVAL = 20;

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

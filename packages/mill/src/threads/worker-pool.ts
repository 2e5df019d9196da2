import { Worker } from 'node:worker_threads';
import type { AttemptSpan, WorkerReport, WorkerSetup } from './messages.ts';
import type { PackedOutcome } from './packing.ts';

/** The worker's program is JavaScript: the sources, which tests run, use the one that was built. */
const PROGRAM = new URL(
  import.meta.url.endsWith('.ts') ? '../../dist/threads/worker.js' : './worker.js',
  import.meta.url,
);

/** A span of attempts should last about so many milliseconds: few messages, yet no long wait at the end. */
const SPAN = { shortest: 20, longest: 100, most: 32 };

interface PooledWorker {
  readonly worker: Worker;
  /** How many attempts its next span has. */
  attempts: number;
  /** When its span began, if it is at work. */
  since: number | undefined;
}

/** Worker threads that try attempts, each a span of successive numbers at a time. */
export class WorkerPool {
  readonly #setup: WorkerSetup;
  readonly #workers: PooledWorker[] = [];
  #outcomes: PackedOutcome[] = [];
  #failure: Error | undefined;
  #wake: (() => void) | undefined;
  #terminated = false;

  constructor(setup: WorkerSetup) {
    this.#setup = setup;
  }

  get size(): number {
    return this.#workers.length;
  }

  addWorker(): void {
    // Flags of this process, such as the one by which tests find sources instead of built packages, are not for workers.
    const worker = new Worker(PROGRAM, { workerData: this.#setup, execArgv: [] });
    const pooled: PooledWorker = { worker, attempts: 1, since: undefined };
    this.#workers.push(pooled);
    worker.on('message', ({ outcomes, over }: WorkerReport) => {
      this.#outcomes.push(...outcomes);
      if (over) endSpan(pooled);
      this.wake();
    });
    const fail = (error: Error) => {
      this.#failure ??= error;
      this.wake();
    };
    worker.on('error', fail);
    worker.on('messageerror', fail);
    worker.on('exit', (code) => {
      if (!this.#terminated) fail(new Error(`A worker stopped by itself with code ${code}.`));
    });
  }

  /** Gives the idle workers the attempts from `from` up to `to`; returns the first that none took. */
  assign(from: number, to: number): number {
    let next = from;
    for (const pooled of this.#workers) {
      if (next >= to) break;
      if (pooled.since !== undefined) continue;
      const span: AttemptSpan = { from: next, to: Math.min(to, next + pooled.attempts) };
      pooled.since = performance.now();
      pooled.worker.postMessage(span);
      next = span.to;
    }
    return next;
  }

  /** The outcomes that came in since the last time, in any order. The failure of a worker is thrown. */
  collect(): PackedOutcome[] {
    if (this.#failure) throw this.#failure;
    const outcomes = this.#outcomes;
    this.#outcomes = [];
    return outcomes;
  }

  /** Ends when there is something to collect, or when somebody wakes whoever waits. */
  news(): Promise<void> {
    if (this.#failure || this.#outcomes.length > 0) return Promise.resolve();
    return new Promise((resolve) => {
      this.#wake = resolve;
    });
  }

  wake(): void {
    this.#wake?.();
    this.#wake = undefined;
  }

  async terminate(): Promise<void> {
    this.#terminated = true;
    await Promise.all(this.#workers.map(({ worker }) => worker.terminate()));
  }
}

/** At the end of a span: the next is longer or shorter as this one was too short or too long. */
function endSpan(pooled: PooledWorker): void {
  const lasted = performance.now() - pooled.since!;
  if (lasted < SPAN.shortest) pooled.attempts = Math.min(SPAN.most, 2 * pooled.attempts);
  else if (lasted > SPAN.longest) pooled.attempts = Math.max(1, pooled.attempts >> 1);
  pooled.since = undefined;
}

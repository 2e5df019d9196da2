import type { WorkTask } from '../kinds/index.ts';
import { WorkThread } from './work-thread.ts';

/** A span of attempts should last about so many milliseconds: few messages, yet no long wait at the end. */
const SPAN = { shortest: 20, longest: 100, most: 32 };

interface PooledThread<Outcome> {
  readonly thread: WorkThread<Outcome>;
  /** How many attempts its next span has. */
  attempts: number;
  /** When its last span began. */
  since: number;
}

/** Threads that work at one task, each a span of successive units at a time. */
export class WorkerPool<Outcome> {
  readonly #task: WorkTask;
  readonly #threads: PooledThread<Outcome>[] = [];
  #outcomes: Outcome[] = [];
  #failure: Error | undefined;
  #wake: (() => void) | undefined;

  constructor(task: WorkTask) {
    this.#task = task;
  }

  get size(): number {
    return this.#threads.length;
  }

  addThread(): void {
    const pooled: PooledThread<Outcome> = {
      thread: new WorkThread<Outcome>({
        onReport: ({ outcomes, over }) => {
          this.#outcomes.push(...outcomes);
          if (over) endSpan(pooled);
          this.wake();
        },
        onFailure: (error) => {
          this.#failure ??= error;
          this.wake();
        },
      }),
      attempts: 1,
      since: 0,
    };
    this.#threads.push(pooled);
  }

  /** Gives the idle threads the attempts from `from` up to `to`; returns the first that none took. */
  assign(from: number, to: number): number {
    let next = from;
    for (const pooled of this.#threads) {
      if (next >= to) break;
      if (pooled.thread.busy) continue;
      const end = Math.min(to, next + pooled.attempts);
      pooled.since = performance.now();
      pooled.thread.begin('', this.#task, { from: next, to: end });
      next = end;
    }
    return next;
  }

  /** The outcomes that came in since the last time, in any order. The failure of a thread is thrown. */
  collect(): Outcome[] {
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
    await Promise.all(this.#threads.map(({ thread }) => thread.terminate()));
  }
}

/** At the end of a span: the next is longer or shorter as this one was too short or too long. */
function endSpan(pooled: { attempts: number; readonly since: number }): void {
  const lasted = performance.now() - pooled.since;
  if (lasted < SPAN.shortest) pooled.attempts = Math.min(SPAN.most, 2 * pooled.attempts);
  else if (lasted > SPAN.longest) pooled.attempts = Math.max(1, pooled.attempts >> 1);
}

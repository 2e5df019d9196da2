import { Worker } from 'node:worker_threads';
import type { Order, Report, Stint } from './messages.ts';
import type { PackedOutcome } from './packing.ts';

/** The worker's program is JavaScript: the sources, which tests run, use the one that was built. */
const PROGRAM = new URL(import.meta.url.endsWith('.ts') ? '../dist/worker.js' : './worker.js', import.meta.url);

/** A stint should last about so many milliseconds: few messages, yet no long wait at the end. */
const STINT = { shortest: 20, longest: 100, most: 32 };

interface Hand {
  readonly worker: Worker;
  /** How many attempts its next stint has. */
  attempts: number;
  /** When its stint began, if it is at work. */
  since: number | undefined;
}

/** Worker threads that try attempts, each a stint of successive numbers at a time. */
export class Crew {
  readonly #order: Order;
  readonly #hands: Hand[] = [];
  #outcomes: PackedOutcome[] = [];
  #failure: Error | undefined;
  #wake: (() => void) | undefined;
  #dismissed = false;

  constructor(order: Order) {
    this.#order = order;
  }

  get size(): number {
    return this.#hands.length;
  }

  hire(): void {
    // Flags of this process, such as the one by which tests find sources instead of built packages, are not for workers.
    const worker = new Worker(PROGRAM, { workerData: this.#order, execArgv: [] });
    const hand: Hand = { worker, attempts: 1, since: undefined };
    this.#hands.push(hand);
    worker.on('message', ({ outcomes, over }: Report) => {
      this.#outcomes.push(...outcomes);
      if (over) rest(hand);
      this.wake();
    });
    const fail = (error: Error) => {
      this.#failure ??= error;
      this.wake();
    };
    worker.on('error', fail);
    worker.on('messageerror', fail);
    worker.on('exit', (code) => {
      if (!this.#dismissed) fail(new Error(`A worker stopped by itself with code ${code}.`));
    });
  }

  /** Sends those who rest to work on the attempts from `from` up to `to`; tells the first that nobody took. */
  employ(from: number, to: number): number {
    let next = from;
    for (const hand of this.#hands) {
      if (next >= to) break;
      if (hand.since !== undefined) continue;
      const stint: Stint = { from: next, to: Math.min(to, next + hand.attempts) };
      hand.since = performance.now();
      hand.worker.postMessage(stint);
      next = stint.to;
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

  async dismiss(): Promise<void> {
    this.#dismissed = true;
    await Promise.all(this.#hands.map(({ worker }) => worker.terminate()));
  }
}

/** At the end of a stint: the next is longer or shorter as this one was too short or too long. */
function rest(hand: Hand): void {
  const lasted = performance.now() - hand.since!;
  if (lasted < STINT.shortest) hand.attempts = Math.min(STINT.most, 2 * hand.attempts);
  else if (lasted > STINT.longest) hand.attempts = Math.max(1, hand.attempts >> 1);
  hand.since = undefined;
}

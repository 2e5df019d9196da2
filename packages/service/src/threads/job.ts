import { makeFault } from '@latin-puzzles/core/basis';
import { Refusal } from '@latin-puzzles/workshop/tools';
import { SERVICE_FAULTS } from '../rules/faults.ts';
import type { ThreadOrder, ThreadOutput, ThreadReply } from './protocol.ts';

/** What is asked of the pool. */
export interface PoolOrder extends ThreadOrder {
  /** Not all threads at once are given to long work, so that short work gets its turn. */
  readonly long?: boolean | undefined;
  /** Whoever asked is gone. */
  readonly signal?: AbortSignal | undefined;
}

/** Why work ended that nobody waits for any more. */
export class JobAbandoned extends Error {
  constructor() {
    super('Whoever asked for it is gone.');
  }
}

/** Work on its way through the pool: what it tells, batch by batch, and how it ends. */
export class PoolJob {
  readonly order: PoolOrder;
  readonly #batches: (readonly string[])[] = [];
  #wake: (() => void) | undefined;
  #output: ThreadOutput | undefined;
  #failure: Error | undefined;
  #onTaken: (() => void) | undefined;

  constructor(order: PoolOrder) {
    this.order = order;
  }

  get over(): boolean {
    return this.#output !== undefined || this.#failure !== undefined;
  }

  /** It has begun: `onTaken` is called for every batch that was passed on. */
  begin(onTaken: () => void): void {
    this.#onTaken = onTaken;
  }

  /** Takes what its thread says, unless nobody cares any more. */
  hear(reply: Exclude<ThreadReply, { kind: 'ready' }>): void {
    if (this.over) return;
    if (reply.kind === 'news') this.#batches.push(reply.news);
    else if (reply.kind === 'done') this.#output = reply.output;
    else this.#failure = reply.kind === 'fault' ? new Refusal(reply.fault) : new Error(reply.message);
    this.#tellWaiting();
  }

  fail(error: Error): void {
    if (this.over) return;
    this.#failure = error;
    this.#tellWaiting();
  }

  refuse(kind: 'limit.queue' | 'limit.memory' | 'limit.time:work' | 'service.stopping'): void {
    this.fail(new Refusal(makeFault(SERVICE_FAULTS, kind, 'service')));
  }

  /** What it tells, as it comes; in the end its output. Throws what it failed by. */
  async *news(): AsyncGenerator<readonly string[], ThreadOutput, undefined> {
    for (;;) {
      const batch = this.#batches.shift();
      if (batch) {
        yield batch;
        if (!this.over) this.#onTaken?.();
      } else if (this.#failure) throw this.#failure;
      else if (this.#output !== undefined) return this.#output;
      else
        await new Promise<void>((resolve) => {
          this.#wake = resolve;
        });
    }
  }

  /** Its output, for whoever does not care for what it tells. */
  async output(): Promise<ThreadOutput> {
    const news = this.news();
    let step = await news.next();
    while (!step.done) step = await news.next();
    return step.value;
  }

  #tellWaiting(): void {
    this.#wake?.();
    this.#wake = undefined;
  }
}

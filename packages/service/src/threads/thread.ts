import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import {
  type QuestionThreadData,
  type QuestionThreadSetup,
  TAKEN,
  type ThreadMessage,
  type ThreadReply,
} from './protocol.ts';

/** Whoever has given a thread something to do. */
export interface QuestionThreadListener {
  hear(reply: Exclude<ThreadReply, { kind: 'ready' }>): void;
  /** It has died, for want of memory or by a fault of ours. */
  lost(error: Error & { readonly code?: string }): void;
}

/** A worker thread that does one thing at a time. */
export class QuestionThread {
  readonly #worker: Worker;
  readonly #stopped = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  #listener: QuestionThreadListener | undefined;
  #ended = false;

  /** `onReady` is called once it has loaded; `onLost` when it has died, whether it had something to do or not. */
  constructor(setup: QuestionThreadSetup, megabytes: number, onReady: () => void, onLost: () => void) {
    // Flags of this process, such as the one by which tests find sources instead of built packages, are not for threads.
    this.#worker = new Worker(createRequire(import.meta.url).resolve('#worker'), {
      workerData: { ...setup, stopped: this.#stopped } satisfies QuestionThreadData,
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: megabytes },
    });
    this.#worker.on('message', (reply: ThreadReply) => {
      if (reply.kind === 'ready') onReady();
      else this.#listener?.hear(reply);
    });
    const lose = (error: Error) => {
      if (this.#ended) return;
      this.#ended = true;
      onLost();
      this.#listener?.lost(error);
    };
    this.#worker.on('error', lose);
    this.#worker.on('messageerror', lose);
    this.#worker.on('exit', (code) => lose(new Error(`A thread stopped by itself with code ${code}.`)));
  }

  /** Gives it something to do, and who hears of it; nothing once that is over. */
  assign(order: ThreadMessage | undefined, listener: QuestionThreadListener | undefined): void {
    this.#listener = listener;
    Atomics.store(this.#stopped, 0, 0);
    if (order !== undefined) this.#worker.postMessage(order);
  }

  /** Lets it tell more. */
  take(): void {
    this.#worker.postMessage(TAKEN);
  }

  /** Has it leave what it does, as soon as it looks. */
  interrupt(): void {
    Atomics.store(this.#stopped, 0, 1);
    this.take();
  }

  /** Ends it, whatever it is in the middle of. */
  async end(): Promise<void> {
    this.#ended = true;
    this.#listener = undefined;
    await this.#worker.terminate();
  }
}

import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import type { WorkTask } from '../kinds/index.ts';
import type { SpanMessage, SpanReport, UnitSpan, WorkThreadSetup } from './messages.ts';

/** A thread keeps what it has prepared for so many tasks. */
const MOST_PREPARED = 8;

/** Who hears of what a thread does. */
export interface ThreadListener<Outcome> {
  onReport(report: SpanReport<Outcome>): void;
  /** The thread is dead, with what it was about. */
  onFailure(error: Error): void;
}

/** A worker thread that does units of tasks, a span at a time. */
export class WorkThread<Outcome = unknown> {
  readonly #worker: Worker;
  readonly #stopped = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  /** The tasks that it has prepared, the one used last at the end. */
  #prepared: string[] = [];
  #busy = false;
  #ended = false;

  constructor(listener: ThreadListener<Outcome>) {
    // The program that was built, also where this file is a source, as it is in tests.
    const program = createRequire(import.meta.url).resolve('#worker');
    // Flags of this process, such as the one by which tests find sources instead of built packages, are not for threads.
    this.#worker = new Worker(program, {
      workerData: { stopped: this.#stopped } satisfies WorkThreadSetup,
      execArgv: [],
    });
    const fail = (error: Error) => {
      if (this.#ended) return;
      this.#ended = true;
      listener.onFailure(error);
    };
    this.#worker.on('message', (report: SpanReport<Outcome>) => {
      if (report.over) this.#busy = false;
      if (!this.#ended) listener.onReport(report);
    });
    this.#worker.on('error', fail);
    this.#worker.on('messageerror', fail);
    this.#worker.on('exit', (code) => fail(new Error(`A worker stopped by itself with code ${code}.`)));
  }

  get busy(): boolean {
    return this.#busy;
  }

  /** Whether it could begin with a task at once. */
  hasPrepared(key: string): boolean {
    return this.#prepared.includes(key);
  }

  /** Begins with a span, which must not be before the last one is over. */
  begin(key: string, task: WorkTask, span: UnitSpan): void {
    const known = this.hasPrepared(key);
    const prepared = [...this.#prepared.filter((other) => other !== key), key];
    this.#prepared = prepared.slice(-MOST_PREPARED);
    const forget = prepared.slice(0, -MOST_PREPARED);
    this.#busy = true;
    Atomics.store(this.#stopped, 0, 0);
    this.#worker.postMessage({ ...span, key, task: known ? undefined : task, forget } satisfies SpanMessage);
  }

  /** Has it leave the span in hand, after which it reports what it has. */
  interrupt(): void {
    Atomics.store(this.#stopped, 0, 1);
  }

  async terminate(): Promise<void> {
    this.#ended = true;
    await this.#worker.terminate();
  }
}

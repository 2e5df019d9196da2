import { JobAbandoned, PoolJob, type PoolOrder } from './job.ts';
import type { QuestionThreadSetup } from './protocol.ts';
import { QuestionThread } from './thread.ts';

/** How much may be done at once, and how much may wait. */
export interface PoolOptions extends QuestionThreadSetup {
  readonly threads: number;
  /** How many orders may wait, and for how many milliseconds. */
  readonly queue: number;
  readonly patience: number;
  /** How many megabytes a thread may use, beside what WebAssembly does. */
  readonly megabytes: number;
}

/** What the pool is doing, and what it has done. */
export interface PoolFigures {
  readonly threads: number;
  readonly busy: number;
  readonly waiting: number;
  /** Threads that were ended in the middle of something, or died. */
  readonly ended: number;
}

/** So long a thread may take to leave what nobody wants any more. */
const FAREWELL = 500;

/** So many milliseconds after its time limit a task must have ended by itself. */
const GRACE = 2_000;

interface Waiting {
  readonly job: PoolJob;
  readonly timer: NodeJS.Timeout;
}

interface Seat {
  readonly thread: QuestionThread;
  job: PoolJob | undefined;
  /** Ends the thread in the middle of its job. */
  drop(): void;
}

/**
 * Worker threads with a bounded queue. Threads are started as they are needed, and kept. One that overruns its time, or works
 * for somebody who is gone, is ended, and its seat gets a new one when there is work for it.
 */
export class ThreadPool {
  readonly #options: PoolOptions;
  readonly #seats = new Set<Seat>();
  readonly #waiting: Waiting[] = [];
  readonly #ready: Promise<void>;
  #onReady!: () => void;
  #ended = 0;
  #stopping = false;

  constructor(options: PoolOptions) {
    this.#options = options;
    this.#ready = new Promise((resolve) => {
      this.#onReady = resolve;
    });
    this.#addSeat();
  }

  /** Ends when the first thread can work. */
  get ready(): Promise<void> {
    return this.#ready;
  }

  get figures(): PoolFigures {
    const busy = [...this.#seats].filter(({ job }) => job).length;
    return { threads: this.#seats.size, busy, waiting: this.#waiting.length, ended: this.#ended };
  }

  /** Has work done, now or as soon as there is a thread for it. */
  submit(order: PoolOrder): PoolJob {
    const job = new PoolJob(order);
    if (this.#stopping) job.refuse('service.stopping');
    else if (order.signal?.aborted) job.fail(new JobAbandoned());
    else if (!this.#start(job)) this.#enqueue(job);
    return job;
  }

  #enqueue(job: PoolJob): void {
    if (this.#waiting.length >= this.#options.queue) {
      job.refuse('limit.queue');
      return;
    }
    const leave = () => {
      const at = this.#waiting.findIndex((waiting) => waiting.job === job);
      if (at < 0) return false;
      clearTimeout(this.#waiting[at]!.timer);
      this.#waiting.splice(at, 1);
      return true;
    };
    const timer = setTimeout(() => {
      if (leave()) job.refuse('limit.queue');
    }, this.#options.patience);
    this.#waiting.push({ job, timer });
    const abandon = () => {
      if (leave()) job.fail(new JobAbandoned());
    };
    job.order.signal?.addEventListener('abort', abandon, { once: true });
  }

  /** Gives a job to a thread, if there is one for it. */
  #start(job: PoolJob): boolean {
    if (job.order.long && this.#countLong() >= Math.max(1, this.#options.threads - 1)) return false;
    const idle = [...this.#seats].find((seat) => !seat.job);
    if (!idle && this.#seats.size >= this.#options.threads) return false;
    this.#run(idle ?? this.#addSeat(), job);
    return true;
  }

  #countLong(): number {
    return [...this.#seats].filter(({ job }) => job?.order.long).length;
  }

  #addSeat(): Seat {
    const { mostCells, collection, megabytes } = this.#options;
    const seat: Seat = {
      job: undefined,
      drop: () => {},
      thread: new QuestionThread(
        { mostCells, collection },
        megabytes,
        () => this.#onReady(),
        () => {
          this.#ended++;
          this.#seats.delete(seat);
        },
      ),
    };
    this.#seats.add(seat);
    return seat;
  }

  #run(seat: Seat, job: PoolJob): void {
    const { task, input, timeLimit, signal } = job.order;
    seat.job = job;
    const leave = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abandon);
      seat.job = undefined;
      seat.thread.assign(undefined, undefined);
      this.#next();
    };
    /** The thread is in the middle of something that nobody wants: it goes, and another comes when there is work. */
    seat.drop = () => {
      this.#ended++;
      this.#seats.delete(seat);
      void seat.thread.end();
      leave();
    };
    // A new thread costs more than a moment's patience with one that heeds the signal.
    const abandon = () => {
      job.fail(new JobAbandoned());
      seat.thread.interrupt();
      clearTimeout(timer);
      timer = setTimeout(() => seat.drop(), FAREWELL);
    };
    let timer = setTimeout(() => {
      job.refuse('limit.time:work');
      seat.drop();
    }, timeLimit + GRACE);
    signal?.addEventListener('abort', abandon);
    job.begin(() => seat.thread.take());
    seat.thread.assign(
      { task, input, timeLimit },
      {
        hear: (reply) => {
          job.hear(reply);
          if (reply.kind !== 'news') leave();
          else if (job.over) seat.thread.take();
        },
        lost: (error) => {
          if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') job.refuse('limit.memory');
          else job.fail(error);
          leave();
        },
      },
    );
  }

  /** Those who wait, in the order in which they came; long work may have to let others pass. */
  #next(): void {
    for (let at = 0; at < this.#waiting.length; ) {
      const { job, timer } = this.#waiting[at]!;
      if (this.#start(job)) {
        clearTimeout(timer);
        this.#waiting.splice(at, 1);
      } else if (job.order.long) at++;
      else return;
    }
  }

  /** Takes no more work; ends what is still at work or waiting when the signal comes, or when nothing is left. */
  async stop(signal: AbortSignal): Promise<void> {
    this.#stopping = true;
    await new Promise<void>((resolve) => {
      const look = () => {
        if (signal.aborted || (this.#waiting.length === 0 && ![...this.#seats].some(({ job }) => job))) {
          clearInterval(timer);
          resolve();
        }
      };
      const timer = setInterval(look, 20);
      look();
    });
    for (const { job, timer } of this.#waiting.splice(0)) {
      clearTimeout(timer);
      job.refuse('service.stopping');
    }
    const ended = [...this.#seats].map(async (seat) => {
      if (seat.job) {
        seat.job.refuse('service.stopping');
        seat.drop();
      }
      await seat.thread.end();
    });
    await Promise.all(ended);
    this.#seats.clear();
  }
}

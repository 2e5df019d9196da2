import type { WorkTask } from '../kinds/index.ts';
import type { UnitSpan } from './messages.ts';
import { WorkThread } from './work-thread.ts';

/** A span that is being done. */
interface Errand {
  readonly outcomes: unknown[];
  resolve(outcomes: unknown[]): void;
  reject(error: Error): void;
}

interface Hand {
  readonly thread: WorkThread;
  errand: Errand | undefined;
}

/** Threads that do spans of any tasks, each one at a time. */
export class ChunkThreads {
  readonly #most: number;
  readonly #hands = new Set<Hand>();
  readonly #waiting: (() => void)[] = [];

  /** Threads are started as they are needed, up to a number. */
  constructor(most: number) {
    this.#most = most;
  }

  /**
   * Does a span. If the signal comes, what is done by then is given, for the first units of the span. Throws when the
   * thread fails; another takes its place.
   */
  async run(key: string, task: WorkTask, span: UnitSpan, signal?: AbortSignal): Promise<unknown[]> {
    const hand = await this.#take(key);
    const interrupt = () => hand.thread.interrupt();
    try {
      if (signal?.aborted) return [];
      return await new Promise<unknown[]>((resolve, reject) => {
        hand.errand = { outcomes: [], resolve, reject };
        hand.thread.begin(key, task, span);
        signal?.addEventListener('abort', interrupt);
      });
    } finally {
      signal?.removeEventListener('abort', interrupt);
      hand.errand = undefined;
      this.#waiting.shift()?.();
    }
  }

  /** Ends all threads at once; what they have done by then is given. */
  async terminate(): Promise<void> {
    for (const { errand } of this.#hands) errand?.resolve(errand.outcomes);
    await Promise.all([...this.#hands].map(({ thread }) => thread.terminate()));
    this.#hands.clear();
  }

  /** An idle thread, one that has the task prepared if there is any. */
  async #take(key: string): Promise<Hand> {
    for (;;) {
      const idle = [...this.#hands].filter(({ errand }) => !errand);
      const hand = idle.find(({ thread }) => thread.hasPrepared(key)) ?? idle[0] ?? this.#add();
      if (hand) {
        hand.errand = { outcomes: [], resolve() {}, reject() {} };
        return hand;
      }
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
  }

  #add(): Hand | undefined {
    if (this.#hands.size >= this.#most) return undefined;
    const hand: Hand = {
      thread: new WorkThread({
        onReport: ({ outcomes, over }) => {
          hand.errand?.outcomes.push(...outcomes);
          if (over) hand.errand?.resolve(hand.errand.outcomes);
        },
        onFailure: (error) => {
          this.#hands.delete(hand);
          hand.errand?.reject(error);
        },
      }),
      errand: undefined,
    };
    this.#hands.add(hand);
    return hand;
  }
}

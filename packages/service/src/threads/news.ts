/** News wait for each other so many milliseconds at most, and so many of them. */
const [INTERVAL, MOST_WAITING] = [30, 256];

/** So many batches may be under way before a task has to wait for whoever takes them. */
const MOST_UNDER_WAY = 4;

/** Passes on what a task tells, in batches, no faster than it is taken. */
export interface Teller {
  /** Wait for what it gives, if it gives anything, before going on. */
  readonly tell: (news: unknown) => Promise<void> | undefined;
  /** Sends what waits. */
  flush(): void;
  /** A batch was taken. */
  taken(): void;
}

export function makeTeller(send: (news: readonly string[]) => void, clock: () => number): Teller {
  let waiting: string[] = [];
  let underWay = 0;
  let sent = Number.NEGATIVE_INFINITY;
  let wake: (() => void) | undefined;
  const flush = () => {
    if (waiting.length === 0) return;
    send(waiting);
    waiting = [];
    underWay++;
    sent = clock();
  };
  return {
    flush,
    tell(news) {
      waiting.push(JSON.stringify(news));
      if (clock() - sent < INTERVAL && waiting.length < MOST_WAITING) return undefined;
      flush();
      if (underWay < MOST_UNDER_WAY) return undefined;
      return new Promise((resolve) => {
        wake = resolve;
      });
    },
    taken() {
      underWay--;
      wake?.();
      wake = undefined;
    },
  };
}

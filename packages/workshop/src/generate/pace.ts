/** What work on lines of plans has come to at a moment. */
export interface WorkDone {
  /** How many attempts, or whatever the work is made of, were made. */
  readonly units: number;
  /** How many puzzles were found. */
  readonly found: number;
  /** The time that it took, in milliseconds of one thread. */
  readonly milliseconds: number;
  /** What it will still take, in the same; nothing where that cannot be told. */
  readonly remaining?: number | undefined;
}

/** All of them together; how long they will still take is known only if it is of each. */
export function sumOfWork(parts: readonly WorkDone[]): WorkDone {
  const sum = (amount: (part: WorkDone) => number) => parts.reduce((total, part) => total + amount(part), 0);
  const remaining = sum((part) => part.remaining ?? Number.NaN);
  return {
    units: sum(({ units }) => units),
    found: sum(({ found }) => found),
    milliseconds: sum(({ milliseconds }) => milliseconds),
    remaining: Number.isNaN(remaining) ? undefined : remaining,
  };
}

/** How fast work goes. */
export interface WorkPace {
  /** A second. */
  readonly units: number;
  readonly found: number;
  /** On how many threads, wherever they are: the time that they took together, over the time that passed. */
  readonly threads: number;
  /** In how many milliseconds all will be done if it goes on so. */
  readonly left?: number | undefined;
}

/** Threads tell of work in portions of some seconds, so that a minute is looked at. */
const WINDOW = 60_000;

/**
 * Tells how fast work goes, from looks at it now and then: what it has come to, and when, in milliseconds of any clock.
 * Nothing as long as nothing was done between two looks.
 */
export function makePaceWatch(): (done: WorkDone, at: number) => WorkPace | undefined {
  const looks: { readonly done: WorkDone; readonly at: number }[] = [];
  return (done, at) => {
    looks.push({ done, at });
    while (looks.length > 2 && at - looks[1]!.at >= WINDOW) looks.shift();
    const before = looks[0]!;
    const elapsed = at - before.at;
    const worked = done.milliseconds - before.done.milliseconds;
    if (!(elapsed > 0 && worked > 0)) return undefined;
    const threads = worked / elapsed;
    return {
      units: (1000 * (done.units - before.done.units)) / elapsed,
      found: (1000 * (done.found - before.done.found)) / elapsed,
      threads,
      left: done.remaining === undefined ? undefined : done.remaining / threads,
    };
  };
}

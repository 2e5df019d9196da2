import type { ListOptions, Verdict } from '../../engine/index.ts';
import type { FindingEnding, FindingOptions } from './options.ts';
import type { Walk } from './walk.ts';

/** How many looks there are between two reports of progress. */
const REPORT_EVERY = 256;

/** Keeps to the options of a search, which may consist of several walks one after the other. */
export class WalkLimits {
  readonly now: () => number;
  readonly #options: FindingOptions;
  readonly #start: number;
  #puzzles = 0;
  #looks = 0;
  #nodesBefore = 0;
  #walk: Pick<Walk<unknown>, 'progress'> | undefined;

  constructor(options: FindingOptions) {
    this.#options = options;
    this.now = options.clock ?? Date.now;
    this.#start = this.now();
  }

  begin(walk: Pick<Walk<unknown>, 'progress'>): void {
    this.#nodesBefore = this.#nodes();
    this.#walk = walk;
  }

  count(): void {
    this.#puzzles++;
  }

  /** Why the search must stop now, if it must. */
  look(): Verdict | undefined {
    const { limit = Number.POSITIVE_INFINITY, timeLimit, signal } = this.#options;
    if (this.#looks++ % REPORT_EVERY === 0) this.#report();
    if (this.#puzzles >= limit) return 'limit';
    if (signal?.aborted) return 'aborted';
    if (timeLimit !== undefined && this.now() - this.#start >= timeLimit) return 'timeout';
    return undefined;
  }

  /** What is left of the limits for a question to the engine. */
  forEngine(): ListOptions {
    const { timeLimit, signal, clock } = this.#options;
    const timeLeft = timeLimit === undefined ? undefined : Math.max(0, timeLimit - (this.now() - this.#start));
    return { timeLimit: timeLeft, signal, clock };
  }

  end(verdict: Verdict): FindingEnding {
    this.#report();
    return { verdict, puzzles: this.#puzzles, nodes: this.#nodes() };
  }

  #nodes(): number {
    return this.#nodesBefore + (this.#walk?.progress().nodes ?? 0);
  }

  #report(): void {
    const explored = this.#walk?.progress().explored ?? 0;
    this.#options.onProgress?.({ puzzles: this.#puzzles, nodes: this.#nodes(), explored });
  }
}

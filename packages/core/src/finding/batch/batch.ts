import type { Found } from '../wishes/index.ts';
import { likenessOf } from './likeness.ts';
import type { Outcome } from './outcome.ts';
import { type Statistics, StatisticsKeeper } from './statistics.ts';

export interface BatchPlan {
  /** The same seed gives the same puzzles in the same order, however many hands work at them. */
  readonly seed: number;
  /** How many puzzles to find. */
  readonly count: number;
  /** How many attempts in a row may find nothing new before the batch is given up; no limit unless given. */
  readonly patience?: number | undefined;
  /** The same for the time before the first puzzle, when it is not known whether there are any. */
  readonly probation?: number | undefined;
  /** The number of the first attempt, where those before it were made already; 0 unless given. */
  readonly from?: number | undefined;
  /** Puzzles that are not new, as `likenessOf` knows them. */
  readonly known?: Iterable<string> | undefined;
}

/** A puzzle of a batch, and the attempt that found it. */
export interface BatchPuzzle extends Found {
  readonly number: number;
  readonly seed: number;
  /** Whether it was found before all attempts before its own were made, and given since nothing more will come. */
  readonly ahead?: boolean | undefined;
}

/** Why a batch ends. */
export const BATCH_VERDICTS = ['complete', 'patience', 'aborted'] as const;
export type BatchVerdict = (typeof BATCH_VERDICTS)[number];

export interface BatchEnding {
  readonly verdict: BatchVerdict;
  readonly statistics: Statistics;
}

/** Takes the outcomes of attempts in the order of their numbers, and keeps of puzzles that are alike only the first. */
export class Batch {
  readonly #plan: BatchPlan;
  readonly #statistics = new StatisticsKeeper();
  readonly #known: Set<string>;
  #barren = 0;

  constructor(plan: BatchPlan) {
    this.#plan = plan;
    this.#known = new Set(plan.known);
  }

  get statistics(): Statistics {
    return this.#statistics;
  }

  /** Why nothing more is to be tried, if so. */
  get ended(): 'complete' | 'patience' | undefined {
    const { count, patience = Number.POSITIVE_INFINITY, probation = patience } = this.#plan;
    const { found } = this.#statistics;
    // What is no number is no order for puzzles.
    if (!(found < count)) return 'complete';
    return this.#barren >= (found === 0 ? probation : patience) ? 'patience' : undefined;
  }

  /** The puzzle, if the outcome is a new one. */
  take(outcome: Outcome): BatchPuzzle | undefined {
    this.#barren++;
    if (!('hash' in outcome)) {
      this.#statistics.addRejected(outcome.attempt);
      return undefined;
    }
    const { number, seed, attempt, hash } = outcome;
    const likeness = attempt.puzzle.inscription.length === 0 ? hash : likenessOf(attempt.puzzle);
    if (this.#known.has(likeness)) {
      this.#statistics.addRejected({ because: 'duplicate' });
      return undefined;
    }
    this.#known.add(likeness);
    this.#barren = 0;
    this.#statistics.addFound(attempt);
    return { ...attempt, number, seed };
  }
}

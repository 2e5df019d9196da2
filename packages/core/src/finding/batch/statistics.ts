import { clueCount } from '../../puzzle/index.ts';
import type { Found, Near, Rejected, RejectionReason } from '../wishes/index.ts';

/** Why an attempt gave no new puzzle: `duplicate` when the batch has one like it already. */
export type BatchRejection = RejectionReason | 'duplicate';

/** How many of each. */
export type Counts<Name extends string | number = string> = Readonly<Partial<Record<Name, number>>>;

/** What has become of the attempts of a batch. */
export interface Statistics {
  readonly attempts: number;
  readonly found: number;
  /** How many puzzles have so many clues. */
  readonly clues: Counts<number>;
  readonly levels: Counts;
  /** The scores of the puzzles in the order in which they were found. */
  readonly scores: readonly number[];
  /** How many puzzles need each theorem. */
  readonly theorems: Counts;
  readonly rejected: Counts<BatchRejection>;
  /** What stood in the way the last time that an attempt was rejected for a reason. */
  readonly details: Readonly<Partial<Record<RejectionReason, string>>>;
  /** The rejected puzzles that came closest to what was wished for. */
  readonly nearest: Readonly<Partial<Record<Near['of'], Near>>>;
}

type Writable<T> = { -readonly [K in keyof T]: T[K] };

/** Statistics that grow. */
export class StatisticsKeeper implements Statistics {
  attempts = 0;
  found = 0;
  readonly clues: Writable<Counts<number>> = {};
  readonly levels: Writable<Counts> = {};
  readonly scores: number[] = [];
  readonly theorems: Writable<Counts> = {};
  readonly rejected: Writable<Counts<BatchRejection>> = {};
  readonly details: Writable<Statistics['details']> = {};
  readonly nearest: Writable<Statistics['nearest']> = {};

  addFound({ puzzle, rating, theorems }: Found): void {
    this.attempts++;
    this.found++;
    add(this.clues, clueCount(puzzle));
    add(this.levels, rating.level);
    this.scores.push(rating.score);
    for (const theorem of theorems) add(this.theorems, theorem);
  }

  addRejected({ because, detail, near }: Pick<Rejected, 'detail' | 'near'> & { because: BatchRejection }): void {
    this.attempts++;
    add(this.rejected, because);
    if (detail !== undefined && because !== 'duplicate') this.details[because] = detail;
    if (!near) return;
    const best = this.nearest[near.of];
    if (!best || distance(near) < distance(best)) this.nearest[near.of] = near;
  }
}

function add<Name extends string | number>(tally: Writable<Counts<Name>>, name: Name): void {
  tally[name] = (tally[name] ?? 0) + 1;
}

/** How far what was got lies outside of what was wanted. */
function distance({ got, wanted: { least = got, most = got } }: Near): number {
  return Math.max(0, least - got, got - most);
}

import type { Wishes } from '@latin-puzzles/core/finding';
import type { PackedOutcome } from './packing.ts';

/** What a worker knows from the start. */
export interface WorkerSetup {
  readonly wishes: Wishes;
  readonly seed: number;
}

/** The attempts to try next: from one number up to, not including, another. */
export interface AttemptSpan {
  readonly from: number;
  readonly to: number;
}

/** What a worker has to tell: outcomes that are new, and whether its span is over. */
export interface WorkerReport {
  readonly outcomes: readonly PackedOutcome[];
  readonly over: boolean;
}

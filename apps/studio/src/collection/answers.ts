import type { Words } from '@latin-puzzles/core/basis';
import type { Level } from '@latin-puzzles/core/rating';
import type { WorkDone, WorkPace } from '@latin-puzzles/workshop/generate';

/** What the page reads of the answers of the API. */

export interface CountedName {
  readonly name: string;
  readonly puzzles: number;
}

/** What there is in the collection. */
export interface CollectionSummary {
  readonly puzzles: number;
  readonly boards: readonly CountedName[];
  readonly theorems: readonly CountedName[];
}

/** How many puzzles were added on a day such as `2026-11-18`. */
export interface AddedOnDay {
  readonly day: string;
  readonly puzzles: number;
}

export interface KeptPuzzle {
  readonly id: number;
  readonly board: string;
  readonly clues: number;
  readonly title?: string | undefined;
  readonly level?: Level | undefined;
  readonly score?: number | undefined;
  readonly hardest?: string | undefined;
  /** A moment, in ISO 8601. */
  readonly added: string;
  /** The native document. */
  readonly record: unknown;
}

export interface KeptPage {
  readonly puzzles: readonly KeptPuzzle[];
  /** What to ask the next page for; nothing at the end. */
  readonly next?: string | undefined;
}

export interface LineProgress extends WorkDone {
  readonly line: number;
  readonly called: Words;
  readonly goal: { readonly count?: number | undefined; readonly extent?: number | undefined };
  readonly ended?: 'met' | 'exhausted' | undefined;
  readonly share: number;
  readonly settled: number;
  readonly failed: readonly { readonly chunk: number; readonly reason: string }[];
  readonly blemishes: number;
  /** Of a line that counts, as decimal text. */
  readonly counted?: string | undefined;
}

export interface PlanProgress {
  readonly id: string;
  readonly title?: string | undefined;
  readonly state: 'running' | 'paused' | 'cancelled';
  readonly submitted: string;
  readonly lines: readonly LineProgress[];
  /** How fast it goes, once that could be seen. */
  readonly pace?: WorkPace | undefined;
}

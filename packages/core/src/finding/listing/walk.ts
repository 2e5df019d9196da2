import type { PAUSE } from '../../engine/index.ts';
import type { Labeling } from '../../puzzle/index.ts';

/** Asks for up to so many of the Latin boards that complete a labeling. */
export class CompletionQuery {
  readonly labeling: Labeling;
  readonly limit: number;

  constructor(labeling: Labeling, limit: number) {
    this.labeling = labeling;
    this.limit = limit;
  }
}

/**
 * A search for puzzles that knows neither clocks nor promises: whoever drives it decides when to stop and how its
 * questions are answered. What it yields may change as soon as it goes on.
 */
export interface Walk<T> {
  events(): Generator<T | CompletionQuery | typeof PAUSE, void, readonly Labeling[]>;
  progress(): { readonly nodes: number; readonly explored: number };
}

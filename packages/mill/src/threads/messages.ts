import type { WorkTask } from '../kinds/index.ts';

/** What a thread is started with. */
export interface WorkThreadSetup {
  /** Not 0 when the units in hand are to be left. */
  readonly stopped: Int32Array;
}

/** The units to do next: from one number up to, not including, another. */
export interface UnitSpan {
  readonly from: number;
  readonly to: number;
  /** What they need beside their numbers. */
  readonly input?: unknown;
}

/** A span of units of a task, which is sent only to a thread that does not have it yet. */
export interface SpanMessage extends UnitSpan {
  readonly key: string;
  readonly task?: WorkTask | undefined;
  /** Tasks that will not be needed soon. */
  readonly forget: readonly string[];
}

/** What a thread has to tell: outcomes that are new, and whether its span is over. */
export interface SpanReport<Outcome = unknown> {
  readonly outcomes: readonly Outcome[];
  readonly over: boolean;
}

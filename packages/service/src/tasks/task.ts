import type { Signal } from '@latin-puzzles/core/engine';
import type { Collection } from '@latin-puzzles/mill/collection';
import type { Tools } from '@latin-puzzles/workshop/tools';
import type { DrawingKit } from './drawing-kit.ts';

/** The moment at which a task must stop. */
export interface TaskDeadline {
  /** What is left of the time, in milliseconds: the limit of a search that begins now. */
  left(): number;
  /** Whether to stop, for whatever reason. */
  readonly signal: Signal;
  /** Whether nobody wants the answer any more. */
  readonly abandoned: Signal;
}

/** After so many milliseconds, or as soon as nobody wants the answer any more. */
export function makeTaskDeadline(timeLimit: number, clock: () => number, isStopped: () => boolean): TaskDeadline {
  const end = clock() + timeLimit;
  return {
    left: () => Math.max(0, end - clock()),
    signal: {
      get aborted() {
        return isStopped() || clock() > end;
      },
    },
    abandoned: {
      get aborted() {
        return isStopped();
      },
    },
  };
}

/** The same as the limits of a search, which says of itself that its time is up. */
export function limitsOf({ left, abandoned }: TaskDeadline) {
  return { timeLimit: left(), signal: abandoned };
}

/** What a task finds in its thread. */
export interface ThreadContext {
  readonly tools: Tools;
  readonly drawingKit: () => Promise<DrawingKit>;
  readonly mostCells: number;
  readonly collection: () => Promise<Collection>;
  readonly deadline: TaskDeadline;
  /** Milliseconds since some fixed moment. */
  readonly clock: () => number;
  /** Tells something on the way; what it gives must be waited for. */
  readonly tell: (news: unknown) => Promise<void> | undefined;
}

/** Work done in a thread: plain data in; plain data out, or the bytes of a file. What the input does wrong is thrown as a `Refusal`. */
export type ThreadTask<Input, Output> = (input: Input, context: ThreadContext) => Output | Promise<Output>;
export type AnyThreadTask = ThreadTask<unknown, unknown>;

import type { Fault } from '@latin-puzzles/core/basis';

/** What a service says to all of its threads. */
export interface QuestionThreadSetup {
  /** Boards with more cells are refused. */
  readonly mostCells: number;
  /** Where the collection lies: a file of SQLite, or a database of PostgreSQL. */
  readonly collection: string;
}

/** What a thread knows from the start. */
export interface QuestionThreadData extends QuestionThreadSetup {
  /** Not 0 once it is to leave what it does: shared, since a thread at work reads no messages. */
  readonly stopped: Int32Array;
}

/** Work for a thread: a task by name, its input, and for how many milliseconds it may go on. */
export interface ThreadOrder {
  readonly task: string;
  readonly input: unknown;
  readonly timeLimit: number;
}

/** JSON, or the bytes of a file. It is made in the thread, so that nobody else waits for it. */
export type ThreadOutput = string | Uint8Array;

export type ThreadReply =
  /** It has loaded what it needs. */
  | { readonly kind: 'ready' }
  /** What a task tells on its way, each as JSON; `TAKEN` is to be sent back once it was passed on. */
  | { readonly kind: 'news'; readonly news: readonly string[] }
  | { readonly kind: 'done'; readonly output: ThreadOutput }
  /** What the input did wrong. */
  | { readonly kind: 'fault'; readonly fault: Fault }
  /** What we did wrong. */
  | { readonly kind: 'broken'; readonly message: string };

/** Sent to a thread for every batch of news that was passed on. */
export const TAKEN = 'taken';
export type ThreadMessage = ThreadOrder | typeof TAKEN;

import type { Fault } from '@latin-puzzles/core/basis';
import type { FontFiles } from '@latin-puzzles/drawing/font';
import type { BookPuzzleFacts } from '@latin-puzzles/workshop/booklet';
import type { Tools } from '@latin-puzzles/workshop/tools';
import type { KeptFiles } from '../storage/kept-files.ts';

/** What the page asks of the worker, and what it hears back. Everything is plain data that can be cloned. */
export interface Request {
  readonly id: number;
  readonly task: string;
  readonly input: unknown;
}

export type Reply =
  | { readonly id: number; readonly kind: 'news'; readonly news: unknown }
  | { readonly id: number; readonly kind: 'done'; readonly output: unknown }
  /** What the input did wrong: said to the person. */
  | { readonly id: number; readonly kind: 'fault'; readonly fault: Fault }
  /** What we did wrong. */
  | { readonly id: number; readonly kind: 'broken'; readonly message: string };

/** What a task finds in its worker. */
export interface TaskContext<News> {
  /** Kept as long as the worker lives, so that what was made for a board serves the next task on it too. */
  readonly tools: Tools;
  readonly tell: (news: News) => void;
  /** The typeface of what is printed. */
  readonly fonts: () => Promise<FontFiles>;
  /** Files that were brought to this device, such as fonts of one’s own. */
  readonly files: Pick<KeptFiles, 'read'>;
  /** What is known of puzzles of books, by their documents and by what was asked. */
  readonly known: Map<string, BookPuzzleFacts>;
  /** Milliseconds since some fixed moment. */
  readonly clock: () => number;
}

/**
 * Work done off the page: takes plain data, may send news on the way, gives plain data. A task that takes long need not
 * look for a signal: it is cancelled by ending its worker.
 */
export type Task<Input, Output, News = never> = (input: Input, context: TaskContext<News>) => Output | Promise<Output>;

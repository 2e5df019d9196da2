import type { Labeling } from '@latin-puzzles/core/puzzle';
import type { Question } from '../method/method.ts';
import type { MethodEnding, MethodProgress } from '../method/search-here.ts';

/** What a thread is to search for; it begins when it is asked for a solution, by any message. */
export interface ThreadSetup {
  readonly method: string;
  readonly question: Question;
  readonly limit: number | undefined;
  readonly seed: number | undefined;
}

/** What a thread tells: how far it is, and what it was asked for, the next solution or the ending. */
export type ThreadReport =
  | { readonly progress: MethodProgress }
  | { readonly solution: Labeling }
  | { readonly ending: MethodEnding };

import { parseNative } from '@latin-puzzles/core/format';
import { type Advice, advise, type PlayerKnowledge } from '@latin-puzzles/workshop/advice';
import { makeTools } from '@latin-puzzles/workshop/tools';
import type { Task } from '../protocol.ts';
import { accepted } from '../refusal.ts';

export interface HintRequest {
  readonly puzzle: string;
  readonly known: PlayerKnowledge;
}

/** What to do next from where a player stands. */
export const hintTask: Task<HintRequest, Advice> = ({ puzzle, known }) =>
  advise(makeTools(), accepted(parseNative(puzzle)), known);

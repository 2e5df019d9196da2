import { makeEngine } from '@latin-puzzles/core/engine';
import { parseNative } from '@latin-puzzles/core/format';
import { type Labeling, problemOf } from '@latin-puzzles/core/puzzle';
import type { Task } from '../protocol.ts';
import { accepted } from '../refusal.ts';

/** Up to two Latin boards that complete a puzzle: one means that it is a Latin puzzle. */
export const solveTask: Task<{ readonly puzzle: string }, readonly Labeling[]> = ({ puzzle: text }) => {
  const { board, multiset, labeling } = accepted(parseNative(text));
  return [...makeEngine(problemOf(board, multiset)).list(labeling, { limit: 2 })];
};

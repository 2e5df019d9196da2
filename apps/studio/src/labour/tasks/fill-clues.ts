import { makeEngine } from '@latin-puzzles/core/engine';
import { parseNative } from '@latin-puzzles/core/format';
import { type Labeling, problemOf } from '@latin-puzzles/core/puzzle';
import type { Task } from '../protocol.ts';
import { accepted } from '../refusal.ts';

/** A random Latin board that completes the clues; nothing if there is none. */
export const fillCluesTask: Task<{ readonly puzzle: string; readonly seed: number }, Labeling | undefined> = ({
  puzzle,
  seed,
}) => {
  const { board, multiset, labeling } = accepted(parseNative(puzzle));
  return makeEngine(problemOf(board, multiset)).sample(labeling, { seed }).solution;
};

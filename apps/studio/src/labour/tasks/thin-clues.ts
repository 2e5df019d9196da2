import { makeRandom } from '@latin-puzzles/core/basis';
import { makeEngine } from '@latin-puzzles/core/engine';
import { makeRemover } from '@latin-puzzles/core/finding';
import { parseNative } from '@latin-puzzles/core/format';
import { type Labeling, problemOf } from '@latin-puzzles/core/puzzle';
import type { Task } from '../protocol.ts';
import { accepted } from '../refusal.ts';

export interface Input {
  readonly puzzle: string;
  readonly solution: Labeling;
  /** Cells whose clues go together or stay together; others stay. */
  readonly groups: readonly (readonly number[])[];
  readonly seed: number;
}

/** Takes clues away from a Latin puzzle, in random order, as long as its solution stays the only one. */
export const thinCluesTask: Task<Input, Labeling> = ({ puzzle, solution, groups, seed }) => {
  const { board, multiset, labeling } = accepted(parseNative(puzzle));
  const remover = makeRemover(makeEngine(problemOf(board, multiset)));
  return remover.reduce(solution, labeling, makeRandom(seed).shuffled(groups));
};

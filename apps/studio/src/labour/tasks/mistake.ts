import { type Placement, type Step, shapeOf } from '@latin-puzzles/core/attrition';
import { parseNative } from '@latin-puzzles/core/format';
import { problemOf } from '@latin-puzzles/core/puzzle';
import { objectionTo } from '@latin-puzzles/workshop/advice';
import type { Task } from '../protocol.ts';
import { accepted } from '../refusal.ts';

export interface Input {
  readonly puzzle: string;
  /** Labels that are right, from which to argue: the clues, perhaps others. */
  readonly labels: readonly number[];
  readonly wrong: Placement;
}

/** Why a label is wrong: the steps of which the last removes it. */
export const mistakeTask: Task<Input, readonly Step[] | undefined> = ({ puzzle, labels, wrong }) => {
  const { board, multiset } = accepted(parseNative(puzzle));
  return objectionTo(shapeOf(problemOf(board, multiset)), labels, wrong);
};

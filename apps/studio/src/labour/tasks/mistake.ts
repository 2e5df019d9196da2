import type { Placement, Step } from '@latin-puzzles/core/attrition';
import { parseNative } from '@latin-puzzles/core/format';
import { findObjection } from '@latin-puzzles/workshop/advice';
import { makeTools } from '@latin-puzzles/workshop/tools';
import type { Task } from '../protocol.ts';
import { accepted } from '../refusal.ts';

export interface MistakeRequest {
  readonly puzzle: string;
  /** Labels that are right, from which to argue: the clues, perhaps others. */
  readonly labels: readonly number[];
  readonly wrong: Placement;
}

/** Why a label is wrong: the steps of which the last removes it. */
export const mistakeTask: Task<MistakeRequest, readonly Step[] | undefined> = ({ puzzle, labels, wrong }) =>
  findObjection(makeTools(), accepted(parseNative(puzzle)), labels, wrong);

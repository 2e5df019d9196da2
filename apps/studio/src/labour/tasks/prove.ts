import { compact, LADDER, type Proof, prove, shapeOf } from '@latin-puzzles/core/attrition';
import { makeEngine } from '@latin-puzzles/core/engine';
import { parseNative } from '@latin-puzzles/core/format';
import { problemOf } from '@latin-puzzles/core/puzzle';
import type { Task } from '../protocol.ts';
import { accepted } from '../refusal.ts';

/** How far a proof has come: the cells that have no label yet. */
export interface Progress {
  readonly open: number;
}

/** The proof of a puzzle, or how many solutions it has if it is no Latin puzzle: none, or two and perhaps more. */
export const proveTask: Task<{ readonly puzzle: string }, Proof | 0 | 2, Progress> = ({ puzzle: text }, tell) => {
  const { board, multiset, labeling } = accepted(parseNative(text));
  const problem = problemOf(board, multiset);
  const solutions = makeEngine(problem).countUpTo(labeling, 2);
  if (solutions !== 1) return solutions === 0 ? 0 : 2;
  const shape = shapeOf(problem);
  let last = labeling.length;
  const onStep = (_: unknown, { open }: Progress) => {
    if (open < last) tell({ open });
    last = open;
  };
  return compact(shape, labeling, prove(shape, labeling, LADDER, { onStep }));
};

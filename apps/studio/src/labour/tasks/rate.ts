import { compact, LADDER, prove, shapeOf } from '@latin-puzzles/core/attrition';
import { parseNative } from '@latin-puzzles/core/format';
import { problemOf } from '@latin-puzzles/core/puzzle';
import { measure, type Rating, rate } from '@latin-puzzles/core/rating';
import type { Task } from '../protocol.ts';
import { accepted } from '../refusal.ts';

/** How difficult a puzzle is, and whether it is fair. */
export const rateTask: Task<{ readonly puzzle: string }, Rating & { readonly fair: boolean }> = ({ puzzle: text }) => {
  const { board, multiset, labeling } = accepted(parseNative(text));
  const shape = shapeOf(problemOf(board, multiset));
  const proof = compact(shape, labeling, prove(shape, labeling, LADDER));
  return { ...rate(measure(shape, labeling, proof)), fair: proof.fair };
};

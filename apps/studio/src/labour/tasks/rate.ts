import { compact, LADDER, type Proof, prove, shapeOf } from '@latin-puzzles/core/attrition';
import { parseNative } from '@latin-puzzles/core/format';
import { problemOf } from '@latin-puzzles/core/puzzle';
import { measure, type Rating, rate } from '@latin-puzzles/core/rating';
import type { Task } from '../protocol.ts';
import { accepted } from '../refusal.ts';

export interface Input {
  readonly puzzle: string;
  /** The proof as `prove` gives it, if it is known: finding it is most of the work. */
  readonly proof?: Proof | undefined;
}

/** How difficult a puzzle is, and whether it is fair. */
export const rateTask: Task<Input, Rating & { readonly fair: boolean }> = ({ puzzle: text, proof: known }) => {
  const { board, multiset, labeling } = accepted(parseNative(text));
  const shape = shapeOf(problemOf(board, multiset));
  const proof = known ?? compact(shape, labeling, prove(shape, labeling, LADDER));
  return { ...rate(measure(shape, labeling, proof)), fair: proof.fair };
};

import { LADDER, type Proof, proveCompactly, shapeOf } from '../attrition/index.ts';
import { type PartialBoard, problemOf } from '../puzzle/index.ts';
import { measure } from './measure.ts';
import { type Rating, rate } from './rate.ts';
import type { Scale } from './scale.ts';

/** What a rating goes by. */
export interface RateOptions {
  /** A proof by `provePuzzle`, if there is one already. */
  readonly proof?: Proof | undefined;
  /** The scale of difficulty; the shipped one unless given. */
  readonly scale?: Scale | undefined;
}

/**
 * Tells how difficult a puzzle is, from very easy to very difficult, by its proof.
 *
 * @example
 * ```ts
 * import { must, parsePuzzle, ratePuzzle } from '@latin-puzzles/core';
 *
 * const puzzle = must(
 *   parsePuzzle('53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79'),
 * );
 * console.log(ratePuzzle(puzzle).level); // very easy
 * ```
 */
export function ratePuzzle({ board, multiset, labeling }: PartialBoard, options: RateOptions = {}): Rating {
  const shape = shapeOf(problemOf(board, multiset));
  const { proof = proveCompactly(shape, labeling, LADDER), scale } = options;
  return rate(measure(shape, labeling, proof), scale);
}

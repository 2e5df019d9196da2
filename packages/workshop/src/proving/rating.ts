import type { Signal } from '@latin-puzzles/core/engine';
import type { PartialBoard } from '@latin-puzzles/core/puzzle';
import { type Measure, measure, type Rating, rate, type Scale, withSukaku } from '@latin-puzzles/core/rating';
import type { Tools } from '../tools/index.ts';

/** What a rating goes by. */
export interface RatingOptions {
  /** The shipped scale unless given. */
  readonly scale?: Scale | undefined;
  readonly signal?: Signal | undefined;
}

/** How difficult a Latin puzzle is; nothing if the signal came first. */
export function findRating(
  tools: Tools,
  partial: PartialBoard,
  { scale, signal }: RatingOptions = {},
): Rating | undefined {
  const measured = measurePuzzle(tools, partial, signal);
  const rating = withSukaku(rate(measured, scale), partial, scale);
  return !rating.fair && signal?.aborted ? undefined : rating;
}

/** What a puzzle asks of a player. */
export function measurePuzzle(tools: Tools, partial: PartialBoard, signal?: Signal): Measure {
  return measure(tools.shapeFor(partial), partial.labeling, { ladder: tools.ladderFor(partial), signal });
}

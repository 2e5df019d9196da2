import { shapeOf } from '../attrition/index.ts';
import { type PartialBoard, solvable } from '../puzzle/index.ts';
import { measure } from './measure.ts';
import { type Rating, rate } from './rate.ts';
import { isScale, type Scale } from './scale.ts';
import { withSukaku } from './sukaku.ts';

/** What a rating goes by. */
export interface RateOptions {
  /** The scale of difficulty; the shipped one unless given. */
  readonly scale?: Scale | undefined;
}

/**
 * Tells how difficult a puzzle is, from very easy to very difficult, by how it is played the easy way.
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
export function ratePuzzle(partial: PartialBoard, options?: RateOptions): Rating {
  const { problem, labeling } = solvable(partial);
  const scale = isScale(options?.scale) ? options.scale : undefined;
  return withSukaku(rate(measure(shapeOf(problem), labeling), scale), partial, scale);
}

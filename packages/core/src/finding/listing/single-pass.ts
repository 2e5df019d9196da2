import { ELEMENTARY, type Shape, type Theorem } from '../../attrition/index.ts';
import { makeRandom } from '../../basis/index.ts';
import type { Labeling } from '../../puzzle/index.ts';
import { followWalk, followWalkAsync, type WalkPlan } from './follow-walk.ts';
import { instrumentedWalk, type Tagged } from './instrumented-walk.ts';
import type { FindingEnding, FindingOptions, FoundPuzzle } from './options.ts';
import { WalkLimits } from './walk-limits.ts';

export interface AttritionChoices {
  /** The theorems to write by before a label is tried: the elementary ones unless given, since what a tag costs grows quickly with more. */
  readonly ladder?: readonly Theorem[] | undefined;
  /** Try cells and labels in a random order: the same seed gives the same puzzles in the same order on every machine. */
  readonly seed?: number | undefined;
}

export interface SinglePassPuzzle extends FoundPuzzle {
  /** The serial number of the label that was written last: all labels written in the search are numbered from 1. */
  readonly tag: number;
  /** A puzzle with the same solution and fewer clues: without the labels that theorems wrote, which they write again. */
  readonly tried: Labeling;
}

/**
 * The Latin puzzles that are met while the Latin boards of a partial board are listed (Palomo, Sect. 5.3.1), each once and
 * as soon as it is known to be one. They hold the labels that theorems wrote on the way, beside those tried. Neither the
 * partial board itself nor Latin boards are among them.
 */
export function* singlePassPuzzles(
  shape: Shape,
  partial: Labeling,
  options: FindingOptions & AttritionChoices = {},
): Generator<SinglePassPuzzle, FindingEnding, undefined> {
  return yield* followWalk(planAttritionWalk(shape, partial, options, singlePassPuzzle), new WalkLimits(options));
}

/** The same, with a turn for the event loop every few milliseconds, so that an `AbortSignal` can fire. */
export async function* singlePassPuzzlesAsync(
  shape: Shape,
  partial: Labeling,
  options: FindingOptions & AttritionChoices = {},
): AsyncGenerator<SinglePassPuzzle, FindingEnding, undefined> {
  return yield* followWalkAsync(planAttritionWalk(shape, partial, options, singlePassPuzzle), new WalkLimits(options));
}

/** The way through the tags of a partial board, all or those wanted. */
export function planAttritionWalk<T>(
  shape: Shape,
  partial: Labeling,
  { ladder = ELEMENTARY, seed }: AttritionChoices,
  copy: (tagged: Tagged) => T,
  wanted?: (tagged: Tagged) => boolean,
): WalkPlan<Tagged, T> {
  const random = seed === undefined ? undefined : makeRandom(seed);
  return { walk: instrumentedWalk(shape, partial, { ladder, random, wanted }), copy };
}

export function singlePassPuzzle({ tag, labeling, tried, solution }: Tagged): SinglePassPuzzle {
  return { tag, labeling, tried, solution };
}

import { featuresOf } from './features.ts';
import { LEVELS } from './level.ts';
import type { Measure } from './measure.ts';
import { fitOrdinal } from './ordinal.ts';
import type { Scale } from './scale.ts';

/** The measure of a puzzle, and how difficult it was found to be. */
export interface RatedSample {
  readonly measure: Measure;
  readonly rating: number;
  /** How long it took, in seconds: not fitted, but compared. */
  readonly time?: number | undefined;
}

export interface FitOptions {
  /** The highest rating of each level but the last. */
  readonly bounds: readonly number[];
  /** How firmly weights are held back: the more, the less the scale follows single samples. */
  readonly ridge?: number | undefined;
}

/** A level for each word, numbered from 1. */
export const LEVEL_BOUNDS: readonly number[] = LEVELS.slice(1).map((_, level) => level + 1.5);

/**
 * Ratings as Sukaku Explainer gives them, from 1.0 up. The levels end where those of Sudoku Explainer's generator do, which
 * are called Easy, Medium, Hard, Fiendish and Diabolical there.
 */
export const RATING_BOUNDS: readonly number[] = [1.2, 1.5, 2.5, 6];

/** With more groups of ratings than this, single puzzles would count too much. */
const MOST_GROUPS = 90;
const DEFAULT_RIDGE = 0.5;
/** Weights of features that hardly vary come out as such traces. */
const NEGLIGIBLE = 1e-6;

/** The scale that suits the samples best, by a proportional-odds model of their ratings. */
export function fitScale(samples: readonly RatedSample[], { bounds, ridge = DEFAULT_RIDGE }: FitOptions): Scale {
  const features = samples.map(({ measure }) => featuresOf(measure));
  const names = [...new Set(features.flatMap((named) => Object.keys(named)))];
  const tops = groupTops(
    samples.map(({ rating }) => rating),
    bounds,
  );
  const observations = samples.map(({ rating }, i) => ({
    features: names.map((name) => features[i]![name] ?? 0),
    group: tops.findIndex((top) => rating <= top),
  }));
  const { weights, cuts } = fitOrdinal(observations, tops.length, ridge);
  const named = names.map((name, i) => [name, weights[i]!] as const);
  return {
    weights: Object.fromEntries(named.filter(([, weight]) => weight > NEGLIGIBLE)),
    cuts: bounds.map((bound) => cutAt(bound, tops, cuts)),
  };
}

/**
 * The highest rating of each group: neighbouring ratings are put together until they are enough samples, but never across
 * the bound of a level.
 */
function groupTops(ratings: readonly number[], bounds: readonly number[]): number[] {
  const sorted = ratings.toSorted((a, b) => a - b);
  const enough = sorted.length / MOST_GROUPS;
  const tops: number[] = [];
  let gathered = 0;
  for (const [i, rating] of sorted.entries()) {
    gathered++;
    const next = sorted[i + 1];
    if (next === rating) continue;
    const ends = next === undefined || bounds.some((bound) => rating <= bound && bound < next);
    if (!ends && gathered < enough) continue;
    tops.push(rating);
    gathered = 0;
  }
  return tops;
}

/** The cut between two levels; a unit outside all others where no sample tells. */
function cutAt(bound: number, tops: readonly number[], cuts: readonly number[]): number {
  const below = tops.filter((top) => top <= bound).length;
  if (below === 0) return (cuts[0] ?? 0) - 1;
  return cuts[below - 1] ?? (cuts.at(-1) ?? 0) + 1;
}

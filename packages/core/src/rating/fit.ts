import { featuresOf } from './features.ts';
import { homeOf } from './home.ts';
import { LEVELS } from './level.ts';
import type { Measure } from './measure.ts';
import { fitOrdinal } from './ordinal.ts';
import { type Scale, STRETCH, strainOf } from './scale.ts';

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
  /** By feature, the least that it weighs whatever the samples tell; nothing unless given. */
  readonly floors?: Readonly<Record<string, number>> | undefined;
}

/** A level for each word, numbered from 1. */
export const LEVEL_BOUNDS: readonly number[] = LEVELS.slice(1).map((_, level) => level + 1.5);

/**
 * Ratings as Sukaku Explainer gives them, from 1.0 up. The levels end where those of Sudoku Explainer's generator do, which
 * are called Easy, Medium, Hard, Fiendish and Diabolical there.
 */
export const RATING_BOUNDS: readonly number[] = [1.2, 1.5, 2.5, 6];

/**
 * How the shipped scale is fitted. A rating by the hardest step says nothing of the many easy ones: what tells these apart
 * (how much is open, how little there is to choose from, how much to rule out, how long it takes) has a least weight.
 */
export const SHIPPED_FIT: FitOptions = {
  bounds: RATING_BOUNDS,
  floors: { openings: 2, scarcity: 2, look: 3, turns: 0.6 },
};

/** With more groups of ratings than this, single puzzles would count too much. */
const MOST_GROUPS = 90;
const DEFAULT_RIDGE = 0.5;
/** Weights of features that hardly vary come out as such traces. */
const NEGLIGIBLE = 1e-6;

/** The scale that suits the samples best, by a proportional-odds model of their ratings. */
export function fitScale(
  samples: readonly RatedSample[],
  { bounds, ridge = DEFAULT_RIDGE, floors = {} }: FitOptions,
): Scale {
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
  const least = names.map((name) => floors[name] ?? 0);
  const { weights, cuts } = fitOrdinal(observations, tops.length, ridge, least);
  const named = names.map((name, i) => [name, weights[i]!] as const);
  const scale = {
    weights: Object.fromEntries(named.filter(([, weight]) => weight > NEGLIGIBLE)),
    cuts: bounds.map((bound) => cutAt(bound, tops, cuts)),
  };
  const home = homeOf(samples.map(({ measure }) => measure));
  return { ...scale, marks: marksFor(samples, scale), ...(home && { home }) };
}

/** The middle nine tenths of the samples of a level take the middle seven tenths of its scores. */
const [FEWEST, MOST] = [0.05, 0.95];
const [LOW, HIGH] = [0.15, 0.85];

/** Where scores are spread so that the samples of each level fill its fifth. */
function marksFor(samples: readonly RatedSample[], scale: Scale): [number, number][] {
  const strains = samples.map(({ measure }) => strainOf(measure, scale)).sort((a, b) => a - b);
  return LEVELS.flatMap((_, level) => {
    const [from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY] = [scale.cuts[level - 1], scale.cuts[level]];
    const inside = strains.filter((strain) => strain > from && strain < to);
    const [low, high] = [FEWEST, MOST].map((share) => inside[Math.floor(share * inside.length)]);
    if (low === undefined || high === undefined || low === high) return [];
    return [
      [low, STRETCH * (level + LOW)],
      [high, STRETCH * (level + HIGH)],
    ];
  });
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

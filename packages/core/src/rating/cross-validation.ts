import { makeRandom } from '../basis/index.ts';
import { spearman } from './correlation.ts';
import { type FitOptions, fitScale, type RatedSample } from './fit.ts';
import { LEVELS, type Level } from './level.ts';
import { rate } from './rate.ts';

/** How well scales fitted on some of the samples tell the difficulty of the others. */
export interface Validation {
  /** Spearman's rank correlation of score and rating, every score by a scale that has not seen the sample. */
  readonly spearman: number;
  /** The same within each fold. */
  readonly foldSpearman: readonly number[];
  /** The rank correlation of score and time, over the samples that tell how long they took. */
  readonly timeSpearman: number | undefined;
  /** The share of samples whose level is told right, and of those that are at most one level off. */
  readonly accuracy: number;
  readonly nearAccuracy: number;
  /** What was told of each sample, in the order of the samples. */
  readonly told: readonly { readonly score: number; readonly level: Level }[];
}

/** Deals the samples at random into so many folds, at least two, and tells each by a scale fitted on the others. */
export function crossValidate(
  samples: readonly RatedSample[],
  folds: number,
  seed: number,
  options: FitOptions,
): Validation {
  const order = makeRandom(seed).shuffled([...samples.keys()]);
  const told = new Array<{ score: number; level: Level }>(samples.length);
  const foldSpearman: number[] = [];
  for (let fold = 0; fold < folds; fold++) {
    const held = order.filter((_, i) => i % folds === fold);
    const rest = order.filter((_, i) => i % folds !== fold);
    const scale = fitScale(
      rest.map((i) => samples[i]!),
      options,
    );
    for (const i of held) told[i] = rate(samples[i]!.measure, scale);
    foldSpearman.push(correlation(held, samples, told));
  }
  const errors = samples.map(({ rating }, i) =>
    Math.abs(LEVELS.indexOf(told[i]!.level) - options.bounds.filter((bound) => rating > bound).length),
  );
  return {
    spearman: correlation([...samples.keys()], samples, told),
    foldSpearman,
    timeSpearman: timeCorrelation(samples, told),
    accuracy: errors.filter((error) => error === 0).length / samples.length,
    nearAccuracy: errors.filter((error) => error <= 1).length / samples.length,
    told,
  };
}

function correlation(
  indices: readonly number[],
  samples: readonly RatedSample[],
  told: readonly { readonly score: number }[],
): number {
  return spearman(
    indices.map((i) => told[i]!.score),
    indices.map((i) => samples[i]!.rating),
  );
}

function timeCorrelation(
  samples: readonly RatedSample[],
  told: readonly { readonly score: number }[],
): number | undefined {
  const timed = [...samples.keys()].filter((i) => samples[i]!.time !== undefined);
  if (timed.length < 2) return undefined;
  return spearman(
    timed.map((i) => told[i]!.score),
    timed.map((i) => samples[i]!.time!),
  );
}

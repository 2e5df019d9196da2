import { describe, expect, test } from 'vitest';
import { makeRandom } from '../../src/basis/index.ts';
import {
  crossValidate,
  fitScale,
  LEVEL_BOUNDS,
  LEVELS,
  type Measure,
  type RatedSample,
  rate,
} from '../../src/rating/index.ts';

const random = makeRandom(5);

/** Puzzles whose level follows from how far one has to look, and whether something must be supposed; with some noise. */
const SAMPLES: readonly RatedSample[] = Array.from({ length: 200 }, () => {
  const [reach, suppositions] = [1 + random.below(12), random.below(2)];
  const noise = random.below(5) - 2;
  const rating = Math.max(1, Math.min(5, Math.round((reach + 8 * suppositions + noise) / 4)));
  return { measure: measureOf(reach, suppositions), rating, time: 60 * (reach + 8 * suppositions) };
});

function measureOf(reach: number, suppositions: number): Measure {
  return {
    openings: 0.6,
    scarcity: random.below(100) / 100,
    look: 0.2,
    turns: 20,
    reach,
    near: 6,
    span: 12,
    cells: 81,
    openness: 0,
    sight: 1,
    wait: suppositions,
    climbs: suppositions,
    size: 4 * suppositions,
    suppositions,
    depth: suppositions,
    hardest: 'last-places',
    unsolved: 0,
  };
}

const options = { bounds: LEVEL_BOUNDS };

describe('a fitted scale', () => {
  test('tells the levels of puzzles it has not seen', () => {
    const { spearman, accuracy, nearAccuracy, timeSpearman } = crossValidate(SAMPLES, 5, 1, options);
    expect(spearman).toBeGreaterThan(0.85);
    expect(timeSpearman).toBeGreaterThan(0.9);
    expect(accuracy).toBeGreaterThan(0.6);
    expect(nearAccuracy).toBe(1);
  });

  test('finds nothing where there is nothing to find', () => {
    const ratings = makeRandom(2).shuffled(SAMPLES.map(({ rating }) => rating));
    const senseless = SAMPLES.map(({ measure }, i) => ({ measure, rating: ratings[i]! }));
    const { spearman, timeSpearman } = crossValidate(senseless, 5, 1, options);
    expect(Math.abs(spearman)).toBeLessThan(0.2);
    expect(timeSpearman).toBeUndefined();
  });

  test('tells each puzzle by the others: its own rating changes nothing', () => {
    const other = SAMPLES.with(0, { ...SAMPLES[0]!, rating: SAMPLES[0]!.rating > 3 ? 1 : 5 });
    const [told, toldOther] = [SAMPLES, other].map((samples) => crossValidate(samples, 5, 1, options).told);
    expect(toldOther![0]).toEqual(told![0]);
    expect(toldOther).not.toEqual(told);
  });

  test('is the same for the same samples and seed', () => {
    expect(fitScale(SAMPLES, options)).toEqual(fitScale(SAMPLES, options));
    expect(crossValidate(SAMPLES, 5, 9, options)).toEqual(crossValidate(SAMPLES, 5, 9, options));
    expect(crossValidate(SAMPLES, 5, 8, options).told).not.toEqual(crossValidate(SAMPLES, 5, 9, options).told);
  });

  test.each([
    ['very easy', [1]],
    ['medium', [3]],
    ['very difficult', [5]],
    ['all but two', [2, 3, 5]],
  ])('does without samples of some levels: %s', (_, missing) => {
    const scale = fitScale(
      SAMPLES.filter(({ rating }) => !missing.includes(rating)),
      options,
    );
    expect(scale.cuts).toEqual(scale.cuts.toSorted((a, b) => a - b));
    const scores = Array.from({ length: 20 }, (_, reach) => rate(measureOf(reach, 0), scale).score);
    expect(scores.every(Number.isFinite)).toBe(true);
  });

  test('gives samples of one level that level or a neighbour', () => {
    const scale = fitScale(
      SAMPLES.map(({ measure }) => ({ measure, rating: 3 })),
      options,
    );
    expect(scale.weights).toEqual({});
    expect(LEVELS).toContain(rate(SAMPLES[0]!.measure, scale).level);
  });

  test('does not put the few samples of a level together with those of the next', () => {
    const samples = Array.from({ length: 200 }, (_, i) => ({
      measure: measureOf(i < 2 ? 1 : 10, 0),
      rating: i < 2 ? 1 : 3,
    }));
    expect(fitScale(samples, options).weights).toHaveProperty('reach');
  });

  test('groups ratings that are all different', () => {
    const ranked = SAMPLES.map(({ measure, time }, i) => ({ measure, rating: time! + i / 1000 }));
    const { spearman } = crossValidate(ranked, 5, 1, { bounds: [300, 500, 700, 900] });
    expect(spearman).toBeGreaterThan(0.9);
  });

  test('counts the ratings of a group alike, and a group is of so many that there are at most ninety', () => {
    const ranked = Array.from({ length: 180 }, (_, i) => ({ measure: measureOf(1 + (i % 12), 0), rating: i + 1 }));
    /** Every other sample, from this one on, changes ratings with the next. */
    const exchanged = (first: number) =>
      ranked.map(({ measure, rating }, i) => ({
        measure,
        rating: ranked[i % 2 === first ? i + 1 : i - 1]?.rating ?? rating,
      }));
    const fitted = (samples: readonly RatedSample[]) => fitScale(samples, { bounds: [36.5, 72.5, 108.5, 144.5] });
    expect(fitted(exchanged(0))).toEqual(fitted(ranked));
    expect(fitted(exchanged(1))).not.toEqual(fitted(ranked));
  });
});

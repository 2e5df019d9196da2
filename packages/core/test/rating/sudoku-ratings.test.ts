import { describe, expect, test } from 'vitest';
import { crossValidate, fitScale, rate, SHIPPED_FIT, spearman } from '../../src/rating/index.ts';
import { measureSudoku, ratedSudokus } from './sudokus.ts';

describe('the ratings of 900 Sudokus', () => {
  const samples = ratedSudokus().map(({ labeling, rating }) => ({ measure: measureSudoku(labeling), rating }));

  test('are all fair', () => {
    expect(samples).toHaveLength(900);
    expect(samples.filter(({ measure }) => measure.unsolved > 0)).toEqual([]);
  });

  test('are told by scales that have not seen the puzzle', () => {
    const validation = crossValidate(samples, 10, 1, SHIPPED_FIT);
    expect(validation.spearman).toBeGreaterThan(0.965);
    expect(Math.min(...validation.foldSpearman)).toBeGreaterThan(0.93);
    expect(validation.accuracy).toBeGreaterThan(0.88);
    expect(validation.nearAccuracy).toBeGreaterThan(0.99);
  });

  test.each([
    ['medium', 1.5, 2.5, 0.35],
    ['difficult', 2.5, 6, 0.8],
    ['very difficult', 6, 10, 0.4],
  ])('are told apart within the level %s too', (_, above, most, least) => {
    const { told } = crossValidate(samples, 10, 1, SHIPPED_FIT);
    const within = samples
      .map(({ rating }, i) => ({ rating, score: told[i]!.score }))
      .filter(({ rating }) => rating > above && rating <= most);
    const correlation = spearman(
      within.map(({ score }) => score),
      within.map(({ rating }) => rating),
    );
    expect(correlation).toBeGreaterThan(least);
  });

  test('are spread over the scores of their level, the very easy and the easy ones too', () => {
    const { told } = crossValidate(samples, 10, 1, SHIPPED_FIT);
    for (const [level, most] of [1.2, 1.5].entries()) {
      const fifths = new Set<number>();
      for (const [i, { rating }] of samples.entries())
        if (rating === most) fifths.add(Math.floor((told[i]!.score - 20 * level) / 4));
      expect([...fifths].toSorted()).toEqual([0, 1, 2, 3, 4]);
    }
  });

  test('are told by a scale that has seen half of the puzzles', () => {
    expect(crossValidate(samples, 2, 1, SHIPPED_FIT).spearman).toBeGreaterThan(0.95);
  });

  test('are told by the shipped scale', () => {
    const scores = samples.map(({ measure }) => rate(measure).score);
    expect(
      spearman(
        scores,
        samples.map(({ rating }) => rating),
      ),
    ).toBeGreaterThan(0.95);
  });

  test('give the shipped scale; if not, make it anew with: node scripts/rating-docs.mjs --fit', () => {
    const fitted = fitScale(samples, SHIPPED_FIT);
    const differences = samples.map(({ measure }) => Math.abs(rate(measure).score - rate(measure, fitted).score));
    expect(Math.max(...differences)).toBeLessThan(2);
  });
});

import { describe, expect, test } from 'vitest';
import { makeRandom } from '../../src/basis/index.ts';
import { fitOrdinal, type Observation } from '../../src/rating/ordinal.ts';

const GROUPS = 4;
const CUTS = [-1, 1, 2.5];

/** Observations drawn from a known model of weights 2 and 1; the third feature says nothing, the fourth the contrary. */
function drawn(count: number): Observation[] {
  const random = makeRandom(11);
  const uniform = () => (random.below(1_000_000) + 0.5) / 1_000_000;
  return Array.from({ length: count }, () => {
    const [a, b, c] = [uniform() * 2 - 1, uniform() * 2 - 1, uniform()];
    const chance = uniform();
    const strain = 2 * a + b + Math.log(chance / (1 - chance));
    return { features: [a, b, c, -a], group: CUTS.filter((cut) => strain > cut).length };
  });
}

describe('a proportional-odds fit', () => {
  test('finds the model that the observations were drawn from', () => {
    const { weights, cuts } = fitOrdinal(drawn(20_000), GROUPS, 0.01);
    for (const [i, weight] of [2, 1, 0, 0].entries()) expect(Math.abs(weights[i]! - weight)).toBeLessThan(0.15);
    for (const [i, cut] of CUTS.entries()) expect(Math.abs(cuts[i]! - cut)).toBeLessThan(0.2);
  });

  test('gives no weight below nought, and nought to what points the wrong way', () => {
    const { weights } = fitOrdinal(drawn(500), GROUPS, 0.5);
    expect(Math.min(...weights)).toBeGreaterThanOrEqual(0);
    expect(weights[3]).toBe(0);
  });

  test('without features gives the odds of the groups', () => {
    const observations = [0, 0, 0, 1, 1, 2, 2, 2, 2, 2].map((group) => ({ features: [], group }));
    const { cuts } = fitOrdinal(observations, 3, 1);
    expect(cuts[0]).toBeCloseTo(Math.log(3 / 7), 9);
    expect(cuts[1]).toBeCloseTo(0, 9);
  });

  test('stays finite where a feature tells the groups apart without fail, and is held back by the ridge', () => {
    const observations = Array.from({ length: 60 }, (_, i) => ({ features: [i % 3], group: i % 3 }));
    const [loose, firm] = [0.01, 1].map((ridge) => fitOrdinal(observations, 3, ridge));
    expect(loose!.weights[0]).toBeGreaterThan(firm!.weights[0]!);
    for (const { weights, cuts } of [loose!, firm!]) {
      expect(weights[0]).toBeLessThan(100);
      for (const group of [1, 2]) {
        expect(weights[0]! * group).toBeGreaterThan(cuts[group - 1]!);
        expect(weights[0]! * (group - 1)).toBeLessThan(cuts[group - 1]!);
      }
    }
  });

  test('puts no feature above another that says the same', () => {
    const observations = drawn(500).map(({ features: [a], group }) => ({ features: [a!, a!], group }));
    const { weights } = fitOrdinal(observations, GROUPS, 0.5);
    expect(weights[0]).toBeCloseTo(weights[1]!, 6);
  });
});

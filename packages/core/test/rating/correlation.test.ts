import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { spearman } from '../../src/rating/index.ts';

describe("Spearman's rank correlation", () => {
  test('shares the rank among ties', () => {
    // Ranks 1, 2.5, 2.5, 4 against 1, 2, 3, 4.
    expect(spearman([1, 2, 2, 3], [1, 2, 3, 4])).toBeCloseTo(4.5 / Math.sqrt(4.5 * 5), 12);
    expect(
      spearman([106, 100, 86, 101, 99, 103, 97, 113, 112, 110], [7, 27, 2, 50, 28, 29, 20, 12, 6, 17]),
    ).toBeCloseTo(-29 / 165, 12);
  });

  test('is 0 where one side does not vary', () => {
    expect(spearman([3, 3, 3], [1, 2, 3])).toBe(0);
    expect(spearman([], [])).toBe(0);
  });

  test('depends on the order alone', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.integer({ min: -20, max: 20 }), fc.integer()), { minLength: 2 }), (pairs) => {
        const [a, b] = [pairs.map(([x]) => x), pairs.map(([, y]) => y)];
        const bent = a.map((x) => x ** 3 + 5);
        expect(spearman(bent, b)).toBeCloseTo(spearman(a, b), 9);
        expect(spearman(b, a)).toBeCloseTo(spearman(a, b), 9);
        expect(
          spearman(
            a.map((x) => -x),
            b,
          ),
        ).toBeCloseTo(-spearman(a, b), 9);
      }),
    );
  });
});

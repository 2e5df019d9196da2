import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeNeighbourhood } from '../../src/board-view/neighbourhood.ts';

const spot = fc.tuple(fc.integer({ min: -50, max: 50 }), fc.integer({ min: -50, max: 50 }));

/** How many times each point is visited before it is enough. */
function visits(spots: readonly (readonly [number, number])[], point: number, reach: number): number[] {
  const counts = spots.map(() => 0);
  makeNeighbourhood(spots)(
    point,
    (distance) => distance > reach,
    (index) => {
      counts[index]!++;
    },
  );
  return counts;
}

describe('the points round a point', () => {
  test('are all visited that lie within reach, and none twice', () => {
    fc.assert(
      fc.property(
        fc.array(spot, { minLength: 1, maxLength: 60, size: 'max' }),
        fc.nat(),
        fc.nat(150),
        (spots, any, reach) => {
          const point = any % spots.length;
          const [x, y] = spots[point]!;
          for (const [index, count] of visits(spots, point, reach).entries()) {
            const distance = Math.hypot(spots[index]![0] - x, spots[index]![1] - y);
            expect(count).toBeLessThanOrEqual(1);
            if (distance <= reach) expect(count).toBe(1);
          }
        },
      ),
    );
  });

  test('are few, however many there are beyond', () => {
    const lattice = Array.from({ length: 128 * 128 }, (_, i) => [i % 128, Math.floor(i / 128)] as const);
    const seen = visits(lattice, 64 * 128 + 64, 2).reduce((sum, count) => sum + count, 0);
    expect(seen).toBeLessThan(150);
  });
});

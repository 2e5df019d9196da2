import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitCount, splits } from '../../src/counting/methods/split.ts';
import { residualOf } from '../../src/counting/residual/index.ts';
import { blank, squareProblem } from '../engine/problems.ts';

/** A row of so many cells with a demand, some of the cells being cut off. */
const rows = fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 2, maxLength: 4 }).chain((demand) => {
  const cells = demand.reduce((sum, count) => sum + count, 0);
  return fc.record({ demand: fc.constant(demand), cut: fc.subarray(Array.from({ length: cells }, (_, i) => i)) });
});

/** How often each label can be among so many cells, by trying all numbers. */
function divisions(demand: readonly number[], inside: number): number[][] {
  if (demand.length === 0) return inside === 0 ? [[]] : [];
  const [first, ...rest] = demand as [number, ...number[]];
  return Array.from({ length: Math.min(first, inside) + 1 }, (_, held) =>
    divisions(rest, inside - held).map((others) => [held, ...others]),
  ).flat();
}

test('a demand is divided by a cut in all ways that there are, those told once that differ in the names of labels', () => {
  fc.assert(
    fc.property(rows, ({ demand, cut }) => {
      const cells = demand.reduce((sum, count) => sum + count, 0);
      const problem = squareProblem(cells, demand);
      const residual = residualOf(problem, blank(problem))!;
      const set = new Int32Array(residual.words);
      for (const cell of cut) set[cell >>> 5]! |= 1 << (cell & 31);
      const all = divisions(demand, cut.length);
      expect(splitCount(residual, 0, set)).toBe(all.length);
      const told = [...splits(residual, 0, set)];
      expect(told.reduce((sum, { times }) => sum + times, 0n)).toBe(BigInt(all.length));
      // Labels that occur equally often may exchange what they hold.
      const kind = (inside: readonly number[]) =>
        inside
          .map((held, label) => `${demand[label]} ${held}`)
          .toSorted()
          .join();
      const kinds = new Map<string, number>();
      for (const inside of all) kinds.set(kind(inside), (kinds.get(kind(inside)) ?? 0) + 1);
      expect(told.map(({ inside, times }) => [kind([...inside]), Number(times)]).toSorted()).toEqual(
        [...kinds].toSorted(),
      );
    }),
    { numRuns: 60 },
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Assignment, NOWHERE } from '../../../src/attrition/matching/assignment.ts';

interface Choices {
  readonly bins: number;
  readonly capacities: readonly number[];
  /** The bins that each item may go into. */
  readonly allowed: readonly (readonly number[])[];
}

/** A few bins that items go into, among as many as take one word of bits, just more, or two words and more. */
const choices: fc.Arbitrary<Choices> = fc
  .constantFrom(6, 32, 33, 64, 65)
  .chain((bins) =>
    fc.record({
      bins: fc.constant(bins),
      used: fc.uniqueArray(fc.oneof(fc.nat(bins - 1), fc.constant(bins - 1)), { minLength: 1, maxLength: 5 }),
      capacities: fc.array(fc.nat(2), { minLength: bins, maxLength: bins }),
      picks: fc.array(fc.array(fc.nat(4), { maxLength: 3 }), { maxLength: 6 }),
    }),
  )
  .map(({ bins, used, capacities, picks }) => ({
    bins,
    capacities,
    allowed: picks.map((pick) => [...new Set(pick.map((i) => used[i % used.length]!))]),
  }));

function assign({ bins, capacities, allowed }: Choices): { assignment: Assignment; left: number } {
  const assignment = new Assignment(6, bins);
  // What an earlier assignment left behind must not matter.
  assignment.items = 6;
  assignment.capacities.fill(1);
  assignment.allowed.fill(-1);
  assignment.solve();
  assignment.allowed.fill(0);
  assignment.items = allowed.length;
  assignment.capacities.set(capacities);
  for (const [item, choice] of allowed.entries())
    for (const bin of choice) assignment.allowed[item * assignment.words + (bin >>> 5)]! |= 1 << (bin & 31);
  return { assignment, left: assignment.solve() };
}

/** How many items can be put somewhere, by trying everything. */
function most([choice, ...others]: Choices['allowed'], room: readonly number[]): number {
  if (!choice) return 0;
  const placed = choice.filter((bin) => room[bin]! > 0).map((bin) => 1 + most(others, room.with(bin, room[bin]! - 1)));
  return Math.max(most(others, room), ...placed);
}

test('as many items as can be find a bin that they may go into, and no bin holds too many', () => {
  fc.assert(
    fc.property(choices, (given) => {
      const { assignment, left } = assign(given);
      const binOf = [...assignment.binOf.slice(0, given.allowed.length)];
      const placed = binOf.filter((bin) => bin !== NOWHERE);
      expect(placed).toHaveLength(most(given.allowed, given.capacities));
      expect(left).toBe(binOf.indexOf(NOWHERE));
      for (const [item, bin] of binOf.entries()) if (bin !== NOWHERE) expect(given.allowed[item]).toContain(bin);
      for (const [bin, capacity] of given.capacities.entries()) {
        const held = placed.filter((other) => other === bin).length;
        expect(held).toBeLessThanOrEqual(capacity);
        expect(assignment.isFull(bin)).toBe(held === capacity);
      }
    }),
  );
});

test('bins reach those that their items could have gone into, and the blocks are told by their first bin', () => {
  fc.assert(
    fc.property(choices, (given) => {
      const { assignment } = assign(given);
      const bins = [...Array(given.bins).keys()];
      const reached = bins.map((bin) => {
        const found = new Set([bin]);
        for (const from of found)
          for (const [item, choice] of given.allowed.entries())
            if (assignment.binOf[item] === from) for (const to of choice) found.add(to);
        return found;
      });
      const reaching = bins.map((bin) => new Set(bins.filter((from) => reached[from]!.has(bin))));
      for (const bin of bins) {
        expect(bins.filter((to) => assignment.reaches(bin, to))).toEqual([...reached[bin]!].toSorted((a, b) => a - b));
        const block = bins.filter((other) => reached[bin]!.has(other) && reaching[bin]!.has(other));
        const size = block[0] === bin ? block.length : 0;
        expect(assignment.lastBlock(bin)).toBe(reached[bin]!.size === size ? size : 0);
        expect(assignment.firstBlock(bin)).toBe(reaching[bin]!.size === size ? size : 0);
      }
      for (const [item, choice] of given.allowed.entries()) {
        const plainly = bins.filter((bin) => choice.some((start) => reached[start]!.has(bin)));
        expect(assignment.reachedBy(item)).toEqual(plainly);
      }
    }),
  );
});

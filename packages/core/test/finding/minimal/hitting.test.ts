import fc from 'fast-check';
import { expect, it } from 'vitest';
import { refutationObjection } from '../../../src/finding/minimal/checker/refutation.ts';
import { findHittingSet } from '../../../src/finding/minimal/hitting.ts';

const CELLS = 9;
const family = fc.array(fc.uniqueArray(fc.nat(CELLS - 1), { minLength: 1, maxLength: 5 }), {
  maxLength: 14,
  size: 'max',
});

/** The least number of cells that meet all sets, by trying every choice. */
function leastByTrial(sets: readonly (readonly number[])[]): number {
  let least = CELLS;
  for (let choice = 0; choice < 1 << CELLS; choice++) {
    const chosen = [...Array(CELLS).keys()].filter((cell) => choice & (1 << cell));
    if (chosen.length < least && sets.every((set) => set.some((cell) => chosen.includes(cell)))) least = chosen.length;
  }
  return least;
}

it('cells that meet every set are found exactly when there are such, and the refutation holds otherwise', () =>
  fc.assert(
    fc.property(family, fc.nat(5), (sets, most) => {
      const outcome = findHittingSet(sets, CELLS, most);
      expect(outcome.kind).not.toBe('spent');
      if (outcome.kind === 'hit') {
        expect(outcome.cells.length).toBeLessThanOrEqual(most);
        expect(sets.every((set) => set.some((cell) => outcome.cells.includes(cell)))).toBe(true);
      } else if (outcome.kind === 'none') {
        expect(leastByTrial(sets)).toBeGreaterThan(most);
        expect(refutationObjection(outcome.refutation, sets, most, 'refutation')).toBeUndefined();
      }
    }),
  ));

it('a refutation of too much is refused', () =>
  fc.assert(
    fc.property(family, fc.nat(3), (sets, most) => {
      const outcome = findHittingSet(sets, CELLS, most);
      const least = leastByTrial(sets);
      if (outcome.kind === 'none')
        expect(refutationObjection(outcome.refutation, sets, least, 'refutation')).toBeDefined();
    }),
  ));

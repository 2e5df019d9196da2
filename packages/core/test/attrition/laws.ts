import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lawRuns } from '../../../../test/support/law-runs.ts';
import { climb, isStepOf, type Step, type Theorem } from '../../src/attrition/index.ts';
import { makeRandom } from '../../src/basis/index.ts';
import { closure, positionOf, randomPosition, solutionsOf } from './positions.ts';

/**
 * The laws of an attrition theorem, tried on random boards, multisets and positions. `ladder` ends with the theorem
 * itself: on smaller domains its pattern may degenerate into an easier one, so monotonicity is that of the whole ladder.
 */
export function obeysTheLaws(theorem: Theorem, ladder: readonly Theorem[], runs = lawRuns(100)): void {
  describe(`the theorem ${theorem.name}`, () => {
    test('never takes a solution label away, and every step changes something', () => {
      let steps = 0;
      const law = fc.property(randomPosition, (random) => {
        const position = positionOf(random);
        if (position.contradictory) return;
        const found = take(theorem.steps(position), 20);
        const solutions = found.length > 0 ? solutionsOf(random, position) : [];
        steps += found.length;
        for (const step of found) {
          for (const { cell, label } of step.removals) {
            expect(position.allows(cell, label)).toBe(true);
            expect(solutions.filter((solution) => solution[cell] === label)).toEqual([]);
          }
          for (const { cell, label } of step.writes) {
            expect(position.written[cell]).not.toBe(label);
            expect(solutions.filter((solution) => solution[cell] !== label)).toEqual([]);
          }
          expect(step.writes.length + step.removals.length).toBeGreaterThan(0);
          expect(step.theorem).toBe(theorem.name);
        }
      });
      // Some theorems have their say at one position of a hundred: chance must not decide whether they were tried at all.
      for (let tries = 0; tries === 0 || (steps === 0 && tries < 10); tries++) fc.assert(law, { numRuns: runs * 3 });
      expect(steps, 'the theorem must have been put to use').toBeGreaterThan(0);
    });

    test('has a form that all of its steps have where the ladder below it ends', () => {
      fc.assert(
        fc.property(randomPosition, (random) => {
          const position = positionOf(random);
          for (const _ of climb(position, ladder.slice(0, -1)));
          if (position.contradictory) return;
          for (const step of take(theorem.steps(position), 20)) expect(isStepOf(theorem, step, position)).toBe(true);
        }),
        { numRuns: runs * 3 },
      );
    });

    test('is monotonic: smaller domains lead to smaller domains', () => {
      fc.assert(
        fc.property(randomPosition, fc.nat(14), (random, kept) => {
          const larger = closure(positionOf(random, Math.min(kept, random.fewer.length)), ladder);
          const smaller = closure(positionOf(random), ladder);
          expect(smaller.every((allowed, candidate) => allowed <= larger[candidate]!)).toBe(true);
        }),
        { numRuns: runs },
      );
    });
  });
}

/** The end of a ladder does not depend on the order in which its steps are taken: whatever comes first, logic finishes. */
export function endsTheSame(ladder: readonly Theorem[], runs = lawRuns(100)): void {
  test(`the ladder up to ${ladder.at(-1)!.name} ends the same in whatever order steps are taken`, () => {
    fc.assert(
      fc.property(randomPosition, fc.nat(), (random, seed) => {
        const expected = closure(positionOf(random), ladder);
        const position = positionOf(random);
        const chance = makeRandom(seed);
        while (!position.contradictory) {
          const possible: Step[] = ladder.flatMap((theorem) => take(theorem.steps(position), 6));
          if (possible.length === 0) break;
          position.apply(possible[chance.below(possible.length)]!);
        }
        const reached = position.contradictory ? new Uint8Array(expected.length) : position.domains;
        expect(reached).toEqual(expected);
      }),
      { numRuns: runs },
    );
  });
}

function take<T>(items: Iterable<T>, most: number): T[] {
  const taken: T[] = [];
  for (const item of items) {
    taken.push(item);
    if (taken.length === most) break;
  }
  return taken;
}

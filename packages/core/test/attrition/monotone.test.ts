import { describe, expect, test } from 'vitest';
import { FAILED_ONCE, subjects, variantBoard } from '../../../../bench/monotone-subjects.mjs';
import {
  chainLadders,
  endings,
  type Fact,
  forkWalk,
  prefixes,
  shortLadders,
  walk,
} from '../../../../bench/monotone-walk.mjs';
import { LADDER, shapeOf } from '../../src/attrition/index.ts';
import { makeRandom } from '../../src/basis/index.ts';

describe('whoever knows more, no rung leaves more', () => {
  test('a label with two needed of three places, one of which is written: the alternatives become presences', () => {
    const shape = shapeOf(FAILED_ONCE);
    const facts: Fact[] = [
      { cell: 3, label: 0, holds: true },
      { cell: 13, label: 0, holds: true },
    ];
    const before = endings(shape, facts, prefixes(LADDER));
    const after = endings(shape, [...facts, { cell: 10, label: 3, holds: true }], prefixes(LADDER));
    for (const [rung, left] of after.entries()) expect(left.every((may, at) => may <= before[rung]![at]!)).toBe(true);
  });

  // When a way of several places was supposed as an absence, this sample held three counterexamples.
  test('where a place is written of those that a chain leans on, on variants of that board', () => {
    const random = makeRandom(1);
    for (let compared = 0; compared < 60; )
      for (const counterexample of forkWalk(variantBoard(random), random, chainLadders(LADDER))) {
        expect(counterexample).toBeUndefined();
        compared++;
      }
  });

  // The benchmark `monotone` compares as many positions as it is asked to in this way.
  test.each([
    ['every rung of the ladder', prefixes(LADDER), 1000],
    ['every theorem on as few others as it needs', shortLadders(LADDER), 500],
    ['chains of one to four rounds', chainLadders(LADDER), 1000],
  ])('on walks over random boards and boards of the catalog: %s', (_, ladders, positions) => {
    const random = makeRandom(1);
    let compared = 0;
    for (const subject of subjects(random)) {
      for (const counterexample of walk(subject, random, ladders)) {
        expect(counterexample).toBeUndefined();
        compared++;
      }
      if (compared > positions) return;
    }
  });
});

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

  // A base and a cover that need a label twice are a fish; once one of the two is written they once were an intersection only.
  test('a fish of which one place is written, without intersections on the ladder', () => {
    const shape = shapeOf({
      cells: 8,
      asterisms: [
        [0, 1, 3, 6, 7],
        [0, 4, 5, 6, 7],
        [2, 3, 5, 6, 7],
      ],
      labels: 3,
      demands: new Array(3).fill([1, 2, 2]),
    });
    const ladder = LADDER.filter((theorem, rung) => rung < 3 || theorem.name === 'fish');
    const facts: Fact[] = [
      { cell: 3, label: 1, holds: true },
      { cell: 0, label: 1, holds: true },
      { cell: 4, label: 2, holds: false },
    ];
    const [before] = endings(shape, facts, [ladder]);
    const [after] = endings(shape, [...facts, { cell: 6, label: 0, holds: false }], [ladder]);
    expect(after!.every((may, at) => may <= before![at]!)).toBe(true);
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

import { describe, expect, test } from 'vitest';
import { subjects } from '../../../../bench/monotone-subjects.mjs';
import { chainLadders, endings, type Fact, prefixes, shortLadders, walk } from '../../../../bench/monotone-walk.mjs';
import { LADDER, shapeOf } from '../../src/attrition/index.ts';
import { makeRandom } from '../../src/basis/index.ts';

describe('whoever knows more, no rung leaves more', () => {
  test('a label with two needed of three places, one of which is written: the alternatives become presences', () => {
    const asterisms = [
      [2, 3, 7, 13, 14, 17, 18],
      [1, 6, 8, 12, 15, 18, 19],
      [6, 8, 9, 12, 13, 15, 17],
      [0, 1, 5, 7, 11, 12, 13],
      [0, 1, 4, 6, 13, 16, 18],
      [3, 5, 10, 11, 14, 17, 18],
      [1, 6, 8, 11, 12, 16, 20],
      [1, 6, 7, 11, 15, 17, 18],
      [3, 6, 8, 9, 12, 15, 17],
      [0, 1, 7, 8, 11, 12, 15],
      [0, 3, 4, 7, 13, 14, 16],
    ];
    const shape = shapeOf({ cells: 21, labels: 4, asterisms, demands: asterisms.map(() => [3, 1, 1, 2]) });
    const facts: Fact[] = [
      { cell: 3, label: 0, holds: true },
      { cell: 13, label: 0, holds: true },
    ];
    const before = endings(shape, facts, prefixes(LADDER));
    const after = endings(shape, [...facts, { cell: 10, label: 3, holds: true }], prefixes(LADDER));
    for (const [rung, left] of after.entries()) expect(left.every((may, at) => may <= before[rung]![at]!)).toBe(true);
  });

  // The benchmark `monotone` compares as many positions as it is asked to in this way.
  test.each([
    ['every rung of the ladder', prefixes(LADDER), 2500],
    ['every theorem on as few others as it needs', shortLadders(LADDER), 2500],
    ['chains of one to four rounds', chainLadders(LADDER), 5000],
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

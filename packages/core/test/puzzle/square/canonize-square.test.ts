import { describe, expect, test } from 'vitest';
import { makeRandom } from '../../../src/basis/index.ts';
import { canonizeSquare, linesBetween, SQUARE_RELATIONS } from '../../../src/puzzle/index.ts';
import { anyLines, anySquare, moved, places } from './squares.ts';

describe.each(SQUARE_RELATIONS)('%s', (relation) => {
  test('whatever is the same by the relation has the same form, and is taken there by the map', () => {
    const random = makeRandom(7);
    for (let trial = 0; trial < 150; trial++) {
      const order = 2 + random.below(5);
      const square = anySquare(order, random);
      const lines = anyLines(order, relation, random);
      const other = moved(order, square, lines);
      const [a, b] = [square, other].map((labeling) => canonizeSquare(places(order), labeling, relation));
      expect(b!.hash).toBe(a!.hash);
      expect(b!.form).toEqual(a!.form);
      expect(b!.symmetries).toBe(a!.symmetries);
      expect(moved(order, square, a!.toForm)).toEqual(a!.form);
      expect(moved(order, square, linesBetween(a!, b!))).toEqual(other);
      for (const generator of a!.generators) expect(moved(order, square, generator)).toEqual(square);
    }
  });
});

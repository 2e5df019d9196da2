import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import {
  DAY,
  either,
  FLAG,
  faultsIn,
  listOf,
  mapOf,
  numberFrom,
  oneOf,
  RANGE,
  setOf,
  TEXT,
  textLike,
  textUpTo,
  wholeFrom,
} from '../../src/basis/index.ts';

const wanted = { en: 'something', es: 'algo' };
const FEW = textUpTo(3);

/** A type, what just fits, and what just does not. */
const TYPES = [
  ['a text', TEXT, ['a', 'a'.repeat(1000)], ['', 'a'.repeat(1001), 5]],
  ['a text that may be empty', textUpTo(3, 0), ['', 'abc'], ['abcd']],
  ['a text of a look', textLike(/^a+$/, wanted), ['a', 'aa'], ['', 'b', 1]],
  ['characters of two code units', FEW, ['😀😀😀', 'e\u0301e', '\ud800'], ['😀😀😀😀', 'e\u0301e\u0301']],
  ['a flag', FLAG, [true, false], ['true', 0, null]],
  ['a whole number', wholeFrom(2, 4), [2, 4], [1, 5, 2.5, '3']],
  ['a number', numberFrom(0.5, 2), [0.5, 2], [0.4, 2.1, '1']],
  ['one of some', oneOf(['a', 2]), ['a', 2], ['2', 'b']],
  ['a list', listOf(FEW, wanted), [['a'], ['a', 'a']], [[], ['abcd'], ['a', 'abcd'], 'a']],
  ['a set', setOf(FEW, wanted), [['a'], ['a', 'b']], [[], ['a', 'a'], ['abcd']]],
  ['this or that', either(FEW, wholeFrom(1, 2)), ['a', 2], ['abcd', 3, null]],
  ['a range', RANGE, [{ least: 1 }, { most: 2 }, { least: 1, most: 2 }], [{}, { least: '1' }, { first: 1 }, [], 5]],
  ['a map', mapOf(FEW), [{}, { a: 'a', b: 'b' }], [{ a: 'abcd' }, { a: 'a', b: 4 }, 'a', []]],
] as const;

describe.each(TYPES)('%s', (_, type, good, bad) => {
  const accepts = new Ajv2020().compile(type.schema);

  test('is what its schema says', () => {
    for (const value of good)
      expect([value, accepts(value), faultsIn(value, type, 'place')]).toEqual([value, true, []]);
    for (const value of bad) {
      expect([value, accepts(value)]).toEqual([value, false]);
      expect(faultsIn(value, type, 'place')).toMatchObject([{ place: expect.stringMatching(/^place/) }]);
    }
  });
});

test('a day is one of the calendar', () => {
  for (const day of ['2027-01-31', '2028-02-29']) expect(DAY.fits(day)).toBe(true);
  for (const day of ['2027-02-29', '2027-13-01', '2027-1-31', '31.1.2027', 20270131]) expect(DAY.fits(day)).toBe(false);
});

import { expect, test } from 'vitest';
import { makeRandom } from '../../src/basis/index.ts';

test('the same seed gives the same numbers on every machine', () => {
  const random = makeRandom(2014);
  expect(Array.from({ length: 8 }, () => random.below(1000))).toEqual([295, 546, 394, 605, 428, 318, 396, 313]);
});

test('every value is about equally likely', () => {
  const random = makeRandom(7);
  const counts = new Array(6).fill(0);
  for (let i = 0; i < 60_000; i++) counts[random.below(6)]++;
  for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(500);
});

test('shuffling keeps the items', () => {
  const items = Array.from({ length: 50 }, (_, i) => i);
  const shuffled = makeRandom(1).shuffled(items);
  expect(shuffled).not.toEqual(items);
  expect(shuffled.toSorted((a, b) => a - b)).toEqual(items);
});

test('shuffling two items keeps them, and leaves them in place as often as not', () => {
  const random = makeRandom(3);
  const orders = Array.from({ length: 1000 }, () => random.shuffled(['a', 'b']).join(''));
  expect(new Set(orders)).toEqual(new Set(['ab', 'ba']));
  expect(Math.abs(orders.filter((order) => order === 'ab').length - 500)).toBeLessThan(60);
});

test('bounds above 2³² are numbers of 53 bits', () => {
  const random = makeRandom(3);
  const most = 2 ** 53;
  for (const bound of [2 ** 32 + 1, 3 * 2 ** 40, most]) {
    const draws = Array.from({ length: 400 }, () => random.below(bound));
    expect(draws.every((draw) => Number.isInteger(draw) && draw >= 0 && draw < bound)).toBe(true);
    expect(draws.filter((draw) => draw < bound / 2).length).toBeGreaterThan(140);
    expect(draws.filter((draw) => draw >= bound / 2).length).toBeGreaterThan(140);
  }
});

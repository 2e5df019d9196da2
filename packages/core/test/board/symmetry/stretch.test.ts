import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sortStretch } from '../../../src/board/symmetry/stretch.ts';

/** Short and long, so that both ways of sorting are taken. */
const lists = fc.oneof(
  fc.array(fc.integer({ min: -20, max: 20 }), { maxLength: 24 }),
  fc.array(fc.integer({ min: -20, max: 20 }), { minLength: 25, maxLength: 60 }),
);
const places = fc.integer({ min: 0, max: 60 });

test('a stretch is sorted, and what lies outside it stays', () => {
  fc.assert(
    fc.property(lists, places, places, (list, a, b) => {
      const [from, to] = [Math.min(a, b, list.length), Math.min(Math.max(a, b), list.length)];
      const numbers = Int32Array.from(list);
      sortStretch(numbers, from, to);
      const sorted = list.slice(from, to).sort((x, y) => x - y);
      expect([...numbers]).toEqual([...list.slice(0, from), ...sorted, ...list.slice(to)]);
    }),
  );
});

test('with keys it is sorted by them, and numbers of equal keys stay in the order in which they stood', () => {
  fc.assert(
    fc.property(lists, fc.integer({ min: 1, max: 6 }), places, (list, modulus, cut) => {
      const keys = list.map((number) => ((number % modulus) + modulus) % modulus);
      const from = Math.min(cut, list.length);
      // What is sorted are places of the list of keys, backwards, so that their own order is not that of equal keys.
      const places = list.map((_, place) => list.length - 1 - place);
      const numbers = Int32Array.from(places);
      sortStretch(numbers, from, numbers.length, keys);
      const sorted = places.slice(from).sort((x, y) => keys[x]! - keys[y]!);
      expect([...numbers]).toEqual([...places.slice(0, from), ...sorted]);
    }),
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { composePermutations, elements, identity, inverse, orbits } from '../../../src/board/index.ts';
import { permutationOf } from './boards.ts';

const pair = fc.nat({ max: 8 }).chain((n) => fc.tuple(permutationOf(n), permutationOf(n)));

test('composition applies the inner permutation first, and an inverse undoes on either side', () => {
  expect(composePermutations([1, 2, 0], [1, 0, 2])).toEqual([2, 1, 0]);
  fc.assert(
    fc.property(pair, ([p, q]) => {
      expect(composePermutations(p, inverse(p))).toEqual(identity(p.length));
      expect(composePermutations(inverse(p), p)).toEqual(identity(p.length));
      expect(inverse(composePermutations(p, q))).toEqual(composePermutations(inverse(q), inverse(p)));
    }),
  );
});

test('orbits are what repeated application reaches', () => {
  expect(orbits([[1, 0, 2, 4, 5, 3]], 6)).toEqual([[0, 1], [2], [3, 4, 5]]);
  expect(orbits([], 3)).toEqual([[0], [1], [2]]);
});

test('an exchange and a cycle make all permutations, the identity first, and no more than asked for', () => {
  const group = {
    degree: 5,
    generators: [
      [1, 0, 2, 3, 4],
      [1, 2, 3, 4, 0],
    ],
    order: 120n,
  };
  const all = [...elements(group)];
  expect(all[0]).toEqual(identity(5));
  expect(new Set(all.map(String)).size).toBe(120);
  expect([...elements(group, 7)]).toEqual(all.slice(0, 7));
});

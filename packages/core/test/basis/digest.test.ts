import { expect, test } from 'vitest';
import { digest } from '../../src/basis/digest.ts';
import { range } from '../board/symmetry/boards.ts';

/** Computed by a plain byte-by-byte version that has the verification value 0xB3ECE62A of Appleby's SMHasher. */
test.each([
  [0, '00000000000000000000000000000000'],
  [1, 'cc066f1f9e5178409e5178409e517840'],
  [5, '1d12170f611bc4e4d5d9f15c2a60e1ee'],
  [8, '3fe80b82b61715141dc7dc0c62b7b191'],
])('of %i numbers it is MurmurHash3', (length, expected) => {
  expect(digest(range(length).map((i) => Math.imul(i, 2654435761)))).toBe(expected);
});

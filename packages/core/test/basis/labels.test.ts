import { expect, test } from 'vitest';
import { characterCount, graphemes, numbers } from '../../src/basis/index.ts';

test('labels are numbered from 1', () => {
  expect(numbers(3)).toEqual(['1', '2', '3']);
  expect(numbers(0)).toEqual([]);
});

test('characters are counted as code points, letters as a reader counts them', () => {
  expect(['', 'ab', '♞é', '👩‍👧'].map(characterCount)).toEqual([0, 2, 2, 3]);
  expect(graphemes(' a 👩‍👧\te\u0301 ')).toEqual(['a', '👩‍👧', 'é']);
});

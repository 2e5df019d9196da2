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

test('every character of ASCII that is shown is a label of its own, as Unicode has it', () => {
  const shown = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');
  const segments = new Intl.Segmenter('und', { granularity: 'grapheme' }).segment(shown.normalize('NFC'));
  expect(graphemes(shown)).toEqual([...segments].map(({ segment }) => segment).filter((text) => text !== ' '));
});

test('what is no text has no characters', () => {
  for (const value of [undefined, null, 7, ['a']]) expect(characterCount(value as never)).toBe(0);
});

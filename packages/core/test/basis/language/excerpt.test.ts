import { expect, test } from 'vitest';
import { excerpt } from '../../../src/basis/index.ts';

test('a text is shown in quotation marks, and cut after 40 characters', () => {
  expect(excerpt('sudoko')).toBe('"sudoko"');
  expect(excerpt('x'.repeat(40))).toBe(`"${'x'.repeat(40)}"`);
  expect(excerpt('x'.repeat(41))).toBe(`"${'x'.repeat(39)}…`);
  expect(excerpt('x'.repeat(1_000_000), 5)).toBe('"xxxx…');
  expect(excerpt('abcdef', 6)).toBe('"abcdef"');
});

test('numbers and the like are shown as they are, all else by its kind', () => {
  expect([excerpt(1.5), excerpt(null), excerpt(true)]).toEqual(['1.5', 'null', 'true']);
  expect([excerpt([1]), excerpt({}), excerpt(undefined)]).toEqual([
    { kind: 'array' },
    { kind: 'object' },
    { kind: 'nothing' },
  ]);
});

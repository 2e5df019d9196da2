import { describe, expect, test } from 'vitest';
import { mistakable } from '../../src/solid/told-apart.ts';

const found = (text: string) => [...mistakable(text.split(' '))];

describe('labels that could be mistaken upside down', () => {
  test('are those that turn into another one of the same puzzle', () => {
    expect(found('1 2 3 4 5 6 7 8 9')).toEqual(['6', '9']);
    expect(found('16 91 68 89 86 98 66 99 18 81 88 69')).toEqual('16 91 68 89 86 98 66 99 18 81'.split(' '));
    expect(found('M W A')).toEqual(['M', 'W']);
    expect(found('b q d p n u x')).toEqual('b q d p n u'.split(' '));
  });

  test('are none where the other one is missing, or where a label looks the same', () => {
    expect(found('1 2 3 4 5 6')).toEqual([]);
    expect(found('0 1 8 11 88 69 96')).toEqual([]);
  });
});

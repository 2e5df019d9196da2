import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { edgeFrom, printWishesFrom } from '../../src/print/wishes.ts';

describe('what was wished of a booklet', () => {
  test('is taken up again as it was left', () => {
    const wishes = {
      ...printWishesFrom(undefined),
      title: 'Mine',
      paper: 'A5',
      perPage: 6,
      proofs: true,
      edge: '40',
    } as const;
    expect(printWishesFrom(JSON.parse(JSON.stringify(wishes)))).toEqual(wishes);
  });

  test('falls back to the usual where storage holds something else', () => {
    const usual = printWishesFrom(undefined);
    expect(printWishesFrom({ paper: 'B5', perPage: 3, large: 'yes', title: 7, edge: 'x'.repeat(999) })).toEqual(usual);
    fc.assert(
      fc.property(fc.anything(), (stored) => {
        const { paper, perPage, answers } = printWishesFrom(stored);
        expect(['A5', 'A4', 'Letter', 'A3']).toContain(paper);
        expect([1, 2, 4, 6]).toContain(perPage);
        expect(typeof answers).toBe('boolean');
      }),
    );
  });
});

test.each([
  ['', undefined],
  ['  ', undefined],
  ['40', 40],
  ['37,5', 37.5],
  ['37.5', 37.5],
  ['-1', Number.NaN],
  ['0', Number.NaN],
  ['forty', Number.NaN],
  ['1e9', Number.NaN],
])('the edge %j is %s', (text, expected) => {
  expect(edgeFrom(text)).toEqual(expected);
});

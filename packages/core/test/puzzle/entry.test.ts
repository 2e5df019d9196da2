import { expect, test } from 'vitest';
import { must } from '../../src/basis/index.ts';
import { CATALOG } from '../../src/board/index.ts';
import { beginningOf, entryOf, makeMultiset } from '../../src/puzzle/index.ts';

test.each(CATALOG.map((entry) => [entry.name, entry] as const))('the beginning of %s belongs to it', (_, entry) => {
  expect(entryOf(beginningOf(entry))).toBe(entry);
});

test('with other labels, or without its inscription, a puzzle belongs to no entry', () => {
  const custom = beginningOf(CATALOG.find(({ name }) => name === 'custom-sudoku')!);
  expect(entryOf({ ...custom, inscription: [] })).toBeUndefined();
  expect(entryOf({ ...custom, multiset: must(makeMultiset([...'ABCDEFGHI'])) })).toBeUndefined();
});

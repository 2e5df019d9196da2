import { expect, test } from 'vitest';
import { must } from '../../src/basis/index.ts';
import { CATALOG } from '../../src/board/index.ts';
import { beginningOf, entryOf, makeMultiset, puzzleTitle } from '../../src/puzzle/index.ts';

test.each(CATALOG.map((entry) => [entry.name, entry] as const))('the beginning of %s belongs to it', (_, entry) => {
  expect(entryOf(beginningOf(entry))).toBe(entry);
});

test('with other labels, or without its inscription, a puzzle belongs to no entry', () => {
  const custom = beginningOf(CATALOG.find(({ name }) => name === 'custom-sudoku')!);
  expect(entryOf({ ...custom, inscription: [] })).toBeUndefined();
  expect(entryOf({ ...custom, multiset: must(makeMultiset([...'ABCDEFGHI'])) })).toBeUndefined();
});

test('a puzzle is called by its own title, else by that of its entry, in the language of the reader', () => {
  const square = beginningOf(CATALOG.find(({ name }) => name === 'latin-square')!);
  expect(puzzleTitle(square, 'es')).toBe('Cuadrado latino');
  expect(puzzleTitle({ ...square, title: ' ' }, 'en')).toBe('Latin square');
  expect(puzzleTitle({ ...square, title: 'Latin square' }, 'es')).toBe('Cuadrado latino');
  expect(puzzleTitle({ ...square, title: 'Cuadrado latino' }, 'en')).toBe('Latin square');
  expect(puzzleTitle({ ...square, title: ' For Ada ' }, 'es')).toBe('For Ada');
});

test('a puzzle of no entry without a title has none, and keeps the one it has', () => {
  const square = beginningOf(CATALOG.find(({ name }) => name === 'latin-square')!);
  const other = { ...square, multiset: must(makeMultiset([...'ABCDEFG'])) };
  expect(puzzleTitle(other, 'en')).toBeUndefined();
  expect(puzzleTitle({ ...other, title: 'Latin square' }, 'es')).toBe('Latin square');
});

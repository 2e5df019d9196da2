import { CATALOG } from '@latin-puzzles/core/board';
import { makeNative } from '@latin-puzzles/core/format';
import { beginningOf } from '@latin-puzzles/core/puzzle';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readPuzzles } from '../../src/print/reading.ts';
import { addToPrint, clearPrint, moveInPrint, printList, printListFile } from '../../src/print-list/print-list.ts';
import { unkept } from '../../src/shell/storage.ts';
import { fakeStorage } from '../storage.ts';

const [a, b, c] = CATALOG.slice(0, 3).map((entry) => makeNative({ ...beginningOf(entry), title: 'Two\nlines' }));

beforeEach(() => {
  fakeStorage();
  clearPrint();
});
afterEach(() => vi.unstubAllGlobals());

test('the list holds every puzzle once, in the order that is given to it', () => {
  for (const text of [a!, b!, a!, c!]) addToPrint(text);
  moveInPrint(c!, -1);
  moveInPrint(a!, 9);
  expect(printList.value).toEqual([c, b, a]);
});

test('as a file it is read again as it was', async () => {
  for (const text of [a!, b!]) addToPrint(text);
  expect((await readPuzzles(printListFile())).texts).toEqual([a, b]);
});

test('on a full device it stays whole, and is told to be unkept', () => {
  addToPrint(a!);
  fakeStorage(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  addToPrint(b!);
  expect(printList.value).toEqual([a, b]);
  expect(unkept.value.get('print-list')).toBe('full');
});

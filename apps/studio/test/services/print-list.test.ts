import { CATALOG } from '@latin-puzzles/core/board';
import { makeNative } from '@latin-puzzles/core/format';
import { beginningOf } from '@latin-puzzles/core/puzzle';
import { readDocuments } from '@latin-puzzles/workshop/reading';
import { expect, test } from 'vitest';
import { makePrintList, printListFile } from '../../src/services/print-list.ts';
import { makeTestDevice, refuseAsFull } from '../device.ts';

const [a, b, c] = CATALOG.slice(0, 3).map((entry) => makeNative({ ...beginningOf(entry), title: 'Two\nlines' }));

test('the list holds every puzzle once, in the order that is given to it', () => {
  const list = makePrintList(makeTestDevice().storage);
  for (const text of [a!, b!, a!, c!]) list.add(text);
  list.move(c!, -1);
  list.move(a!, 9);
  expect(list.texts.value).toEqual([c, b, a]);
});

test('as a file it is read again as it was', async () => {
  const list = makePrintList(makeTestDevice().storage);
  for (const text of [a!, b!]) list.add(text);
  expect((await readDocuments(printListFile(list))).texts).toEqual([a, b]);
});

test('on a full device it stays whole, and is told to be unkept', () => {
  let written = 0;
  const { storage } = makeTestDevice(() => written++ > 0 && refuseAsFull());
  const list = makePrintList(storage);
  list.add(a!);
  list.add(b!);
  expect(list.texts.value).toEqual([a, b]);
  expect(storage.unkept.value.get('print-list')).toBe('full');
});

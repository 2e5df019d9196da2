import type { Proof } from '@latin-puzzles/core/attrition';
import { makeNative } from '@latin-puzzles/core/format';
import { expect, test } from 'vitest';
import { HELIOS } from '../../../../packages/workshop/test/advice/puzzles.ts';
import { REPEATED } from '../../../../packages/workshop/test/puzzles.ts';
import { type Progress, proveTask } from '../../src/labour/tasks/prove.ts';

test('a proof tells how many cells it still has to settle', async () => {
  const news: Progress[] = [];
  const proof = (await proveTask({ puzzle: makeNative(HELIOS) }, (progress) => news.push(progress))) as Proof;
  expect(proof).toMatchObject({ fair: true, complete: true });
  const open = news.map((progress) => progress.open);
  expect(open).toEqual(open.toSorted((a, b) => b - a));
  expect(open.at(-1)).toBe(0);
});

test('what has several solutions is not proved', async () => {
  expect(await proveTask({ puzzle: makeNative(REPEATED) }, () => undefined)).toBe(2);
});

import { readFileSync } from 'node:fs';
import { must, numbers } from '@latin-puzzles/core/basis';
import { parseNative } from '@latin-puzzles/core/format';
import type { Puzzle } from '@latin-puzzles/core/puzzle';
import type { Browser } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { SMALL } from '../../../packages/workshop/test/puzzles.ts';
import { openBrowser, openStudio } from './browser.ts';
import { nearlyDone, workOn } from './play/boards.ts';
import { linkTo } from './play/desk.ts';
import { toucher, typist } from './play/player.ts';
import { PHONE, visit } from './visit.ts';

let browser: Browser;
let address: string;

beforeAll(async () => {
  [browser, address] = await Promise.all([openBrowser(), openStudio()]);
});

/** A puzzle as it is shipped. */
function shipped(name: string): Puzzle {
  return must(parseNative(readFileSync(new URL(`../../../specimens/${name}.json`, import.meta.url), 'utf8')));
}

describe.each([
  ['a square', SMALL],
  ['a triangle', nearlyDone('triangle:4', Array.from('ABABABAB'), 6)],
  ['a star', nearlyDone('star:12/3', Array.from('HELIOS'), 5)],
  ['an orb', nearlyDone('orb:8', numbers(8), 5)],
  ['the net of a solid, where cells have two places', nearlyDone('dodecahedron', numbers(6), 5)],
  ['the net of a cube, with labels of two figures', nearlyDone('cube:4', numbers(16), 5)],
  ['a square, as it is shipped', shipped('latin-square')],
] as const)('a puzzle on %s', (_, puzzle) => {
  test('is played to the end with keys', async () => {
    const { page, context, complaints } = await visit(browser, address, await linkTo(puzzle));
    const player = await typist(page, puzzle);
    for (const [cell, label] of workOn(puzzle)) await player.write(cell, label);
    await page.waitForSelector('.finish');
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('is played to the end with fingers, on a phone', async () => {
    const { page, context, complaints } = await visit(browser, address, await linkTo(puzzle), PHONE);
    const player = toucher(page, puzzle);
    for (const [cell, label] of workOn(puzzle)) await player.write(cell, label);
    await page.waitForSelector('.finish');
    expect(complaints).toEqual([]);
    await context.close();
  });
});

test('another one like it is made when it is solved, and opened', async () => {
  const { page, complaints, context } = await visit(browser, address, await linkTo(SMALL));
  const player = await typist(page, SMALL);
  for (const [cell, label] of workOn(SMALL)) await player.write(cell, label);
  const before = page.url();
  await page.getByRole('button', { name: 'Another one like this' }).click();
  await expect.poll(() => page.url()).not.toBe(before);
  await expect.poll(() => page.locator('.finish').count()).toBe(0);
  await page.waitForSelector('.board-view');
  expect(complaints).toEqual([]);
  await context.close();
});

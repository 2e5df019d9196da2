import { makePuzzleCode } from '@latin-puzzles/workshop/play';
import type { Browser } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { SMALL } from '../../../packages/workshop/test/puzzles.ts';
import { packText } from '../src/games/packing.ts';
import { openBrowser, openStudio } from './browser.ts';
import { hindrances, PHONE, visit } from './visit.ts';

let browser: Browser;
let address: string;

beforeAll(async () => {
  [browser, address] = await Promise.all([openBrowser(), openStudio()]);
});

/** What a device holds from the first moment on, and not again after the page is loaded anew. */
function holding(key: string, text: string): string {
  return `if (!sessionStorage.held) {
    sessionStorage.held = 'yes';
    localStorage.setItem('latin-puzzles/${key}', ${JSON.stringify(text)});
  }`;
}

describe('what a device keeps badly', () => {
  test.each([
    ['design', 'design', 'The design'],
    ['design-clues', 'design', 'The design'],
    ['print-list', 'print', 'The list of puzzles to print'],
    ['settings', '', 'What you had chosen'],
    ['print-wishes', 'print', 'What you had chosen'],
    ['game/0123', 'play', 'A game'],
  ])('under %s is told, and set aside until somebody removes it', async (key, page, told) => {
    const script = holding(key, '{"cells": [');
    const { page: studio, complaints } = await visit(browser, address, `#/${page}`, { script });
    const at = (place: string) => studio.evaluate((name) => localStorage.getItem(`latin-puzzles/${name}`), place);
    await studio.waitForSelector('main h1');
    const note = studio.locator('.unkept');
    await note.waitFor();
    await expect.poll(() => note.textContent()).toMatch(new RegExp(`^${told}.*damaged`));
    await expect.poll(() => at(`damaged/${key}`)).toBe('{"cells": [');
    await studio.reload();
    await note.waitFor();
    expect(await hindrances(studio)).toEqual([]);
    await studio.getByRole('button', { name: 'Remove it' }).click();
    await expect.poll(() => note.count()).toBe(0);
    await expect.poll(() => at(`damaged/${key}`)).toBeNull();
    expect(complaints).toEqual([]);
    await studio.close();
  });
});

test('a link that cannot be opened leaves a page with a heading', async () => {
  const { page } = await visit(browser, address, '#/play/s/1nonsense');
  await page.locator('.message.bad').waitFor();
  await expect.poll(() => page.locator('main h1').count()).toBe(1);
  expect(await hindrances(page)).toEqual([]);
  await page.close();
});

test('a long title takes no more room among the boards than three lines', async () => {
  const code = await makePuzzleCode({ ...SMALL, title: 'long '.repeat(190) }, packText);
  const { page } = await visit(browser, address, `#/generate/s/${code}`, PHONE);
  const card = page.locator('.offer').filter({ hasText: 'long' }).first();
  expect((await card.boundingBox())!.height).toBeLessThan(240);
  await page.close();
});

test('a word of 25 letters on a board that has room for it is welcome', async () => {
  const { page } = await visit(browser, address, '#/generate/latin-square:25');
  await page.locator('input.word').fill('ABCDEFGHIJKLMNOPQRSTUVWXY');
  const help = page.locator('#wish-word-help');
  await expect.poll(() => help.textContent()).toMatch(/^25 letters, all different/);
  await page.close();
});

describe('on the bench', () => {
  test('asterisms are moved in their list by keys', async () => {
    const { page } = await visit(browser, address, '#/design');
    await page.getByRole('button', { name: 'Begin anew' }).click();
    await page.getByRole('button', { name: 'All rows' }).click();
    await page.locator('.entry').last().click();
    await page.getByRole('button', { name: 'Move up' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    const names = () => page.locator('.entry span:first-child').allTextContents();
    await expect.poll(names).toEqual(['row 1', 'row 4', 'row 2', 'row 3']);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(names).toEqual(['row 1', 'row 2', 'row 4', 'row 3']);
    expect(await hindrances(page)).toEqual([]);
    await page.close();
  });

  test('long labels stay within their keys', async () => {
    const { page } = await visit(browser, address, '#/design', PHONE);
    await page.getByRole('button', { name: 'Begin anew' }).click();
    await page.getByRole('button', { name: 'All rows' }).click();
    await page.locator('section[aria-label=Symbols] input').fill('ñandú murciélago aa b');
    await page.getByRole('link', { name: 'Write clues' }).click();
    const keys = page.locator('.clue-pad .labels button');
    await expect.poll(() => keys.count()).toBe(4);
    await expect
      .poll(() => keys.evaluateAll((all) => all.filter((key) => key.scrollWidth > key.clientWidth).length))
      .toBe(0);
    await page.close();
  });
});

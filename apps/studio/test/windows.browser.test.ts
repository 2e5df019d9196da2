import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { SMALL } from '../../../packages/workshop/test/puzzles.ts';
import { openBrowser, openStudio } from './browser.ts';
import { workOn } from './play/boards.ts';
import { linkTo, untilKept, written } from './play/desk.ts';
import { typist } from './play/player.ts';

let browser: Browser;
let address: string;

beforeAll(async () => {
  [browser, address] = await Promise.all([openBrowser(), openStudio()]);
});

/** Waits until so many moves are kept. */
function untilMoves(page: Page, count: number): Promise<unknown> {
  return page.waitForFunction((wanted) => {
    const games = Object.keys(localStorage).filter((key) => key.includes('/game/'));
    return games.some((key) => JSON.parse(localStorage.getItem(key)!).history.moves.length === wanted);
  }, count);
}

test('two windows on one game lose no move of either', async () => {
  const context = await browser.newContext({ locale: 'en', reducedMotion: 'reduce' });
  const open = async () => {
    const page = await context.newPage();
    await page.goto(address + (await linkTo(SMALL)));
    await page.waitForSelector('.board-view');
    return page;
  };
  const windows = [await open(), await open()] as const;
  const work = workOn(SMALL);
  const players = await Promise.all(windows.map((page) => typist(page, SMALL)));
  for (const [i, [cell, label]] of work.slice(0, 4).entries()) {
    await windows[i % 2]!.bringToFront();
    await players[i % 2]!.write(cell, label);
    await untilMoves(windows[0], i + 1);
  }
  await Promise.all(windows.map((page) => page.close()));
  const again = await open();
  await untilKept(again);
  await untilMoves(again, 4);
  // The window that played last stays as it was; what the other played are branches.
  await expect.poll(() => written(again)).toHaveLength(2);
  await context.close();
});

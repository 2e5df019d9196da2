import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { openBrowser, openStudio } from './browser.ts';
import { openSmall, type, untilKept, written } from './play/desk.ts';

let browser: Browser;
let address: string;

beforeAll(async () => {
  [browser, address] = await Promise.all([openBrowser(), openStudio()]);
});

/** Lets what is worked out beside the page wait until the test asks for it. */
const HELD = `{
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (message) {
    window.letGo = () => post.call(this, message);
  };
}`;

async function answer(page: Page): Promise<void> {
  await page.waitForFunction(() => 'letGo' in window);
  await page.evaluate('letGo()');
}

const places = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('/game/')).length);

describe('a puzzle', () => {
  test('is there at once; what is played before it is known what was kept of it joins that, and nothing is lost', async () => {
    const { page, context, complaints } = await openSmall(browser, address);
    await type(page, 'Home', 'ArrowRight', '2');
    await untilKept(page);
    await page.addInitScript(HELD);
    await page.reload();
    await page.waitForSelector('.board-view');
    await expect.poll(() => written(page)).toEqual([]);
    await type(page, 'Home', 'ArrowRight', 'ArrowRight', '3');
    await expect.poll(() => written(page)).toEqual(['3']);

    // Who leaves before it is known loses nothing either.
    await page.reload();
    await page.waitForSelector('.board-view .contents text');
    await expect.poll(() => written(page)).toEqual(['3']);
    await expect.poll(() => places(page)).toBe(2);

    await answer(page);
    await expect.poll(() => written(page)).toEqual(['2', '3']);
    await untilKept(page);
    await expect.poll(() => places(page)).toBe(1);

    await page.reload();
    await answer(page);
    await expect.poll(() => written(page)).toEqual(['2', '3']);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

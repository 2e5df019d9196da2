import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { openBrowser, openStudio } from './browser.ts';
import { type } from './play/desk.ts';
import { hindrances, PHONE, visit } from './visit.ts';

let browser: Browser;
let address: string;

beforeAll(async () => {
  [browser, address] = await Promise.all([openBrowser(), openStudio()]);
});

/** How the groups are set off on the board, by the class of each. */
function lights(page: Page): Promise<string[]> {
  return page
    .locator('.board-view .grounds g:has(> .group)')
    .evaluateAll((all) => all.map(({ classList }) => `${classList}`));
}

describe('the groups of the chosen cell', () => {
  test('light up from the letters at the rim and from the list alike; paired strips are one', async () => {
    const { page, context, complaints } = await visit(browser, address, '#/play/specimen/canario-one');
    await type(page, 'Home');
    await expect.poll(() => lights(page)).toEqual(['plain', 'plain', 'plain']);
    // Each of the three strips has two letters, and both are in its dress.
    for (const dress of [0, 1, 2])
      await expect.poll(() => page.locator(`.board-view .group-letter.dress-${dress}`).count()).toBe(2);
    await page.locator('.needs button').nth(1).hover();
    await expect.poll(() => lights(page)).toEqual(['dimmed', 'lit', 'dimmed']);
    await page.locator('.desk-head h1').hover();
    await expect.poll(() => lights(page)).toEqual(['plain', 'plain', 'plain']);
    const letters = page.locator('.board-view .group-letter.dress-2');
    for (const index of [0, 1]) {
      const { x, y, width, height } = (await letters.nth(index).boundingBox())!;
      await page.mouse.move(x + width / 2, y + height / 2);
      await expect.poll(() => lights(page)).toEqual(['dimmed', 'dimmed', 'lit']);
      await expect.poll(() => page.locator('.needs [aria-pressed=true]').count()).toBe(1);
    }
    expect(complaints).toEqual([]);
    await context.close();
  });

  test.each(['light', 'dark', 'contrast'])('light up under a finger, %s, and hinder nobody', async (appearance) => {
    const { page, context } = await visit(browser, address, '#/play/specimen/sudoku', {
      ...PHONE,
      settings: { appearance },
    });
    await page.waitForSelector('.board-view');
    await page.locator('.targets [data-cell="20"]').tap();
    await page.locator('.needs button').nth(2).tap();
    await expect.poll(() => lights(page)).toEqual(['dimmed', 'dimmed', 'lit']);
    expect(await hindrances(page)).toEqual([]);
    await page.locator('.targets [data-cell="21"]').tap();
    await expect.poll(() => lights(page)).toEqual(['plain', 'plain', 'plain']);
    await context.close();
  });
});

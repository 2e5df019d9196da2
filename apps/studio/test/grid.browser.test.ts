import { CATALOG } from '@latin-puzzles/core/board';
import { beginningOf } from '@latin-puzzles/core/puzzle';
import { layOut } from '@latin-puzzles/drawing';
import { readingRows } from '@latin-puzzles/view/board-view';
import type { Browser } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { openBrowser, openStudio } from './browser.ts';
import { openSmall, type } from './play/desk.ts';
import { openSolid, settled } from './solid/watching.ts';
import { goTo, hindrances, PHONE, visit } from './visit.ts';

let browser: Browser;
let address: string;

beforeAll(async () => {
  [browser, address] = await Promise.all([openBrowser(), openStudio()]);
});

test.each(CATALOG)('every cell of $name is in one row of its grid, from left to right', (entry) => {
  const { places } = layOut(beginningOf(entry).board);
  const rows = readingRows(places);
  expect(rows.flat()).toHaveLength(places.length);
  expect(new Set(rows.flat())).toEqual(new Set(places));
  for (const row of rows)
    expect(row.map(({ at }) => at[0])).toEqual(row.map(({ at }) => at[0]).toSorted((a, b) => a - b));
});

describe('to those who listen', () => {
  test('a board is a grid, and each cell an element that tells what stands in it', async () => {
    const { page, context } = await openSmall(browser, address);
    await expect.poll(() => page.getByRole('row').count()).toBe(4);
    const cells = page.getByRole('row').nth(0).getByRole('gridcell');
    const said = () => cells.evaluateAll((all) => all.map((cell) => cell.getAttribute('aria-label')));
    await expect.poll(() => said()).toEqual(['r1c1, 1, clue', 'r1c2, empty', 'r1c3, empty', 'r1c4, empty']);
    await type(page, 'Home', 'ArrowRight', '2', 'ArrowRight', 'Shift+Digit3');
    await expect.poll(() => said()).toEqual(['r1c1, 1, clue', 'r1c2, 2', 'r1c3, empty, corner marks 3', 'r1c4, empty']);
    await page.keyboard.press('Control+z');
    await expect.poll(() => said()).toEqual(['r1c1, 1, clue', 'r1c2, 2', 'r1c3, empty', 'r1c4, empty']);
    await context.close();
  });

  test('boards hinder nobody on a phone', async () => {
    const { page, context } = await visit(browser, address, '#/play', PHONE);
    for (const name of ['sudoku', 'canario-one', 'helios-one', 'orb-one']) {
      await goTo(page, `#/play/specimen/${name}`);
      await page.waitForSelector('.board-view');
      // As a reader presses it: on the element, wherever that is.
      await page.getByRole('gridcell').nth(3).dispatchEvent('click', { detail: 0 });
      await expect.poll(() => page.locator('.board-view .cursor').count(), { message: name }).toBeGreaterThan(0);
      expect(await hindrances(page), name).toEqual([]);
    }
    await context.close();
  });

  test('a board in space is a grid too: its cells lie where they are seen, and one behind comes to the front', async () => {
    const { page } = await openSolid(browser, address, 'latin-octahedron');
    await settled(page);
    const grid = page.locator('.solid-grid');
    const cells = grid.getByRole('row').getByRole('gridcell');
    expect(await cells.count()).toBe(72);
    const [seen, behind] = [grid.locator('[data-cell]:not(.hidden)'), grid.locator('[data-cell].hidden')];
    await expect.poll(() => seen.count()).toBeGreaterThan(8);
    await expect.poll(() => seen.first().getAttribute('aria-label')).toMatch(/, (empty|clue)|, \d+/);
    const named = async (cell: typeof seen) => (await cell.first().getAttribute('data-cell'))!;
    const picked = () =>
      page.evaluate(() => {
        const outline = document.querySelector('.board-view .cursor')?.getAttribute('d');
        return document.querySelector(`.board-view .targets [d="${outline}"]`)?.getAttribute('data-cell');
      });
    const first = await named(seen);
    const { x, y, width, height } = (await seen.first().boundingBox())!;
    await page.mouse.click(x + width / 2, y + height / 2);
    await expect.poll(picked).toBe(first);
    const hidden = await named(behind);
    await behind.first().dispatchEvent('click', { detail: 0 });
    await expect.poll(picked).toBe(hidden);
    await expect.poll(() => grid.locator(`[data-cell="${hidden}"]`).getAttribute('class')).not.toContain('hidden');
    expect(await hindrances(page)).toEqual([]);
    await page.close();
  });
});

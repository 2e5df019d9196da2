import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { openBrowser, openStudio } from './browser.ts';
import { openSheet, press } from './play/desk.ts';
import { hindrances, PHONE, visit } from './visit.ts';

let browser: Browser;
let address: string;

beforeAll(async () => {
  [browser, address] = await Promise.all([openBrowser(), openStudio()]);
});

const texts = (page: Page) => page.locator('.board-view .printed text').allTextContents();

test('the names of cells are shown when they are wished for, and again on the next visit', async () => {
  const { page, context, complaints } = await visit(browser, address, '#/play/specimen/helios-one');
  await page.waitForSelector('.board-view');
  await expect.poll(() => texts(page)).not.toContain('1·12');
  await openSheet(page, 'Options');
  await page.getByLabel('Show the names of cells').check();
  await page.getByText('1·12', { exact: true }).waitFor();
  expect((await texts(page)).filter((text) => /^[123]·\d+$/.test(text))).toHaveLength(36);
  expect(await hindrances(page)).toEqual([]);
  await openSheet(page, 'Moves');
  expect(await hindrances(page)).toEqual([]);
  await page.reload();
  await page.getByText('3·7', { exact: true }).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test('squares have their rows and columns numbered, solids their faces, and steps of hints as well', async () => {
  const settings = { namesShown: true, language: 'es' };
  const square = await visit(browser, address, '#/play/specimen/win-one', { ...PHONE, settings });
  await square.page.waitForSelector('.board-view');
  const [column, board] = [square.page.locator('.printed text').last(), square.page.locator('.board-view')];
  const [inner, outer] = [(await column.boundingBox())!, (await board.boundingBox())!];
  expect(inner.y).toBeGreaterThanOrEqual(outer.y);
  await square.context.close();

  const solid = await visit(browser, address, '#/play/specimen/latin-dodecahedron', { settings });
  await solid.page.waitForSelector('.board-view');
  await press(solid.page, 'Ayuda');
  await solid.page.waitForSelector('.step-hint');
  for (let level = 0; level < 2; level++) await solid.page.locator('.hint-button').click();
  await expect.poll(() => texts(solid.page)).toContain('30');
  await solid.context.close();
});

import { type RunningService, startService } from '@latin-puzzles/service';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BUILT, openBrowser, openStudio } from './browser.ts';
import { makeCollectionFile, SPECIMEN_COUNT } from './collection-file.ts';
import { fitsAcross, hindrances, visit } from './visit.ts';

let browser: Browser;
let collection: string;
let service: RunningService;

beforeAll(async () => {
  [browser, collection] = await Promise.all([openBrowser(), makeCollectionFile()]);
  service = await startService({ pages: BUILT, port: 0, collection });
});
afterAll(() => service.stop());

/** All specimens, and what the plan that is met has made. */
const ALL = SPECIMEN_COUNT + 3;

const cards = (page: Page) => page.locator('.kept-puzzle');
const status = (page: Page) => page.locator('.collection [role=status]').textContent();

describe.each([1280, 360])('the collection on a screen of %i pixels', (width) => {
  test('shows its puzzles, when they were made and its plans, and hinders nobody', async () => {
    const { page, complaints } = await visit(browser, service.address, '', { width });
    if (width < 500) await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('link', { name: 'Collection' }).click();
    await expect.poll(() => page.locator('.lede').textContent()).toContain(`${ALL} puzzles in this collection`);
    await expect.poll(() => status(page)).toBe(`${ALL} puzzles, 24 shown`);
    const drawing = cards(page).first().locator('img');
    await cards(page).first().scrollIntoViewIfNeeded();
    await expect.poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    expect(await page.getByRole('img', { name: /^Puzzles added/ }).getAttribute('aria-label')).toContain('Nov 10: 3');
    await page.getByText('A year of Sudoku').waitFor();
    await expect.poll(() => fitsAcross(page)).toBe(true);
    expect(await hindrances(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await page.close();
  });
});

describe('the collection', () => {
  test('is filtered by board, level, theorem, score, clues and date, together', async () => {
    const { page } = await visit(browser, service.address, '#/collection');
    await page.getByLabel('Board').selectOption('sudoku:2x2');
    await expect.poll(() => status(page)).toBe('3 puzzles, 3 shown');
    await page.getByLabel('Added, to').fill('2026-11-09');
    await expect.poll(() => status(page)).toContain('No puzzle is all of this at once.');
    await page.getByRole('button', { name: 'Clear the filters' }).click();
    await expect.poll(() => status(page)).toBe(`${ALL} puzzles, 24 shown`);
    await page.getByLabel('Board').selectOption('sudoku:3x3');
    await page.getByLabel('Level').selectOption('medium');
    await page.getByLabel('Needs the theorem').selectOption('hall-cells');
    await page.getByLabel('Score, from').fill('54');
    await page.getByLabel('Score, to').fill('55');
    await page.getByLabel('Clues, to').fill('30');
    await page.getByLabel('Clues, to').blur();
    await expect.poll(() => cards(page).locator('h3').allTextContents()).toEqual(['Sudoku']);
    await expect.poll(() => cards(page).first().textContent()).toContain('medium for its board, score 54.6');
    await page.close();
  });

  test('is shown page by page in the order asked for, each puzzle drawn when it comes into sight', async () => {
    const { page } = await visit(browser, service.address, '#/collection');
    await page.getByLabel('Order').selectOption('fewest');
    // Until the answer comes, what was there in the order before stays.
    const isInOrder = async () => {
      const clues = (await cards(page).locator('.facts div:nth-child(2) dd').allTextContents()).map(Number);
      return clues.every((count, i) => i === 0 || clues[i - 1]! <= count);
    };
    await expect.poll(isInOrder).toBe(true);
    await expect.poll(() => cards(page).count()).toBe(24);
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect.poll(() => cards(page).count()).toBe(ALL);
    await cards(page).last().scrollIntoViewIfNeeded();
    await expect.poll(() => cards(page).last().locator('img').count()).toBe(1);
    expect(await isInOrder()).toBe(true);
    await page.close();
  });

  test('leads from a puzzle to playing it', async () => {
    const { page } = await visit(browser, service.address, '#/collection');
    await page.getByLabel('Board').selectOption('sudoku:2x2');
    await page
      .getByRole('link', { name: /^Play this/ })
      .first()
      .click();
    await page.waitForSelector('.board-view');
    expect(await page.title()).toBe('Play · Latin puzzles');
    await page.close();
  });

  test('tells how far plans are, and what has failed', async () => {
    const { page } = await visit(browser, service.address, '#/collection');
    const failed = page.locator('.plan', { hasText: 'A year of Sudoku' });
    await expect
      .poll(() => failed.locator('.message').allTextContents())
      .toEqual(['One part has failed: Out of memory. They are tried again by “latin mill retry”.']);
    expect(
      await failed.locator('progress').evaluateAll((bars) => bars.map((bar) => (bar as HTMLProgressElement).value)),
    ).toEqual([0, 0, 0]);
    const met = page.locator('.plan', { hasText: 'Small squares' });
    await met.locator('summary').click();
    expect(await met.locator('.count').textContent()).toBe('3 of 3');
    expect(await met.locator('progress').evaluate((bar) => (bar as HTMLProgressElement).value)).toBe(1);
    // The next news of the plans leaves open what was opened.
    await page.waitForResponse(/api\/plans/);
    expect(await met.locator('progress').isVisible()).toBe(true);
    await page.close();
  });

  test('asks for a token where the service is closed', async () => {
    const token = 'a token of sixteen'.replaceAll(' ', '-');
    const closed = await startService({ pages: BUILT, port: 0, collection, tokens: [token], closed: true });
    const { page } = await visit(browser, closed.address, '#/collection');
    await page.getByLabel('Token').fill('wrong');
    await page.getByRole('button', { name: 'Use it' }).click();
    await page.getByRole('alert').waitFor();
    await page.getByLabel('Token').fill(token);
    await page.getByRole('button', { name: 'Use it' }).click();
    await expect.poll(() => status(page)).toBe(`${ALL} puzzles, 24 shown`);
    await page.close();
    await closed.stop();
  });

  test('speaks Spanish', async () => {
    const { page } = await visit(browser, service.address, '#/collection', { locale: 'es-ES' });
    await expect.poll(() => status(page)).toBe(`${ALL} puzles; se muestran 24`);
    await page.close();
  });

  test('is not offered where there are only files', async () => {
    const { page, complaints } = await visit(browser, await openStudio());
    await page.waitForSelector('.home');
    await page.waitForLoadState('networkidle');
    expect(await page.getByRole('link', { name: 'Collection' }).count()).toBe(0);
    await page.goto(`${await openStudio()}#/collection`);
    await page.getByText('when the studio is opened with “latin serve”').waitFor();
    expect(complaints).toEqual([]);
    await page.close();
  });
});

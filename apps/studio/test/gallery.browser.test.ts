import { gzipSync } from 'node:zlib';
import { CATALOG } from '@latin-puzzles/core/board';
import type { Browser } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { openBrowser, openStudio } from './browser.ts';
import { fitsAcross, hindrances, visit } from './visit.ts';

let browser: Browser;
let address: string;

beforeAll(async () => {
  [browser, address] = await Promise.all([openBrowser(), openStudio()]);
});

describe.each([1280, 360])('the gallery on a screen of %i pixels', (width) => {
  test('shows a specimen of every board with its challenge, and asks nobody else for anything', async () => {
    const { page, complaints } = await visit(browser, address, '', { width });
    await page.waitForSelector('.boards');
    for (const { name, challenge } of CATALOG) {
      const card = page.locator(`#${name}`);
      const picture = decodeURIComponent((await card.locator('img').getAttribute('src'))!);
      expect(picture.match(/<text/g)?.length, name).toBeGreaterThan(4);
      await expect
        .poll(() => card.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
      await expect.poll(() => card.locator('.challenge').textContent()).toBe(challenge.en);
    }
    expect(complaints).toEqual([]);
    await page.close();
  });

  test('needs no sideways scrolling, and hinders nobody', async () => {
    const { page } = await visit(browser, address, '', { width });
    await page.waitForSelector('.boards');
    await expect.poll(() => fitsAcross(page)).toBe(true);
    expect(await hindrances(page)).toEqual([]);
    await page.close();
  });
});

describe('the gallery', () => {
  test('is filtered by type, shape and level, together', async () => {
    const { page } = await visit(browser, address);
    const shown = async () => (await page.locator('.board').count()) as number;
    await page.waitForSelector('.boards');
    await page.getByRole('button', { name: 'with a word' }).click();
    await expect.poll(() => shown()).toBe(7);
    await page.getByLabel('Level').selectOption('difficult');
    await expect
      .poll(() => page.locator('.board').evaluateAll((cards) => cards.map(({ id }) => id)))
      .toEqual(['critical-custom-sudoku']);
    await page.getByLabel('Shape').selectOption('solid');
    await expect.poll(() => page.getByText('No puzzle is all of this at once.').isVisible()).toBe(true);
    await page.getByRole('button', { name: 'with a word' }).click();
    await expect.poll(() => shown()).toBe(4);
    await page.close();
  });

  test('tells the facts of a board when asked, and leads to play', async () => {
    const { page } = await visit(browser, address);
    await page.locator('#sudoku summary').click();
    await expect.poll(() => page.locator('#sudoku dl').textContent()).toContain('81 cells, 27 groups of 9');
    await page.locator('#sudoku').getByRole('link', { name: 'Play Sudoku' }).first().click();
    await page.waitForSelector('.board-view');
    await expect.poll(() => page.title()).toBe('Play · Latin puzzles');
    await page.close();
  });

  test('speaks Spanish', async () => {
    const { page } = await visit(browser, address, '', { locale: 'es-ES' });
    await expect.poll(() => page.locator('h1').textContent()).toBe('El sudoku, en libertad');
    await expect
      .poll(() => page.locator('#sudoku .challenge').textContent())
      .toContain('cada fila, cada columna y cada caja');
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('es');
    await page.close();
  });

  test('is there after at most 150 kB of script', async () => {
    const page = await browser.newPage();
    const scripts: Promise<Buffer>[] = [];
    page.on('response', (response) => {
      // What the service worker fetches for later is not waited for.
      if (response.request().resourceType() === 'script' && !response.request().serviceWorker())
        scripts.push(response.body());
    });
    await page.goto(address);
    await page.waitForSelector('.boards');
    const bytes = (await Promise.all(scripts)).reduce((sum, body) => sum + gzipSync(body).length, 0);
    expect(bytes).toBeGreaterThan(10_000);
    expect(bytes).toBeLessThan(150_000);
    await page.close();
  });
});

describe('the server', () => {
  test('refuses to leave its folder, or to take anything', async () => {
    for (const path of ['..%2fpackage.json', '%2e%2e/%2e%2e/package.json', '%00', '%zz'])
      expect((await fetch(address + path)).status, path).toBeGreaterThanOrEqual(400);
    expect((await fetch(address, { method: 'POST', body: 'x' })).status).toBe(405);
    expect((await fetch(`${address}nowhere`)).status).toBe(404);
  });

  test('allows nothing but its own files', async () => {
    const policy = (await fetch(address)).headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe-inline');
    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:/);
  });
});

test('the puzzle of the day is opened from the gallery', async () => {
  const { page, complaints } = await visit(browser, address, '');
  await page.getByRole('link', { name: 'Play today’s puzzle' }).click();
  await page.waitForSelector('.board-view');
  expect(page.url()).toMatch(/#\/play\/daily\/\d{4}-\d{2}-\d{2}\//);
  expect(complaints).toEqual([]);
  await page.close();
});

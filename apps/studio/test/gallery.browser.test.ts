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
  test('shows one board of each shape, large, then every board with its challenge', async () => {
    const { page, complaints } = await visit(browser, address, '#/gallery', { width });
    await page.waitForSelector('.boards');
    expect(await page.locator('.boards.first .board').count()).toBe(6);
    for (const { name, challenge } of CATALOG) {
      const card = page.locator(`.shelves [data-board="${name}"]`);
      await card.scrollIntoViewIfNeeded();
      const image = card.locator('img');
      await image.waitFor();
      expect(await image.getAttribute('src'), name).toContain(`${name}-specimen-light`);
      await expect.poll(() => image.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth)).toBeGreaterThan(0);
      expect(await card.locator('.challenge').textContent()).toBe(challenge.en);
    }
    expect(complaints).toEqual([]);
    await expect.poll(() => fitsAcross(page)).toBe(true);
    expect(await hindrances(page)).toEqual([]);
    await page.close();
  });
});

describe('the gallery', () => {
  test('is filtered by shape, level and traits, together, and offers nothing that would leave it empty', async () => {
    const { page } = await visit(browser, address, '#/gallery');
    const shown = () => page.locator('.shelves .board').count();
    const offered = (name: string) =>
      page
        .locator('.filters')
        .getByLabel(name)
        .locator('option')
        .evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value));
    await page.getByRole('button', { name: 'with a word' }).click();
    await expect.poll(() => shown()).toBe(7);
    expect(await offered('Shape')).toEqual(['', 'square', 'globe']);
    await page.getByRole('button', { name: 'with a word' }).click();
    await page.locator('.filters').getByLabel('Shape').selectOption('hexagon');
    expect(await offered('Level')).toEqual(['', 'very easy', 'medium', 'difficult']);
    await expect.poll(() => page.getByRole('button', { name: 'with a word' }).isDisabled()).toBe(true);
    await page.locator('.filters').getByLabel('Level').selectOption('difficult');
    await expect.poll(() => shown()).toBe(1);
    await expect
      .poll(() => page.getByRole('link', { name: 'Play Douze France One' }).last().getAttribute('href'))
      .toBe('#/play/made/1/douze-france-one/difficult');
    await page.close();
  });

  test('has a page for each board: two puzzles of every level that exists, its path, its facts', async () => {
    const { page, complaints } = await visit(browser, address, '#/gallery/monthai-one');
    await page.waitForSelector('.levels');
    const levels = await page.locator('.levels h2').allTextContents();
    expect(levels.map((text) => text.trim())).toEqual(['very easy', 'easy']);
    expect(await page.locator('.levels .tile').count()).toBe(4);
    // The clues come into the pictures of the empty board.
    await expect
      .poll(async () => decodeURIComponent((await page.locator('.levels img').first().getAttribute('src')) ?? ''))
      .toMatch(/<text/);
    await page.getByText('About this board').click();
    await expect.poll(() => page.locator('.facts').textContent()).toContain('36 cells');
    await page.getByRole('link', { name: 'Your path: step 1, easy' }).click();
    await page.waitForSelector('.board-view');
    expect(page.url()).toContain('#/play/path/1/monthai-one/easy');
    expect(complaints).toEqual([]);
    await page.close();
  });

  test('remembers favourites, and shows them alone', async () => {
    const { page } = await visit(browser, address, '#/gallery');
    const star = page.locator('.shelves').getByRole('button', { name: 'Sudoku is a favourite of yours', exact: true });
    await star.click();
    await expect.poll(() => star.getAttribute('aria-pressed')).toBe('true');
    await page.reload();
    await page.getByRole('button', { name: 'favourites' }).click();
    await expect.poll(() => page.locator('.shelves .board').count()).toBe(1);
    await star.click();
    // The last favourite is none any more: all are there again.
    await expect.poll(() => page.locator('.shelves .board').count()).toBe(CATALOG.length);
    await page.close();
  });

  test('speaks Spanish', async () => {
    const { page } = await visit(browser, address, '#/gallery', { locale: 'es-ES' });
    await expect.poll(() => page.locator('h1').textContent()).toBe('Todos los tableros');
    await expect
      .poll(() => page.locator('[data-board=sudoku] .challenge').first().textContent())
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
    await page.goto(`${address}#/gallery`);
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

  test('hands out files as small as whoever asks accepts them', async () => {
    const answer = async (accepted: string) => {
      const { headers, body } = await fetch(address, { headers: { 'Accept-Encoding': accepted } }).then(
        async (response) => ({ headers: response.headers, body: await response.text() }),
      );
      expect(body).toContain('<div id="studio">');
      expect(headers.get('vary')).toBe('Accept-Encoding');
      return headers.get('content-encoding');
    };
    expect(await answer('gzip, deflate, br')).toBe('br');
    expect(await answer('gzip, br;q=0')).toBe('gzip');
    expect(await answer('identity')).toBe(null);
  });

  test('allows nothing but its own files', async () => {
    const policy = (await fetch(address)).headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe-inline');
    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:/);
  });
});

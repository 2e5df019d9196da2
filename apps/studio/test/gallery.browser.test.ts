import { CATALOG } from '@latin-puzzles/core/board';
import axe from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser, openStudio } from './browser.ts';

let browser: Browser;
let address: string;

beforeAll(async () => {
  [browser, address] = await Promise.all([openBrowser(), openStudio()]);
});

afterAll(() => browser?.close());

async function openGallery(width: number): Promise<{ page: Page; complaints: string[] }> {
  const page = await browser.newPage({ viewport: { width, height: 900 } });
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => !request.url().startsWith(address) && complaints.push(`asked ${request.url()}`));
  await page.goto(address);
  await page.waitForSelector('footer');
  return { page, complaints };
}

describe.each([1280, 360])('the gallery on a screen of %i pixels', (width) => {
  test('draws every board of the catalog with its challenge and facts, and asks nobody else for anything', async () => {
    const { page, complaints } = await openGallery(width);
    for (const { name, challenge } of CATALOG) {
      const card = page.locator(`#${name}`);
      expect(await card.locator('svg path, svg circle').count(), name).toBeGreaterThan(0);
      expect(await card.locator('.challenge').textContent()).toBe(challenge);
    }
    expect(await page.locator('#sudoku dl').textContent()).toContain('81 cells, 27 asterisms of 9');
    expect(complaints).toEqual([]);
    await page.close();
  });

  test('needs no sideways scrolling', async () => {
    const { page } = await openGallery(width);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
    await page.close();
  });

  test('raises nothing that hinders people with impairments', async () => {
    const { page } = await openGallery(width);
    // The page forbids scripts from elsewhere; the tester's tool comes in by the debugger's door.
    await page.evaluate(axe.source);
    const { violations } = (await page.evaluate('axe.run()')) as { violations: { id: string }[] };
    expect(violations.map(({ id }) => id)).toEqual([]);
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

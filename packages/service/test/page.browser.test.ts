import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../../../apps/studio/test/browser.ts';
import type { RunningService } from '../src/index.ts';
import { openService } from './running.ts';

let service: RunningService;
beforeAll(async () => {
  service = await openService();
});
afterAll(() => service.stop());

test.each([1280, 360])('the page to try it answers at a width of %d, and asks nobody else', async (width) => {
  const browser = await openBrowser();
  const page = await browser.newPage({ viewport: { width, height: 800 } });
  try {
    const others: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(service.address) && !request.url().startsWith('blob:')) others.push(request.url());
    });
    await page.goto(`${service.address}api/#solve`);
    await page.click('#solve button');
    await page.waitForSelector('#solve .good');
    await expect.poll(() => page.textContent('#solve pre')).toContain('"verdict":"complete"');
    await page.click('#draw > summary');
    await page.click('#draw button');
    await page.waitForSelector('#draw img');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(others).toEqual([]);
  } finally {
    await page.close();
  }
});

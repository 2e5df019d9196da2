import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SMALL } from '../../../packages/workshop/test/puzzles.ts';
import { PAGES } from '../src/app/pages.ts';
import { BUILT, openBrowser } from './browser.ts';
import { openPlainHost, type PlainHost } from './plain-host.ts';
import { linkTo } from './play/desk.ts';
import { visit } from './visit.ts';

let browser: Browser;
let host: PlainHost;

beforeAll(async () => {
  browser = await openBrowser();
  host = await openPlainHost({ '/a/b/': BUILT, '/other/': BUILT });
});
afterAll(() => {
  host.server.close();
});

test('under a folder of a plain host every page opens by its own address, and nothing outside the folder is asked for', async () => {
  const address = `${host.origin}/a/b/`;
  const { page, complaints } = await visit(browser, address, '#/gallery');
  const refused: string[] = [];
  page.on('response', (answer) => answer.status() >= 400 && refused.push(answer.url()));
  await page.waitForSelector('main img');
  expect(await page.locator('img').evaluateAll((all) => all.filter((one) => !one.getAttribute('src')))).toEqual([]);
  await expect
    .poll(() =>
      page
        .locator('main img')
        .first()
        .evaluate((image) => (image as HTMLImageElement).naturalWidth),
    )
    .toBeGreaterThan(0);
  // There is no API beside it, and no page that asks one is offered.
  expect(await page.locator('.masthead > nav a').count()).toBe(
    Object.values(PAGES).filter((one) => !one.served).length,
  );
  for (const name of Object.keys(PAGES).filter((one) => !PAGES[one]!.served)) {
    // As whoever follows a link from elsewhere.
    await page.goto('about:blank');
    await page.goto(`${address}#/${name}`);
    await page.waitForSelector('main h1');
  }
  // The worker and the kernel inside it: a shared puzzle, and a hint.
  await page.goto(address + (await linkTo(SMALL)));
  await page.waitForSelector('.board-view');
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  await page.waitForSelector('.step-hint');
  // The typeface is fetched by the worker.
  await page.goto(`${address}#/print`);
  await page.locator('.adding-specimen button').click();
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  expect((await readFile((await (await waiting).path())!)).subarray(0, 5).toString()).toBe('%PDF-');
  expect([complaints, refused]).toEqual([[], []]);
  await page.close();
});

test('it is kept for want of a connection in its own folder, and leaves what lies in another alone', async () => {
  const { page, context } = await visit(browser, `${host.origin}/other/`, '', { serviceWorkers: 'allow' });
  const controlled = () => page.evaluate('navigator.serviceWorker.controller?.scriptURL') as Promise<string>;
  await expect.poll(controlled, { timeout: 30_000 }).toBe(`${host.origin}/other/service-worker.js`);
  await page.goto(`${host.origin}/a/b/`);
  await expect.poll(controlled, { timeout: 30_000 }).toBe(`${host.origin}/a/b/service-worker.js`);
  const kept = (await page.evaluate('caches.keys()')) as string[];
  expect(kept.map((name) => name.split(' ')[1]).sort()).toEqual(['/a/b/', '/other/']);
  const manifest = (await page.evaluate(
    "fetch(document.querySelector('link[rel=manifest]').href).then((answer) => answer.json())",
  )) as { start_url: string; scope: string };
  expect([manifest.start_url, manifest.scope]).toEqual(['./', './']);
  await context.setOffline(true);
  for (const start of ['a/b/', 'a/b/index.html', 'other/']) {
    await page.goto(`${host.origin}/${start}#/play/specimen/helios-one`);
    await page.waitForSelector('.board-view');
  }
  await page.close();
});

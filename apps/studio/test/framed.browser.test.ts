import { EMPTY } from '@latin-puzzles/core/puzzle';
import { startService } from '@latin-puzzles/service';
import type { Browser } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { SMALL } from '../../../packages/workshop/test/puzzles.ts';
import { BUILT, openBrowser } from './browser.ts';
import { openSite } from './plain-host.ts';
import { solutionOf } from './play/boards.ts';
import { linkTo } from './play/desk.ts';
import { typist } from './play/player.ts';
import { hindrances } from './visit.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

test('on a page of another origin that is allowed to, a puzzle is played to the end in a frame, and nothing but that is framed', async () => {
  const link = await linkTo(SMALL);
  // The site is known when it has been opened, and its pages only then.
  const pages = { html: '' };
  const site = await openSite(() => pages.html);
  const service = await startService({ pages: BUILT, studioOnly: true, port: 0, frameAncestors: [site.origin] });
  // Another name of this machine: what a frame keeps is kept apart from what the studio keeps.
  const studio = service.address.replace('127.0.0.1', 'localhost');
  pages.html = `<!doctype html><title>Paper</title><h1>Today</h1>
    <iframe id="puzzle" title="Puzzle" src="${studio}?embed&lang=es&theme=dark${link}" width="900" height="600"></iframe>
    <iframe id="whole" title="Whole" src="${studio}${link}" width="300" height="200"></iframe>`;
  const page = await browser.newPage({ locale: 'en', reducedMotion: 'reduce' });
  const blocked: string[] = [];
  page.on('console', (message) => message.type() === 'error' && blocked.push(message.text()));
  await page.goto(site.origin);
  const frame = (await (await page.waitForSelector('#puzzle')).contentFrame())!;
  await frame.waitForSelector('.board-view');
  await expect.poll(() => blocked).toEqual([expect.stringMatching(/frame-ancestors 'none'/)]);
  expect(
    await frame.locator('html').evaluate((root) => [root.getAttribute('lang'), root.getAttribute('data-appearance')]),
  ).toEqual(['es', 'dark']);
  expect(await frame.locator('.masthead').count()).toBe(0);
  expect(await frame.locator('.way-out a').getAttribute('href')).toBe(`./${link}`);
  expect(await hindrances(page, '#puzzle')).toEqual([]);
  const player = await typist(page, SMALL, '.board-view', frame);
  const solution = solutionOf(SMALL);
  for (const [cell, label] of SMALL.labeling.entries()) if (label === EMPTY) await player.write(cell, solution[cell]!);
  await frame.waitForSelector('.finish');
  // No copy is kept for want of a connection: it would be one without the policy of the page.
  expect(await frame.evaluate('navigator.serviceWorker.getRegistrations().then((all) => all.length)')).toBe(0);
  // What is not play is not there, and there is a way back.
  await frame.evaluate("location.hash = '#/generate/sudoku'");
  await frame.getByText('ventana propia').waitFor();
  await frame.getByRole('button').click();
  await frame.waitForSelector('.board-view');
  expect(blocked.length).toBe(1);
  await page.close();
  site.server.close();
  await service.stop();
});

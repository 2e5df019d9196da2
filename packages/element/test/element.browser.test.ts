import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { makeNative } from '@latin-puzzles/core/format';
import type { Puzzle } from '@latin-puzzles/core/puzzle';
import { makeEmbedElement, makeEmbedPage } from '@latin-puzzles/workshop/embed';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser } from '../../../apps/studio/test/browser.ts';
import { nearlyDone, workOn } from '../../../apps/studio/test/play/boards.ts';
import { toucher, typist } from '../../../apps/studio/test/play/player.ts';
import { hindrances } from '../../../apps/studio/test/visit.ts';
import { SMALL } from '../../workshop/test/puzzles.ts';

const built = (file: string) => readFileSync(fileURLToPath(new URL(`../dist/${file}`, import.meta.url)), 'utf8');
const BOARD = 'latin-puzzle .board-view';
const SMALL_TEXT = makeNative(SMALL);

let browser: Browser;
const folder = mkdtempSync(join(tmpdir(), 'latin-element-'));
const servers: Server[] = [];

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => {
  for (const server of servers) server.close();
});

interface Visitor {
  readonly page: Page;
  /** Errors of the page, and everything that it has asked for after the page itself. */
  readonly complaints: string[];
}

async function open(address: string, options: Parameters<Browser['newPage']>[0] = {}): Promise<Visitor> {
  const page = await browser.newPage({ locale: 'en', reducedMotion: 'reduce', ...options });
  page.setDefaultTimeout(120_000);
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => request.url() !== address && complaints.push(`asked ${request.url()}`));
  await page.goto(address);
  return { page, complaints };
}

/** A page in a file of its own, as whoever is sent one opens it. */
function pageOf(puzzle: Puzzle, name: string): string {
  const file = join(folder, `${name}.html`);
  writeFileSync(file, makeEmbedPage([puzzle], built('latin-puzzle.packed.js')));
  return pathToFileURL(file).href;
}

/** What the element tells the page, from now on. */
async function listen(page: Page): Promise<() => Promise<[string, object][]>> {
  await page.evaluate(() => {
    const heard: [string, object][] = [];
    Object.assign(window, { heard });
    for (const name of ['latin-progress', 'latin-solved', 'latin-fault'])
      document.addEventListener(name, (event) => heard.push([name, (event as CustomEvent<object>).detail]));
  });
  return () => page.evaluate(() => (window as unknown as { heard: [string, object][] }).heard);
}

describe('a page from a file', () => {
  test('is played to the end with keys, tells of it, keeps the game, and asks nobody for anything', async () => {
    const address = pageOf(SMALL, 'small');
    const { page, complaints } = await open(address);
    await page.waitForSelector(BOARD);
    const heard = await listen(page);
    const work = workOn(SMALL);
    const player = await typist(page, SMALL, BOARD);
    const [first, ...rest] = work;
    await player.write(...first!);
    await expect.poll(heard).toEqual([['latin-progress', { filled: 1, total: work.length }]]);
    await page.reload();
    await page.waitForSelector(`${BOARD} .written`);
    const again = await listen(page);
    const second = await typist(page, SMALL, BOARD);
    for (const [cell, label] of rest) await second.write(cell, label);
    await expect.poll(async () => (await again()).at(-1)).toMatchObject(['latin-solved', { hints: 0 }]);
    await expect.poll(() => page.locator('latin-puzzle .finish').textContent()).toMatch(/^Solved/);
    expect(complaints).toEqual([]);
    await page.close();
  });

  test('is played to the end with fingers on a phone, and nothing hinders anybody', async () => {
    const puzzle = nearlyDone(
      'triangle:6',
      Array.from({ length: 12 }, (_, i) => String(i + 1)),
      3,
    );
    const { page, complaints } = await open(pageOf(puzzle, 'phone'), {
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      isMobile: true,
      colorScheme: 'dark',
    });
    await page.waitForSelector(BOARD);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    expect(await hindrances(page, 'latin-puzzle')).toEqual([]);
    const player = toucher(page, puzzle);
    for (const [cell, label] of workOn(puzzle)) await player.write(cell, label);
    await page.waitForSelector('latin-puzzle .finish');
    expect(complaints).toEqual([]);
    await page.close();
  });

  test('checks, hints in four stages and does the step, takes back, and begins again only when that is meant', async () => {
    const { page, complaints } = await open(pageOf(SMALL, 'tools'));
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    await page.waitForSelector(BOARD);
    await press('Check');
    await expect.poll(() => page.locator('.message').textContent()).toBe('No mistake so far.');
    await press('Hint');
    for (const stage of ['With which idea?', 'Show why', 'What follows?', 'Do it']) await press(stage);
    await expect.poll(() => page.locator(`${BOARD} .written`).count()).toBe(1);
    await press('Undo');
    await expect.poll(() => page.locator(`${BOARD} .written`).count()).toBe(0);
    await press('Redo');
    await press('Restart');
    await press('Go on');
    expect(await page.locator(`${BOARD} .written`).count()).toBe(1);
    await press('Restart');
    await press('Begin again');
    await expect.poll(() => page.locator(`${BOARD} .written`).count()).toBe(0);
    expect(complaints).toEqual([]);
    await page.close();
  });
});

/** Answers with what it is given, under an origin of its own. */
async function serve(pages: Readonly<Record<string, string>>): Promise<string> {
  const server = createServer((request, response) => {
    const text = pages[request.url ?? ''];
    const type = request.url?.endsWith('.js') ? 'text/javascript' : 'text/html';
    response.writeHead(text === undefined ? 404 : 200, { 'Content-Type': `${type}; charset=utf-8` });
    response.end(text ?? '');
  });
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe("the element on somebody's page", () => {
  test('comes from another origin, by a script or by an import; two of them are played apart; no style leaks in or out', async () => {
    const scripts = await serve({ '/latin-puzzle.js': built('latin-puzzle.js') });
    const look =
      '* { color: rgb(255, 0, 0) !important; font-size: 50px !important } button { display: none !important }';
    const modules = built('index.js');
    const elements = [
      makeEmbedElement(SMALL, { language: 'es', theme: 'dark' }),
      makeEmbedElement(SMALL, { tools: [] }),
    ];
    const site = await serve({
      '/plain': `<!doctype html><style>${look}</style><script src="${scripts}/latin-puzzle.js"></script><p class="unseen title">own</p>${elements.join('')}`,
      '/index.js': modules,
      '/module': `<!doctype html><script type="module">import { LatinPuzzleElement } from './index.js';
const element = new LatinPuzzleElement(); element.puzzle = ${JSON.stringify(SMALL_TEXT)}; document.body.append(element);</script>`,
    });
    const page = await browser.newPage({ locale: 'en', reducedMotion: 'reduce' });
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(`${site}/plain`);
    const [first, second] = [page.locator('latin-puzzle').nth(0), page.locator('latin-puzzle').nth(1)];
    await second.locator('.board-view').waitFor();
    expect(
      await first
        .locator('.title')
        .first()
        .evaluate((node) => getComputedStyle(node).fontSize),
    ).toBe('22px');
    expect(await first.locator('.pad button').first().isVisible()).toBe(true);
    // Our class for what only readers hear hides nothing of the page.
    expect(
      await page
        .locator('p.unseen')
        .first()
        .evaluate((node) => getComputedStyle(node).position),
    ).toBe('static');
    expect(await first.getByRole('button', { name: 'Deshacer' }).count()).toBe(1);
    expect(await second.locator('.pad .modes').count()).toBe(0);
    expect(await second.getByRole('button', { name: 'Undo' }).count()).toBe(0);
    const player = await typist(page, SMALL, 'latin-puzzle:nth-of-type(2) .board-view');
    const heard = await listen(page);
    for (const [cell, label] of workOn(SMALL)) await player.write(cell, label);
    await expect.poll(async () => (await heard()).at(-1)?.[0]).toBe('latin-solved');
    expect(await second.locator('.finish').count()).toBe(1);
    expect(await first.locator('.written').count()).toBe(0);
    await page.goto(`${site}/module`);
    await page.waitForSelector(BOARD);
    expect(errors).toEqual([]);
    await page.close();
  });

  test('says what is wrong with what it is given, and takes another puzzle, language or theme at any time', async () => {
    const site = await serve({
      '/latin-puzzle.js': built('latin-puzzle.js'),
      '/': '<!doctype html><latin-puzzle puzzle="123"></latin-puzzle><script src="latin-puzzle.js"></script>',
    });
    const page = await browser.newPage({ locale: 'en', reducedMotion: 'reduce' });
    await page.goto(site);
    await expect.poll(() => page.getByRole('alert').textContent()).toMatch(/123/);
    const element = page.locator('latin-puzzle');
    await element.evaluate((node, text) => Object.assign(node, { puzzle: text }), SMALL_TEXT);
    await page.waitForSelector(BOARD);
    await element.evaluate((node) => node.setAttribute('lang', 'es'));
    await expect.poll(() => page.getByRole('button', { name: 'Borrar' }).count()).toBe(1);
    await element.evaluate((node) => node.setAttribute('theme', 'contrast'));
    await page.waitForSelector('latin-puzzle [data-appearance="contrast"]');
    await element.evaluate((node) => node.remove());
    await page.close();
  });
});

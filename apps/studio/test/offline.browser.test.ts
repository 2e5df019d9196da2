import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EMPTY } from '@latin-puzzles/core/puzzle';
import type { Browser, Page } from 'playwright-core';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { SMALL } from '../../../packages/workshop/test/puzzles.ts';
import { BUILT, openBrowser, openStudioOf } from './browser.ts';
import { solutionOf } from './play/boards.ts';
import { linkTo } from './play/desk.ts';
import { typist } from './play/player.ts';
import { visit } from './visit.ts';

let browser: Browser;
let folder: string;
let address: string;

beforeAll(async () => {
  browser = await openBrowser();
});

/** A copy of the studio, to be replaced or taken away. */
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'studio-'));
  await cp(BUILT, folder, { recursive: true });
  address = await openStudioOf(folder);
});

afterEach(() => rm(folder, { recursive: true, force: true }));

/** Visits the studio until the device has all of it. */
async function settled(): Promise<Page> {
  const { page } = await visit(browser, address, '', { serviceWorkers: 'allow', settings: { language: 'en' } });
  await expect.poll(() => page.evaluate('navigator.serviceWorker.controller !== null'), { timeout: 30_000 }).toBe(true);
  return page;
}

async function replaceIn(file: string, old: RegExp | string, by: string): Promise<void> {
  const path = join(folder, file);
  const text = await readFile(path, 'utf8');
  expect(text).toMatch(old);
  await writeFile(path, text.replace(old, by));
  // What was compressed at build time is of the old text.
  await Promise.all(['.br', '.gz'].map((ending) => rm(path + ending, { force: true })));
}

describe('without a connection', () => {
  test('the studio opens, plays, explains, generates and prints', async () => {
    const page = await settled();
    await page.context().setOffline(true);
    // Nor is there anybody who could answer.
    await rm(folder, { recursive: true });
    await page.reload();
    await page.waitForSelector('.home');

    await page.goto(`${address}#/play/specimen/helios-one`);
    await page.waitForSelector('.board-view');
    await page.getByRole('button', { name: 'Hint', exact: true }).click();
    await page.waitForSelector('.step-hint');

    await page.goto(`${address}#/generate/latin-square`);
    await page.locator('.make').click();
    await page.waitForSelector('.result', { timeout: 300_000 });

    await page.goto(`${address}#/print`);
    await page.locator('.adding-specimen button').click();
    const waiting = page.waitForEvent('download', { timeout: 300_000 });
    await page.getByRole('button', { name: 'Download PDF' }).click();
    expect((await readFile((await (await waiting).path())!)).subarray(0, 5).toString()).toBe('%PDF-');
    await page.close();
  });

  test('a game that was begun with one is played to its end', async () => {
    const page = await settled();
    await page.goto(address + (await linkTo(SMALL)));
    const solution = solutionOf(SMALL);
    const open = [...SMALL.labeling.keys()].filter((cell) => SMALL.labeling[cell] === EMPTY);
    const player = await typist(page, SMALL);
    await player.write(open[0]!, solution[open[0]!]!);
    await page.context().setOffline(true);
    await page.reload();
    const again = await typist(page, SMALL);
    for (const cell of open.slice(1)) await again.write(cell, solution[cell]!);
    await page.waitForSelector('.finish');
    await page.close();
  });
});

describe('a new version', () => {
  test('waits until it is agreed to, then takes the place of the old one as a whole', async () => {
    const page = await settled();
    const caches = () => page.evaluate('caches.keys()') as Promise<string[]>;
    const build = () => page.evaluate('document.documentElement.dataset.build ?? "old"');
    const [before] = await caches();
    await replaceIn('index.html', '<html lang="en"', '<html lang="en" data-build="new"');
    await replaceIn('service-worker.js', before!.split(' ').at(-1)!, '0123456789abcdef');
    await page.reload();
    await page.waitForSelector('.version');
    await expect.poll(() => build()).toBe('old');
    await page.locator('.version button').click();
    await expect.poll(build).toBe('new');
    await expect.poll(() => caches()).toEqual(['latin-puzzles / 0123456789abcdef']);
    await expect.poll(() => page.locator('.version').count()).toBe(0);
    await page.close();
  });
});

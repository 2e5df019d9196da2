import type { Solve } from '@latin-puzzles/workshop/progress';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { openBrowser, openStudio } from './browser.ts';
import { openSmall, type, untilKept, written } from './play/desk.ts';
import { fitsAcross, goTo, hindrances, PHONE, visit } from './visit.ts';

let browser: Browser;
let address: string;

beforeAll(async () => {
  [browser, address] = await Promise.all([openBrowser(), openStudio()]);
});

const SOLVE: Solve = { puzzle: 'p', board: 'sudoku', level: 'medium', cells: 50, at: 1, seconds: 245, hints: 2 };

/** What is kept of somebody who has solved so many puzzles. */
function remembering(solves: readonly Solve[]): string {
  return `localStorage.setItem('latin-puzzles/solves', ${JSON.stringify(JSON.stringify(solves))})`;
}

/** A clock that stands at a day of November 2026, whatever day it is. */
const DAY = `{
  const Real = Date;
  const now = Real.parse('2026-11-18T10:00:00');
  Date = class extends Real {
    constructor(...parts) { if (parts.length === 0) super(now); else super(...parts); }
    static now() { return now; }
  };
}`;

describe('the home page', () => {
  test('shows in the first screen of a phone what this is and the puzzle of the day, which a press opens', async () => {
    const { page, complaints } = await visit(browser, address, '', { ...PHONE, script: DAY });
    await page.waitForSelector('.today-picture img');
    for (const part of ['h1', '.home .lede', '.today-picture', '.today h2', '.today .primary']) {
      const box = (await page.locator(part).first().boundingBox())!;
      expect(box.y + box.height, part).toBeLessThanOrEqual(740);
    }
    await expect.poll(() => fitsAcross(page)).toBe(true);
    // The clues come into the picture of the empty board.
    await expect
      .poll(async () => decodeURIComponent((await page.locator('.today-picture img').getAttribute('src'))!))
      .toMatch(/<text/);
    await page
      .getByRole('link', { name: /^Play today’s puzzle/ })
      .last()
      .click();
    await page.waitForSelector('.board-view');
    expect(page.url()).toMatch(/#\/play\/daily\/2026-11-18\/helios-one\/medium$/);
    expect(complaints).toEqual([]);
    await page.close();
  });

  test.each(['light', 'dark', 'contrast'])('hinders nobody, %s', async (appearance) => {
    const script = remembering([{ ...SOLVE, occasion: '2026-11-18' }]);
    const { page } = await visit(browser, address, '', { settings: { appearance }, script });
    for (const fragment of ['', '#/daily', '#/progress', '#/gallery/monthai-one']) {
      await goTo(page, fragment);
      expect(await hindrances(page), fragment).toEqual([]);
    }
    await page.close();
  });

  test('offers the last game, other puzzles of the day, paths, and every page', async () => {
    const { page } = await visit(browser, address, '', { script: DAY });
    await page.waitForSelector('#paths');
    expect(await page.locator('section[aria-labelledby=also-today] .tile').count()).toBe(6);
    const [path] = await page.locator('section[aria-labelledby=paths] .tile a').all();
    expect(await path!.getAttribute('href')).toBe('#/play/path/1/sudoku/easy');
    for (const name of ['All boards', 'Learn', 'Your progress', 'Make puzzles', 'Draw a board', 'Print'])
      await page
        .locator('.ways')
        .getByRole('link', { name: new RegExp(`^${name}`) })
        .waitFor();
    await page.close();
  });

  test('goes on with the last game', async () => {
    const { page } = await openSmall(browser, address);
    await type(page, 'Home', 'ArrowRight', '2');
    await untilKept(page);
    await page.getByRole('link', { name: 'Latin puzzles', exact: true }).click();
    await page.locator('section[aria-labelledby=go-on] .tile a').click();
    await expect.poll(() => written(page)).toEqual(['2']);
    await page.close();
  });
});

const boxes = (page: Page) => page.locator('.calendar a.day').count();

describe('the calendar', () => {
  test('ticks days that were solved, counts the streak, and goes back by months', async () => {
    const solves = ['2026-11-18', '2026-11-17', '2026-11-15'].map((occasion, at) => ({ ...SOLVE, occasion, at }));
    const { page } = await visit(browser, address, '#/daily/2026-11/sudoku/medium', {
      script: `${DAY}${remembering(solves)}`,
    });
    await page.waitForSelector('.calendar');
    expect(await boxes(page)).toBe(18);
    expect(await page.locator('.day.solved').count()).toBe(3);
    await page.getByRole('link', { name: 'November 17, Sudoku, medium, solved in 4:05' }).waitFor();
    expect(await page.locator('.figures dd').allTextContents()).toEqual(['2 days', '2 days', '3 days']);
    await page.getByRole('link', { name: 'The month before' }).click();
    await expect.poll(() => boxes(page)).toBe(31);
    await page.getByLabel('Level').selectOption('difficult');
    await expect.poll(() => page.url()).toContain('#/daily/2026-10/sudoku/difficult');
    await page.getByRole('link', { name: 'October 31, Sudoku, difficult' }).click();
    await expect.poll(() => page.url()).toContain('#/play/daily/2026-10-31/sudoku/difficult');
    await page.close();
  });
});

describe('progress', () => {
  test('is told by board and level, goes out as a file, and comes in on another device', async () => {
    const solves = [SOLVE, { ...SOLVE, at: 2, seconds: 100, hints: 0, occasion: 'step 1' }];
    const { page } = await visit(browser, address, '#/progress', { script: remembering(solves) });
    const cells = page
      .getByRole('table', { name: /^Sudoku/ })
      .locator('tbody tr')
      .first()
      .locator('th, td');
    await expect.poll(() => cells.allTextContents()).toEqual(['medium', '2', '1:40', '2:52', '2']);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save to a file' }).click(),
    ]);
    const saved = await file.path();

    const other = await visit(browser, address, '#/progress', { script: remembering([{ ...SOLVE, at: 3 }]) });
    await other.page.getByLabel('Add from a file').setInputFiles(saved);
    await other.page.getByText('Added to what is kept here.').waitFor();
    await expect.poll(() => other.page.locator('.history li').count()).toBe(3);
    await other.page.close();
    await page.close();
  });
});

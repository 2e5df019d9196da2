import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser, openStudio } from './browser.ts';
import { puzzleOf } from './game/puzzles.ts';
import { linkTo, type } from './play/desk.ts';
import { hindrances, visit } from './visit.ts';

const LARGE = puzzleOf('sudoku:4x4', '0123456789ABCDEF', '.'.repeat(256));

let browser: Browser;
let address: string;

beforeAll(async () => {
  browser = await openBrowser();
  address = await openStudio();
});

afterAll(() => browser.close());

/** How much ink is on the canvases, and whether their pixels are those of the screen. */
const PAINTED = `(() => {
  const canvases = [...document.querySelectorAll('.board-view .candidates canvas')];
  const ink = (canvas) => {
    const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
    let sum = 0;
    for (let i = 3; i < data.length; i += 4) sum += data[i];
    return sum;
  };
  return {
    ink: canvases.reduce((sum, canvas) => sum + ink(canvas), 0),
    sharp: canvases.every((canvas) => {
      const { width, height } = canvas.getBoundingClientRect();
      return Math.abs(width * devicePixelRatio - canvas.width) < 0.1 && Math.abs(height * devicePixelRatio - canvas.height) < 0.1;
    }),
  };
})()`;

interface Painted {
  readonly ink: number;
  readonly sharp: boolean;
}

/** What is painted when no more is. */
async function painted(page: Page): Promise<Painted> {
  for (let last = -1; ; ) {
    await page.waitForTimeout(200);
    const found = (await page.evaluate(PAINTED)) as Painted;
    if (found.ink === last) return found;
    last = found.ink;
  }
}

describe('the candidates of a large board', () => {
  test.each([1, 2.5])('are painted sharply at %d pixels to one, and less of them after a label', async (ratio) => {
    const { page, context, complaints } = await visit(browser, address, await linkTo(LARGE), {
      settings: { candidates: true },
      deviceScaleFactor: ratio,
    });
    await page.waitForSelector('.board-view .candidates canvas');
    expect(await page.locator('.board-view .contents text').count()).toBe(0);
    const before = await painted(page);
    expect(before.sharp).toBe(true);
    expect(before.ink).toBeGreaterThan(0);
    await type(page, 'Home', '7');
    expect(await page.locator('.board-view .contents text').allTextContents()).toEqual(['7']);
    const after = await painted(page);
    expect(after.ink).toBeLessThan(before.ink);
    await type(page, 'Control+z');
    const again = await painted(page);
    // Nothing is left of what was wiped, or written twice.
    expect(Math.abs(again.ink / before.ink - 1)).toBeLessThan(0.001);
    if (ratio === 1) expect(await hindrances(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

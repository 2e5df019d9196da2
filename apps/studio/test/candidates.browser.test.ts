import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { puzzleOf } from '../../../packages/workshop/test/puzzles.ts';
import { openBrowser, openStudio } from './browser.ts';
import { linkTo, press, type } from './play/desk.ts';
import { hindrances, PHONE, visit } from './visit.ts';

const LARGE = puzzleOf('sudoku:4x4', '0123456789ABCDEF', '.'.repeat(256));
const SMALL = puzzleOf('sudoku:2x2', '1234', '.'.repeat(16));

let browser: Browser;
let address: string;

beforeAll(async () => {
  browser = await openBrowser();
  address = await openStudio();
});

/** How much ink is on the canvases, how wide they are, and whether their pixels are those of the screen. */
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
    width: canvases[0].width,
    sharp: canvases.every((canvas) => {
      const { width, height } = canvas.getBoundingClientRect();
      return Math.abs(width * devicePixelRatio - canvas.width) < 0.1 && Math.abs(height * devicePixelRatio - canvas.height) < 0.1;
    }),
  };
})()`;

interface Painted {
  readonly ink: number;
  readonly width: number;
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

describe('candidates', () => {
  test.each([
    [1, 'large', LARGE, '7'],
    [2.5, 'large', LARGE, '7'],
    [1, 'small', SMALL, '3'],
  ])(
    'are painted sharply at %d pixels to one on a %s board, and less of them after a label',
    async (ratio, _, puzzle, label) => {
      const { page, context, complaints } = await visit(browser, address, await linkTo(puzzle), {
        settings: { candidates: true },
        deviceScaleFactor: ratio,
      });
      await page.waitForSelector('.board-view .candidates canvas');
      await expect.poll(() => page.locator('.board-view .contents text').count()).toBe(0);
      const before = await painted(page);
      expect(before.sharp).toBe(true);
      expect(before.ink).toBeGreaterThan(0);
      await type(page, 'Home', label);
      await expect.poll(() => page.locator('.board-view .contents text').allTextContents()).toEqual([label]);
      const after = await painted(page);
      expect(after.ink).toBeLessThan(before.ink);
      await type(page, 'Control+z');
      const again = await painted(page);
      // Nothing is left of what was wiped, or written twice.
      expect(Math.abs(again.ink / before.ink - 1)).toBeLessThan(0.001);
      if (ratio === 1) expect(await hindrances(page)).toEqual([]);
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  test('are painted finer when fingers zoom, and not anew with every move of theirs', async () => {
    const { page, context, complaints } = await visit(browser, address, await linkTo(SMALL), {
      ...PHONE,
      settings: { candidates: true },
    });
    await page.waitForSelector('.board-view .candidates canvas');
    const { width } = await painted(page);
    const zoomed = async (pageScaleFactor: number) => {
      await debug.send('Emulation.setPageScaleFactor', { pageScaleFactor });
      return (await painted(page)).width / width;
    };
    const debug = await context.newCDPSession(page);
    await expect.poll(() => zoomed(1.1)).toBe(1);
    await expect.poll(() => zoomed(1.5)).toBeCloseTo(2, 1);
    await page
      .locator('.board-view .candidates canvas')
      .first()
      .evaluate((canvas) => canvas.classList.add('kept'));
    await expect.poll(() => zoomed(1.8)).toBeCloseTo(2, 1);
    await expect.poll(() => page.locator('.board-view .candidates canvas.kept').count()).toBe(1);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('stay in their cells when the names of cells come beside them', async () => {
    const { page, context, complaints } = await visit(browser, address, '#/play/specimen/latin-square', {
      settings: { candidates: true },
    });
    await page.waitForSelector('.board-view .candidates canvas');
    const astray = () =>
      page.evaluate(() => {
        const edges = (selector: string) =>
          Math.min(...[...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect().left));
        return Math.abs(edges('.candidates canvas') - edges('.board-view .targets path'));
      });
    const before = await page.locator('.targets path').first().boundingBox();
    await press(page, 'Options');
    // Nothing scrolls, as it would if a pointer had to reach it.
    await page.getByLabel('Show the names of cells').evaluate((box: HTMLInputElement) => box.click());
    await expect.poll(async () => (await page.locator('.targets path').first().boundingBox())!.x).not.toBe(before!.x);
    await expect.poll(astray).toBeLessThan(2);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('have room after a step was shown as before', async () => {
    const { page, context, complaints } = await visit(browser, address, '#/play/specimen/sudoku', {
      settings: { candidates: true },
    });
    await page.waitForSelector('.board-view .candidates canvas');
    await press(page, 'Hint');
    await page.waitForSelector('.step-hint');
    for (let level = 0; level < 2; level++) await page.locator('.hint-button').click();
    await page.waitForFunction(() => !document.querySelector('.board-view .candidates'));
    await press(page, 'Close');
    await page.waitForSelector('.board-view .candidates canvas');
    await painted(page);
    await expect.poll(() => page.locator('.notices .message').count()).toBe(0);
    await expect.poll(() => page.getByRole('button', { name: 'Enlarge' }).count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

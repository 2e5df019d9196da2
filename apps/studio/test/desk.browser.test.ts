import { readFile } from 'node:fs/promises';
import { parseNative } from '@latin-puzzles/core/format';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { puzzleOf, SMALL } from '../../../packages/workshop/test/puzzles.ts';
import { openBrowser, openStudio } from './browser.ts';
import { solutionOf } from './play/boards.ts';
import { heard, linkTo, openSheet, openSmall, press, type, untilKept, written } from './play/desk.ts';
import { typist } from './play/player.ts';
import { visit } from './visit.ts';

let browser: Browser;
let address: string;

beforeAll(async () => {
  [browser, address] = await Promise.all([openBrowser(), openStudio()]);
});

describe('the history of a game', () => {
  test('leads back into every branch, to checkpoints, and out of trials', async () => {
    const { page, context } = await openSmall(browser, address);
    await type(page, 'Home', 'ArrowRight', '2', 'ArrowRight', '3');
    await expect.poll(() => written(page)).toEqual(['2', '3']);
    await press(page, 'Moves');
    await page.getByLabel('Name', { exact: true }).fill('two and three');
    await press(page, 'Name this point');
    await type(page, 'Control+z', '4');
    await expect.poll(() => written(page)).toEqual(['2', '4']);
    await press(page, /^two and three .* one move$/);
    await expect.poll(() => written(page)).toEqual(['2', '3']);
    await expect.poll(() => heard(page)).toMatch(/^two and three/);
    await press(page, 'Try something');
    await expect.poll(() => heard(page)).toMatch(/trying something out/);
    await type(page, 'ArrowRight', '4');
    await expect.poll(() => written(page)).toEqual(['2', '3', '4']);
    await page.keyboard.press('Escape');
    await press(page, 'Take it back');
    await expect.poll(() => heard(page)).toMatch(/taken back/);
    await expect.poll(() => written(page)).toEqual(['2', '3']);
    await openSheet(page, 'Moves');
    expect((await page.locator('.desk-sheet > header').boundingBox())!.height).toBeLessThan(60);
    await press(page, 'To the beginning');
    await expect.poll(() => heard(page)).toMatch(/^Beginning/);
    await expect.poll(() => written(page)).toEqual([]);
    await press(page, 'two and three');
    await expect.poll(() => written(page)).toEqual(['2', '3']);
    await context.close();
  });
});

describe('a game', () => {
  test('is there again after the page was loaded anew, with its branches, and among the games of the device', async () => {
    const { page, context } = await openSmall(browser, address);
    await type(page, 'Home', 'ArrowRight', '2', 'ArrowRight', '3', 'Control+z');
    await page.reload();
    await page.waitForSelector('.board-view .contents text');
    await expect.poll(() => written(page)).toEqual(['2']);
    await press(page, 'Redo');
    await expect.poll(() => written(page)).toEqual(['2', '3']);
    await page.goto(`${address}#/play`);
    await page.getByRole('link', { name: /^Go on with/ }).click();
    await page.waitForSelector('.board-view .contents text');
    await expect.poll(() => written(page)).toEqual(['2', '3']);
    await context.close();
  });

  test('goes to another device by its link', async () => {
    const { page, context } = await openSmall(browser, address, { permissions: ['clipboard-read', 'clipboard-write'] });
    await type(page, 'Home', 'ArrowRight', '2', 'Shift+ArrowRight', 'Alt+3');
    await press(page, 'Share');
    await press(page, 'Copy a link to this game');
    await page.getByText('The link is copied.').first().waitFor();
    const link = await page.getByLabel('Link').inputValue();
    const other = await visit(browser, '', link);
    await other.page.waitForSelector('.board-view .contents text');
    await expect.poll(() => written(other.page)).toEqual(['2']);
    await expect.poll(() => other.page.locator('.board-view .marked').count()).toBe(2);
    await Promise.all([context.close(), other.context.close()]);
  });

  test('stands still and is hidden while it is paused', async () => {
    const { page, context } = await openSmall(browser, address);
    const button = page.locator('.clock button');
    await press(page, 'Hint');
    await page.waitForSelector('.board-card');
    const place = await button.boundingBox();
    await press(page, 'Pause');
    await expect.poll(() => page.locator('.board-view, .board-card').count()).toBe(0);
    const time = await page.getByRole('timer').textContent();
    await page.waitForTimeout(1200);
    await expect.poll(() => page.getByRole('timer').textContent()).toBe(time);
    expect(await button.boundingBox()).toEqual(place);
    await press(page, 'Go on');
    await page.waitForSelector('.board-view');
    await context.close();
  });

  test('that is won asks how hard it felt, keeps the answer, and can be played again', async () => {
    const puzzle = puzzleOf('latin-square:2', '12', '01.0');
    const { page, context } = await visit(browser, address, await linkTo(puzzle));
    await (await typist(page, puzzle)).write(2, 1);
    await press(page, 'easy');
    const download = page.waitForEvent('download');
    await press(page, 'Download my answer');
    expect(await readFile(await (await download).path(), 'utf8')).toMatch(/^puzzle,level,time\n".*",easy,\d+\n$/);
    await press(page, 'Play it again');
    await expect.poll(() => written(page)).toEqual([]);
    await context.close();
  });

  test('is checked against a solution that is worked out for it', async () => {
    const { page, context } = await openSmall(browser, address);
    const solution = solutionOf(SMALL);
    const player = await typist(page, SMALL);
    await player.write(1, solution[1]!);
    await press(page, 'Check');
    await page.getByText('No mistake so far.').first().waitFor();
    await player.write(2, (solution[2]! + 1) % 4);
    await press(page, 'Check');
    await page.getByText('One symbol is wrong.').first().waitFor();
    await expect.poll(() => page.locator('.board-view .wrong').count()).toBeGreaterThan(0);
    await context.close();
  });
});

describe('what comes damaged', () => {
  test.each(['1broken', 'x', '1', `1${'A'.repeat(300_000)}`])(
    'such as a link (%#) is told, and nothing breaks',
    async (code) => {
      const { page, context, complaints } = await visit(browser, address, `#/play/s/${code}`);
      await expect.poll(() => page.getByRole('alert').textContent()).toMatch(/link/);
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  test('such as a game that was kept gives way to a fresh one', async () => {
    const { page, context, complaints } = await openSmall(browser, address);
    await type(page, 'Home', 'ArrowRight', '2');
    await untilKept(page);
    const game = page.url();
    // The page keeps its game once more when it is left.
    await page.goto('about:blank');
    await page.goto(address);
    await page.evaluate(() => {
      const key = Object.keys(localStorage).find((name) => name.includes('/game/'))!;
      localStorage[key] = '{"format":"latin-game/1","puz';
    });
    await page.goto('about:blank');
    await page.goto(game);
    await page.getByRole('alert').waitFor();
    await expect.poll(() => page.getByRole('alert').textContent()).toMatch(/damaged/);
    await expect.poll(() => written(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('such as a device without room is told, and the game goes on', async () => {
    const { page, context } = await openSmall(browser, address);
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await type(page, 'Home', 'ArrowRight', '2');
    await expect.poll(() => page.getByRole('alert').textContent()).toMatch(/no room/);
    await expect.poll(() => written(page)).toEqual(['2']);
    await context.close();
  });

  test('such as a file is told; a good one is played', async () => {
    const { page, context } = await visit(browser, address, '#/play');
    const file = (text: string) => ({ name: 'puzzle.json', mimeType: 'application/json', buffer: Buffer.from(text) });
    await page.getByLabel('Open a file').setInputFiles(file('{"format": "latin-puzzle/1"}'));
    await page.getByRole('alert').waitFor();
    await page.getByLabel('Open a file').setInputFiles(file(`${'.'.repeat(80)}1`));
    await page.waitForSelector('.board-view');
    const download = page.waitForEvent('download');
    await press(page, 'Share');
    await press(page, 'Download the puzzle');
    const kept = parseNative(await readFile(await (await download).path(), 'utf8'));
    expect(kept.ok && kept.value.labeling[80]).toBe(0);
    await context.close();
  });
});

describe('keys', () => {
  test('stay with the board when a button, or nothing at all, is pressed with a mouse', async () => {
    const { page, context } = await openSmall(browser, address);
    await type(page, 'Home', 'ArrowRight', '2');
    for (const name of ['Hint', 'Close', 'Moves', 'To the beginning', 'Pause', 'Go on']) {
      await page.getByRole('button', { name, exact: true }).first().click();
      if (name !== 'Pause') await expect.poll(() => hasKeys(page), { message: name }).toBe(true);
    }
    await page.locator('.challenge').click();
    await expect.poll(() => hasKeys(page)).toBe(true);
    await page.keyboard.press('Control+y');
    await expect.poll(() => written(page)).toEqual(['2']);
    await context.close();
  });

  test('go where Tab leads them, and stay in what is typed', async () => {
    const { page, context } = await openSmall(browser, address);
    await press(page, 'Moves');
    await page.getByLabel('Name', { exact: true }).click();
    await page.keyboard.type('12');
    await expect.poll(() => page.getByLabel('Name', { exact: true }).inputValue()).toBe('12');
    await page.keyboard.press('Tab');
    await expect.poll(() => hasKeys(page)).toBe(false);
    await context.close();
  });
});

function hasKeys(page: Page): Promise<boolean> {
  return page.locator('.board-view').evaluate((board) => board === document.activeElement);
}

import type { Browser } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { SMALL } from '../../../packages/workshop/test/puzzles.ts';
import { openBrowser, openStudio } from './browser.ts';
import { heard, openSheet, openSmall, press, type, untilKept, written } from './play/desk.ts';
import { spotOf } from './play/player.ts';
import { PHONE } from './visit.ts';

let browser: Browser;
let address: string;

beforeAll(async () => {
  [browser, address] = await Promise.all([openBrowser(), openStudio()]);
});

describe('marks', () => {
  test('are taken away by a label that is written, come back with it, and are picked together', async () => {
    const { page, context } = await openSmall(browser, address);
    await type(page, 'Home', 'ArrowRight', 'Shift+Digit3', 'ArrowRight', 'Shift+Digit3');
    await expect.poll(() => written(page)).toEqual(['3', '3']);
    await page.mouse.dblclick(...(await spotOf(page, SMALL, 1)));
    await expect.poll(() => page.locator('.board-view .selected').count()).toBe(2);
    await type(page, 'Home', 'ArrowRight', '3');
    await expect.poll(() => page.locator('.contents text').count()).toBe(1);
    await page.keyboard.press('Control+z');
    await expect.poll(() => written(page)).toEqual(['3', '3']);
    await context.close();
  });

  test('strike out candidates that are filled in, which stay struck when the page is loaded anew', async () => {
    const { page, context } = await openSmall(browser, address, { settings: { candidates: true } });
    await type(page, 'Home', 'ArrowRight', 'Control+2');
    await press(page, 'Undo');
    await expect.poll(() => heard(page)).toBe('Taken back: candidate 2 struck out in r1c2');
    await press(page, 'Redo');
    await untilKept(page);
    await page.reload();
    await page.waitForSelector('.board-view');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => heard(page)).toBe('Taken back: candidate 2 struck out in r1c2');
    await context.close();
  });
});

test('labels that are only tried look so until they are kept', async () => {
  const { page, context } = await openSmall(browser, address);
  await type(page, 'Home', 'ArrowRight', '2');
  await openSheet(page, 'Moves');
  await press(page, 'Try something');
  await page.keyboard.press('Escape');
  await type(page, 'ArrowRight', '3');
  await expect.poll(() => page.locator('.contents .tentative').allTextContents()).toEqual(['3']);
  await press(page, 'Keep it');
  await expect.poll(() => page.locator('.contents .tentative').count()).toBe(0);
  await expect.poll(() => written(page)).toEqual(['2', '3']);
  await context.close();
});

test('whatever was pressed last, labels that are typed go to the board', async () => {
  const { page, context } = await openSmall(browser, address);
  await type(page, 'Home', 'ArrowRight');
  await page.getByRole('button', { name: 'Hint', exact: true }).focus();
  await page.keyboard.press('2');
  await expect.poll(() => written(page)).toEqual(['2']);
  await press(page, 'Hint');
  await page.waitForSelector('.hints');
  await page.locator('.hints button').last().click();
  await page.keyboard.press('Backspace');
  await expect.poll(() => written(page)).toEqual([]);
  await context.close();
});

describe('a flat board', () => {
  const width = (page: Awaited<ReturnType<typeof openSmall>>['page']) =>
    page.locator('.board-view').evaluate((board) => board.clientWidth);

  test('is enlarged by the wheel round the pointer, and fits again', async () => {
    const { page, context } = await openSmall(browser, address);
    const before = await width(page);
    const spot = await spotOf(page, SMALL, 10);
    await page.mouse.move(...spot);
    await page.mouse.wheel(0, -500);
    await expect.poll(() => width(page)).toBeGreaterThan(1.3 * before);
    const under = await page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.getAttribute('data-cell'), spot);
    expect(under).toBe('10');
    await page.mouse.wheel(0, 5000);
    await expect.poll(() => width(page)).toBe(before);
    await context.close();
  });

  test('is enlarged by two fingers, and moved by one that begins beside it', async () => {
    const { page, context } = await openSmall(browser, address, PHONE);
    const before = await width(page);
    const session = await context.newCDPSession(page);
    const touch = (kind: 'touchStart' | 'touchMove' | 'touchEnd', ...points: (readonly [number, number])[]) =>
      session.send('Input.dispatchTouchEvent', { type: kind, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
    await touch('touchStart', [170, 250]);
    await touch('touchStart', [170, 250], [190, 250]);
    await touch('touchMove', [120, 250], [240, 250]);
    await touch('touchEnd');
    await expect.poll(() => width(page)).toBeGreaterThan(1.5 * before);
    await context.close();
  });
});

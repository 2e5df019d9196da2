import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { openBrowser, openStudio } from './browser.ts';
import { nearlyDone, workOn } from './play/boards.ts';
import { linkTo, openSheet, openSmall, press } from './play/desk.ts';
import { typist } from './play/player.ts';
import { COARSE } from './solid/watching.ts';
import { fitsAcross, goTo, hindrances, PHONE, visit } from './visit.ts';

let browser: Browser;
let address: string;

beforeAll(async () => {
  [browser, address] = await Promise.all([openBrowser(), openStudio()]);
});

const PAGES = ['', '#/daily', '#/gallery', '#/gallery/monthai-one', '#/play', '#/play/specimen/sudoku', '#/progress'];
const OTHERS = ['#/learn', '#/learn/last-places', '#/generate', '#/design', '#/print'];

/** Where colours of the dark page, or of the one of high contrast, do not stand out enough. */
async function faintness(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const appearance of ['dark', 'contrast', 'light']) {
    await page.evaluate((look) => {
      document.documentElement.dataset.appearance = look;
    }, appearance);
    if (appearance === 'light') break;
    const told = "violations.map(({ nodes }) => nodes[0]?.html + ' ' + nodes[0]?.failureSummary)";
    const run = "axe.run(document, { runOnly: ['color-contrast'] })";
    const faint = (await page.evaluate(`${run}.then(({ violations }) => ${told})`)) as string[];
    found.push(...faint.map((what) => `${appearance}: ${what}`));
  }
  return found;
}

/** Texts that are cut off, and what can be pressed but lies outside of the window. */
const CUT = `(() => {
  const isShown = (element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && getComputedStyle(element).visibility !== 'hidden' && !element.closest('.unseen, [inert], svg');
  };
  const scrolls = ({ overflowX, overflowY }) => /auto|scroll/.test(overflowX + overflowY);
  const isMoved = (element) => {
    for (let at = element.parentElement; at; at = at.parentElement) if (scrolls(getComputedStyle(at))) return true;
    return false;
  };
  const flaws = [];
  for (const element of document.querySelectorAll('main *, header *')) {
    if (!isShown(element)) continue;
    const told = element.tagName + ' ' + element.textContent.trim().slice(0, 30);
    const style = getComputedStyle(element);
    const { left, right } = element.getBoundingClientRect();
    const isPressed = element.matches('button, a, select, input');
    if (isPressed && (right > innerWidth + 1 || left < -9) && !isMoved(element)) flaws.push(told + ' leaves the window');
    const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
    const isClamped = style.webkitLineClamp !== 'none';
    if (hasText && !isClamped && style.overflow === 'hidden' && element.clientWidth > 0)
      if (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 3) flaws.push(told + ' is cut');
  }
  return flaws;
})()`;

describe('type twice as large', () => {
  test.each([PHONE, {}])('is neither cut nor out of reach on any page, %o', async (screen) => {
    const { page } = await visit(browser, address, '', screen);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const found: string[] = [];
    for (const fragment of [...PAGES, ...OTHERS]) {
      await goTo(page, fragment);
      if (!(await fitsAcross(page))) found.push(`${fragment}: wider than the window`);
      found.push(...((await page.evaluate(CUT)) as string[]).map((flaw) => `${fragment}: ${flaw}`));
    }
    expect(found).toEqual([]);
    await page.close();
  });
});

describe('no hindrance', () => {
  test('is on any page, and no colour is faint, dark or of high contrast', async () => {
    const { page, complaints } = await visit(browser, address);
    for (const fragment of [...PAGES, ...OTHERS]) {
      await goTo(page, fragment);
      if (OTHERS.includes(fragment)) expect(await hindrances(page), fragment).toEqual([]);
      else await hindrances(page, 'h1');
      expect(await faintness(page), fragment).toEqual([]);
    }
    await press(page, 'Settings');
    expect(await hindrances(page, 'dialog[open]'), 'settings').toEqual([]);
    expect(await faintness(page), 'settings').toEqual([]);
    expect(complaints).toEqual([]);
    await page.close();
  });

  test('is in a game that is paused or solved, or in the menu of a phone', async () => {
    const { page } = await openSmall(browser, address, PHONE);
    await press(page, 'Menu');
    expect(await hindrances(page, 'dialog[open]'), 'menu').toEqual([]);
    await page.keyboard.press('Escape');
    await press(page, 'Pause');
    expect(await hindrances(page), 'paused').toEqual([]);
    expect(await faintness(page), 'paused').toEqual([]);
    await page.close();
    const puzzle = nearlyDone('sudoku:2x2', ['1', '2', '3', '4'], 2);
    const done = await visit(browser, address, await linkTo(puzzle));
    await done.page.waitForSelector('.board-view');
    const player = await typist(done.page, puzzle);
    for (const [cell, label] of workOn(puzzle)) await player.write(cell, label);
    await done.page.waitForSelector('.finish');
    expect(await hindrances(done.page), 'solved').toEqual([]);
    expect(await faintness(done.page), 'solved').toEqual([]);
    await done.page.close();
  });
});

describe('on paper', () => {
  const isSeen = (page: Page, selector: string) => page.locator(selector).first().isVisible();

  test('a page shows what it is about and nothing to press', async () => {
    const { page } = await visit(browser, address, '', { settings: { appearance: 'dark' } });
    for (const fragment of ['', '#/daily', '#/gallery', '#/gallery/monthai-one', '#/progress', '#/learn/last-places']) {
      await page.emulateMedia({ media: 'screen' });
      await goTo(page, fragment);
      await page.emulateMedia({ media: 'print' });
      expect(await isSeen(page, 'main h1'), fragment).toBe(true);
      for (const pressed of ['.masthead', '.colophon', 'main button', 'main .button', '.filters'])
        expect(await page.locator(pressed).locator('visible=true').count(), `${pressed} of ${fragment}`).toBe(0);
      // Dark letters on white, whatever the screen looks like.
      const { color, backgroundColor } = await page.locator('body').evaluate((body) => {
        const { color, backgroundColor } = getComputedStyle(body);
        return { color, backgroundColor };
      });
      expect([fragment, color, backgroundColor]).toEqual([fragment, 'rgb(0, 0, 0)', expect.stringMatching(/, 0\)$/)]);
    }
    await page.close();
  });

  test.each([PHONE, {}])('a game is its title and its board, as large as the sheet, %o', async (screen) => {
    for (const name of ['sudoku', 'latin-octahedron']) {
      const { page } = await visit(browser, address, `#/play/specimen/${name}`, {
        ...screen,
        ...COARSE,
        settings: { inSpace: name !== 'sudoku' },
      });
      await page.waitForSelector(name === 'sudoku' ? '.board-view' : '.solid-stage canvas');
      await page.emulateMedia({ media: 'print' });
      for (const gone of ['.masthead', '.pad', '.main-tools', '.solid-view', '.swap', '.clock'])
        expect(await page.locator(gone).locator('visible=true').count(), gone).toBe(0);
      expect(await isSeen(page, '.desk-head h1')).toBe(true);
      const { width, height } = (await page.locator('.board-view').boundingBox())!;
      const across = await page.evaluate(() => innerWidth);
      expect(Math.max(width, height)).toBeGreaterThan(Math.min(across, 640) * 0.8);
      expect(await fitsAcross(page)).toBe(true);
      await page.close();
    }
  });
});

describe('where the device chooses all colours', () => {
  test('the board keeps its own, of high contrast, and what is chosen stands out', async () => {
    const { page } = await visit(browser, address, '#/play/specimen/sudoku', { forcedColors: 'active' });
    await page.waitForSelector('.board-view');
    expect(await page.locator('html').getAttribute('data-appearance')).toBe('contrast');
    const colours = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(await colours('.modes [aria-pressed="true"]')).not.toBe(await colours('.modes [aria-pressed="false"]'));
    expect(
      await page
        .locator('.board-view')
        .evaluate((board) => getComputedStyle(board).getPropertyValue('forced-color-adjust')),
    ).toBe('none');
    await openSheet(page, 'Options');
    expect(await hindrances(page)).toEqual([]);
    await page.close();
  });
});

import type { Browser } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { SMALL } from '../../../packages/workshop/test/puzzles.ts';
import { openBrowser, openStudio } from './browser.ts';
import { heard, linkTo, openSheet, openSmall, press, type, written } from './play/desk.ts';
import { spotOf } from './play/player.ts';
import { COARSE } from './solid/watching.ts';
import { goTo, hindrances, PHONE, visit } from './visit.ts';

let browser: Browser;
let address: string;

beforeAll(async () => {
  [browser, address] = await Promise.all([openBrowser(), openStudio()]);
});

describe('pointers', () => {
  test('drag over cells, hold one for its asterisms, press one twice for its label', async () => {
    const { page, context } = await openSmall(browser, address);
    const selected = () => page.locator('.board-view .selected').count();
    const [from, to] = [await spotOf(page, SMALL, 4), await spotOf(page, SMALL, 7)];
    await page.mouse.move(...from);
    await page.mouse.down();
    await page.mouse.move(...to);
    await page.mouse.up();
    await expect.poll(() => selected()).toBe(4);
    await page.mouse.move(...(await spotOf(page, SMALL, 9)));
    await page.mouse.down();
    await page.waitForFunction(() => document.querySelectorAll('.board-view .selected').length === 4);
    await page.mouse.up();
    await page.mouse.click(...(await spotOf(page, SMALL, 6)));
    await page.keyboard.press('1');
    const spot = await spotOf(page, SMALL, 0);
    // On a busy machine the second press may come too late to be one of two.
    await expect.poll(() => page.mouse.dblclick(...spot).then(selected)).toBe(2);
    await context.close();
  });

  test('of a finger select cells that lie apart, and a label goes into all of them', async () => {
    const { page, context } = await openSmall(browser, address, PHONE);
    await openSheet(page, 'Several');
    for (const cell of [1, 6, 6, 6, 11]) await page.touchscreen.tap(...(await spotOf(page, SMALL, cell)));
    await expect.poll(() => page.locator('.board-view .selected').count()).toBe(3);
    await page.locator('.pad .labels button').nth(3).tap();
    await expect.poll(() => written(page)).toEqual(['4', '4', '4']);
    await context.close();
  });

  test('write a label that was chosen first', async () => {
    const { page, context } = await openSmall(browser, address, PHONE);
    await openSheet(page, 'Symbol first');
    await page.locator('.pad .labels button').nth(2).tap();
    for (const cell of [1, 2]) await page.touchscreen.tap(...(await spotOf(page, SMALL, cell)));
    await expect.poll(() => written(page)).toEqual(['3', '3']);
    await context.close();
  });
});

describe('somebody who listens', () => {
  test('hears cells, what is in them, and what their asterisms need, in the language chosen', async () => {
    const { page, context } = await openSmall(browser, address);
    await type(page, 'Home', 'ArrowRight', 'Shift+Digit3');
    await expect
      .poll(() => heard(page))
      .toBe('r1c2, empty, corner marks 3, row 1: needs 2 3 4, column 2: needs 1 2 3 4, box 1: needs 2 3 4');
    await page.keyboard.press('Space');
    await expect.poll(() => heard(page)).toBe('Corner');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Control+z');
    await expect.poll(() => heard(page)).toBe('Taken back: 3 marked in r1c2');
    await press(page, 'Redo');
    await expect.poll(() => heard(page)).toBe('Made again: 3 marked in r1c2');
    await press(page, 'Undo');
    await expect.poll(() => heard(page)).toBe('Taken back: 3 marked in r1c2');
    await context.close();
    const spanish = await openSmall(browser, address, { locale: 'es' });
    await type(spanish.page, 'Home', 'ArrowRight');
    await expect.poll(() => heard(spanish.page)).toMatch(/vacía, la fila 1: faltan 2 3 4/);
    await spanish.context.close();
  });

  test.each(['light', 'dark', 'contrast'])(
    'and whoever has an impairment meets no hindrance, %s',
    async (appearance) => {
      const { page, context } = await visit(browser, address, '#/play', COARSE);
      await page.evaluate(
        (value) => localStorage.setItem('latin-puzzles/settings', JSON.stringify({ appearance: value })),
        appearance,
      );
      await page.reload();
      expect(await hindrances(page), 'the games').toEqual([]);
      await page.goto(`${address}#/play/specimen/latin-dodecahedron`);
      await page.waitForSelector('.board-view');
      await page.keyboard.press('ArrowRight');
      for (const panel of ['Moves', 'Options', 'Share']) {
        await openSheet(page, panel);
        expect(await hindrances(page), panel).toEqual([]);
      }
      await page.keyboard.press('Escape');
      await press(page, 'Colour');
      await press(page, 'Symbol first');
      expect(await hindrances(page), 'colours').toEqual([]);
      await context.close();
    },
  );
});

describe('a board on a body', () => {
  test('stays flat, and says so, where the solid cannot be had', async () => {
    // What is kept for use without a connection would be there all the same.
    const { page, context } = await visit(browser, address, '#/play/specimen/latin-dodecahedron', {
      serviceWorkers: 'block',
    });
    await page.route(/solid-view/, (route) => route.abort());
    await press(page, 'Solid');
    await page.getByText('This device cannot show the solid.').waitFor();
    await expect.poll(() => page.locator('.board-view').count()).toBe(1);
    await context.close();
  });
});

describe('a phone of 360 pixels', () => {
  test('shows every kind of board without sideways scrolling', async () => {
    const { page, context } = await visit(browser, address, '#/play', PHONE);
    for (const name of ['sudoku', 'canario-one', 'latin-icosahedron', 'orb-one', 'custom-focus']) {
      await goTo(page, `#/play/specimen/${name}`);
      await page.waitForSelector('.board-view');
      const width = () => page.evaluate('document.documentElement.scrollWidth');
      await expect.poll(() => width(), { message: name }).toBeLessThanOrEqual(360);
      for (const panel of ['Moves', 'Options', 'Share']) {
        await openSheet(page, panel);
        await expect.poll(() => width(), { message: `${name}, ${panel}` }).toBeLessThanOrEqual(360);
      }
      await page.keyboard.press('Escape');
      if ((await page.locator('.enlarged').count()) > 0) await press(page, 'Enlarge');
      await press(page, 'Enlarge');
      await expect.poll(() => width(), { message: name }).toBeLessThanOrEqual(360);
      const cell = await page.locator('.targets path').first().boundingBox();
      expect(Math.min(cell!.width, cell!.height), name).toBeGreaterThan(34);
    }
    await context.close();
  });

  test('breaks a title and the name of a checkpoint that have no spaces', async () => {
    const puzzle = { ...SMALL, title: 'Dreihunderteinundzwanzigtausendvierhundertfünfzig' };
    const { page, context } = await visit(browser, address, await linkTo(puzzle), PHONE);
    await type(page, 'Home', 'ArrowRight', '2');
    const width = () => page.evaluate('document.documentElement.scrollWidth');
    await expect.poll(() => width()).toBeLessThanOrEqual(360);
    await openSheet(page, 'Moves');
    await page.getByLabel('Name', { exact: true }).fill(puzzle.title);
    await press(page, 'Name this point');
    await expect.poll(() => width()).toBeLessThanOrEqual(360);
    await page.goto(`${address}#/play`);
    await page.getByRole('link', { name: /^Go on with/ }).waitFor();
    await expect.poll(() => width()).toBeLessThanOrEqual(360);
    await context.close();
  });

  test('has nothing to press that is smaller than a fingertip', async () => {
    const { page, context } = await openSmall(browser, address, PHONE);
    await openSheet(page, 'Moves');
    const small = await page
      .locator('.desk button, .desk a')
      .evaluateAll((elements) =>
        elements.filter((element) => element.getBoundingClientRect().height < 44).map((element) => element.outerHTML),
      );
    expect(small).toEqual([]);
    await context.close();
  });
});

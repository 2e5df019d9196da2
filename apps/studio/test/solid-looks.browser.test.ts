import { numbers } from '@latin-puzzles/core/basis';
import { COLOUR, linePen } from '@latin-puzzles/drawing';
import { beginGame, makeGameCode, playMove } from '@latin-puzzles/workshop/play';
import type { Browser } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { packText } from '../src/games/packing.ts';
import { openBrowser, openStudio } from './browser.ts';
import { nearlyDone } from './play/boards.ts';
import { linkTo, press } from './play/desk.ts';
import { COARSE, COUNT_FRAMES, drawnShare, openSolid, picture, pixelsOf } from './solid/watching.ts';
import { PHONE, visit } from './visit.ts';

let browser: Browser;
let address: string;

beforeAll(async () => {
  [browser, address] = await Promise.all([openBrowser(), openStudio()]);
});

/** Forgets at the first load that visitors of tests like boards flat. */
const NO_WISHES = `if (!sessionStorage.length) {
  sessionStorage.setItem('visited', 'yes');
  localStorage.removeItem('latin-puzzles/settings');
}`;

describe('the looks of cells on a solid', () => {
  /** Lays another rule over the style sheets of the page, as early as there is a page. */
  const restyled = (rule: string) => `
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(${JSON.stringify(rule)});
    document.adoptedStyleSheets = [sheet];`;

  test.each(['.selected { fill: lime; }', '.cursor { stroke-width: 14; }', '.group-pattern { stroke-width: 4; }'])(
    'are those of the flat board: %s',
    async (rule) => {
      const pictures = new Set<string>();
      for (const script of ['', restyled(`.board-view ${rule}`)]) {
        const { page } = await openSolid(browser, address, 'free-latin-cube', { script });
        await page.locator('.solid-stage').focus();
        await page.keyboard.press('Home');
        pictures.add(await picture(page));
        await page.close();
      }
      expect(pictures.size).toBe(2);
    },
  );
});

describe('a board of one’s own', () => {
  const family = nearlyDone('cube:2', numbers(8), 4);

  test('on a solid is played on it', async () => {
    const { page, complaints } = await visit(
      browser,
      address,
      await linkTo({ ...family, board: { ...family.board, name: '' } }),
      { ...COARSE, script: COUNT_FRAMES },
    );
    await page.getByRole('button', { name: 'Solid' }).click();
    await page.waitForSelector('.solid-stage canvas');
    await expect.poll(() => drawnShare(page)).toBeGreaterThan(0.1);
    expect(complaints).toEqual([]);
    await page.close();
  });

  test('with points in space alone is played flat, and no solid is offered', async () => {
    const board = { ...family.board, name: '', solid: undefined };
    const { page } = await visit(browser, address, await linkTo({ ...family, board }));
    await page.waitForSelector('.board-view');
    await expect.poll(() => page.locator('.board-view .targets path').count()).toBe(24);
    await expect.poll(() => page.getByRole('button', { name: 'Solid' }).count()).toBe(0);
    await page.close();
  });
});

test('the net lies in a corner of the solid, and the two change places for good', async () => {
  const { page, context } = await visit(browser, address, '#/play/specimen/free-latin-cube', {
    ...PHONE,
    ...COARSE,
    script: NO_WISHES,
  });
  await page.waitForSelector('.solid-stage canvas');
  const widthOf = async (what: string) => (await page.locator(what).boundingBox())!.width;
  expect(await widthOf('.solid-stage')).toBeGreaterThan(340);
  expect(await widthOf('.flat-view')).toBeLessThan(100);
  await press(page, 'Show the flat board');
  await expect.poll(() => widthOf('.flat-view')).toBeGreaterThan(340);
  expect(await page.locator('.solid-stage').count()).toBe(0);
  await page.reload();
  await page.waitForSelector('.views:not(.in-space) .board-view');
  await press(page, 'Solid');
  await page.waitForSelector('.solid-stage canvas');
  await context.close();
});

test('a step that supposes something has arrows on the solid, in the colour that they have on the flat board', async () => {
  const puzzle = nearlyDone('icosahedron:2', numbers(20), 20);
  const game = beginGame(puzzle);
  const history = playMove(game.history, { kind: 'write', cells: [5], label: 14 });
  const code = await makeGameCode({ ...game, history }, 0, packText);
  const { page, complaints } = await visit(browser, address, `#/play/s/${code}`, { ...COARSE, script: COUNT_FRAMES });
  await page.getByRole('button', { name: 'Solid' }).click();
  await page.waitForSelector('.solid-stage canvas');
  await press(page, 'Hint');
  await press(page, 'Tell me where');
  await press(page, /^Why is this wrong/);
  const steps = page.locator('.frame-player .step-list button');
  const { colour } = linePen(COLOUR, 'link');
  const pixels = () => pixelsOf(page, colour);
  await steps.first().click();
  const before = await pixels();
  await steps.last().click();
  await expect.poll(() => pixels()).toBeGreaterThan(before + 50);
  expect(complaints).toEqual([]);
  await page.close();
});

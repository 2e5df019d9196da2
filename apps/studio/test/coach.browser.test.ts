import { EMPTY, type Puzzle } from '@latin-puzzles/core/puzzle';
import { type CoachedMove, planOpening } from '@latin-puzzles/workshop/coach';
import { makeTools } from '@latin-puzzles/workshop/tools';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { specimenNamed } from '../../../packages/workshop/test/puzzles.ts';
import { openBrowser, openStudio } from './browser.ts';
import { heard, openSheet, press, written } from './play/desk.ts';
import { typist } from './play/player.ts';
import { COARSE } from './solid/watching.ts';
import { hindrances, PHONE, visit } from './visit.ts';

let browser: Browser;
let address: string;

beforeAll(async () => {
  [browser, address] = await Promise.all([openBrowser(), openStudio()]);
});

const SETTINGS = { coached: true };
const card = (page: Page) => page.locator('.board-card');
const tools = makeTools();

/** Whether the card lies on none of some cells, and within the window. */
async function isClear(page: Page, cells: readonly number[]): Promise<boolean> {
  return page.evaluate((wanted) => {
    const place = document.querySelector('.board-card')!.getBoundingClientRect();
    const boxes = wanted.map((cell) =>
      document.querySelector(`.targets [data-cell="${cell}"]`)!.getBoundingClientRect(),
    );
    const inside = place.top >= 0 && place.left >= 0 && place.right <= innerWidth && place.bottom <= innerHeight;
    return (
      inside &&
      boxes.every(
        (box) =>
          box.right <= place.left + 2 ||
          place.right <= box.left + 2 ||
          box.bottom <= place.top + 2 ||
          place.bottom <= box.top + 2,
      )
    );
  }, cells);
}

/** Whether no button of the card lies on another. */
async function keepsButtonsApart(page: Page): Promise<boolean> {
  const boxes = await Promise.all((await card(page).getByRole('button').all()).map((button) => button.boundingBox()));
  return boxes.every((one, i) =>
    boxes
      .slice(i + 1)
      .every(
        (other) =>
          one!.y + one!.height <= other!.y || other!.y + other!.height <= one!.y || one!.x + one!.width <= other!.x,
      ),
  );
}

function cellsOf({ board }: Puzzle, { asterism, cells }: CoachedMove): readonly number[] {
  return [...board.asterisms[asterism]!.cells, ...cells];
}

describe('the first moves on a board', () => {
  test('are led by a coach, by keys: wrong ones are answered and taken back, right ones become the game', async () => {
    const puzzle = specimenNamed('sudoku');
    const { moves } = planOpening(tools, puzzle)!;
    const { page, context, complaints } = await visit(browser, address, '#/play/specimen/sudoku', {
      settings: SETTINGS,
    });
    await card(page).waitFor();
    await expect
      .poll(() => heard(page))
      .toMatch(/^Complete the board: .* Shall we make the first four moves together\?/);
    await expect.poll(() => page.locator('.board-view .group').count()).toBe(3);
    expect(await hindrances(page)).toEqual([]);
    await press(page, 'Let me try');
    await expect.poll(() => heard(page)).toMatch(/^Box 2 takes each number from 1 to 9 once\. Every other free cell/);
    const hand = await typist(page, puzzle);
    await hand.write(moves[0]!.cells[0]!, 4);
    await expect.poll(() => card(page).textContent()).toContain('Not there: column 5 already has a 5.');
    await expect.poll(() => written(page)).toEqual([]);
    for (const [index, { cells, label }] of moves.entries()) {
      await expect.poll(() => card(page).textContent()).toContain(`Move ${index + 1} of ${moves.length}`);
      expect(await isClear(page, cellsOf(puzzle, moves[index]!))).toBe(true);
      await hand.write(cells[0]!, label);
    }
    await expect.poll(() => card(page).textContent()).toContain('the rest is yours');
    await expect.poll(async () => (await written(page)).length).toBe(moves.length);
    await press(page, 'Go on');
    await expect.poll(() => card(page).count()).toBe(0);
    // Silent afterwards, until it is asked for.
    await page.evaluate(() => {
      location.hash = '#/play/specimen/custom-win';
    });
    await card(page).waitFor();
    await page.keyboard.press('Escape');
    await page.goto(`${address}#/play/specimen/critical-custom-sudoku`);
    await card(page).waitFor();
    await press(page, 'Skip');
    await page.reload();
    await page.waitForSelector('.board-view');
    await page.waitForTimeout(1500);
    await expect.poll(() => card(page).count()).toBe(0);
    await openSheet(page, 'About');
    await press(page, 'Show me the first moves');
    await card(page).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('are made with a finger, in Spanish, and can be left at any moment with what was done', async () => {
    const puzzle = specimenNamed('canario-one');
    const { moves } = planOpening(tools, puzzle)!;
    const { page, context, complaints } = await visit(browser, address, '#/play/specimen/canario-one', {
      ...PHONE,
      settings: { ...SETTINGS, language: 'es' },
      reducedMotion: 'no-preference',
    });
    await card(page).waitFor();
    expect(await keepsButtonsApart(page)).toBe(true);
    await page.getByRole('button', { name: 'Probar' }).tap();
    await expect.poll(() => card(page).textContent()).toContain('Las franjas A van juntas');
    // The light runs along the group, and then the cell shines.
    await page.locator('.board-view .highlight.asked').waitFor();
    for (const { cells, label } of moves.slice(0, 2)) {
      await page.locator(`.targets [data-cell="${cells[0]}"]`).tap();
      await page.locator('.pad .labels button').nth(label).tap();
      await expect.poll(() => card(page).textContent()).toContain('Correcto');
    }
    await page.locator('.card-close').tap();
    await expect.poll(() => card(page).count()).toBe(0);
    await expect.poll(async () => (await written(page)).length).toBe(2);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('are practised in space with other labels where the puzzle is too hard for them', async () => {
    const puzzle = specimenNamed('latin-icosahedron');
    const opening = planOpening(tools, puzzle)!;
    expect(opening.own).toBe(false);
    const { page, context, complaints } = await visit(browser, address, '#/play/specimen/latin-icosahedron', {
      ...COARSE,
      settings: { ...SETTINGS, inSpace: true },
    });
    await page.waitForSelector('.solid-stage canvas');
    await card(page).waitFor();
    await press(page, 'Let me try');
    await expect.poll(() => card(page).textContent()).toContain('Strip A runs right round the solid');
    // The rest flat: there are many keys from face to face, and each turns the solid.
    await press(page, 'Solid');
    for (const { cells, label } of opening.moves) {
      await page.locator(`.targets [data-cell="${cells[0]}"]`).click();
      await page.locator('.pad .labels button').nth(label).click();
    }
    await expect.poll(() => card(page).textContent()).toContain('Now your own puzzle');
    await press(page, 'Go on');
    await expect.poll(() => written(page)).toEqual([]);
    const free = puzzle.labeling.filter((label) => label === EMPTY).length;
    expect(free).toBeGreaterThan(opening.start.filter((label) => label === EMPTY).length);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('are forgotten by whoever begins to play, and stand still while the game does', async () => {
    const { page, context } = await visit(browser, address, '#/play/specimen/helios-one', { settings: SETTINGS });
    await card(page).waitFor();
    await press(page, 'Pause');
    await expect.poll(() => page.locator('.board-view, .board-card').count()).toBe(0);
    await press(page, 'Go on');
    await card(page).waitFor();
    await page.keyboard.press('Home');
    await page.keyboard.press('h');
    await expect.poll(() => card(page).count()).toBe(0);
    await context.close();
  });
});

import { cellText } from '@latin-puzzles/core/board';
import { beginGame, type Game, makeGameCode, playMove } from '@latin-puzzles/workshop/play';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { HELIOS, solutionOf, TRIANGLE } from '../../../packages/workshop/test/advice/puzzles.ts';
import { packText } from '../src/games/packing.ts';
import { openBrowser, openStudio } from './browser.ts';
import { fitsAcross, hindrances, visit } from './visit.ts';

let browser: Browser;
let address: string;

beforeAll(async () => {
  [browser, address] = await Promise.all([openBrowser(), openStudio()]);
});

interface Opening {
  readonly width?: number;
  readonly language?: string;
  readonly still?: boolean;
}

/** A game opened at its hints. */
async function openHints(game: Game, { width = 1280, language = 'en', still = false }: Opening = {}) {
  const { page, complaints } = await visit(browser, address, `#/play/s/${await makeGameCode(game, 0, packText)}`, {
    width,
    settings: { language },
    reducedMotion: still ? 'reduce' : 'no-preference',
  });
  await page.waitForSelector('.board-view');
  const before = await drawn(page);
  await page.getByRole('button', { name: /^(Hint|Ayuda)$/ }).click();
  await page.waitForSelector('.hints');
  return { page, complaints, before };
}

const said = (page: Page) => page.locator('[role=status].unseen').textContent();
/** What the board shows, drawing and all. */
const drawn = (page: Page) => page.locator('.board-view').innerHTML();

/** A game in which the first open cell is filled wrongly. */
function mistakenGame(): { readonly game: Game; readonly cell: number } {
  const game = beginGame(TRIANGLE);
  const cell = TRIANGLE.labeling.indexOf(-1);
  const label = 1 - solutionOf(TRIANGLE)[cell]!;
  return { game: { ...game, history: playMove(game.history, { kind: 'write', cells: [cell], label }) }, cell };
}

describe.each([1280, 360])('hints on a screen of %i pixels', (width) => {
  test('tell no more than asked, and taken to the end they solve the puzzle', async () => {
    const { page, complaints } = await openHints(beginGame(TRIANGLE), { width });
    const button = page.locator('.hint-button');
    await page.waitForSelector('.step-hint');
    await expect.poll(() => said(page)).toMatch(/^Look at /);
    await expect.poll(() => page.locator('.theorem-card').count()).toBe(0);
    await expect.poll(() => page.locator('.board-view .highlight.note').count()).toBe(1);
    await button.click();
    await expect
      .poll(() => page.locator('.theorem-card').textContent())
      .toContain('If a symbol has no more places left');
    await expect.poll(() => page.locator('.step-legend').count()).toBe(0);
    await button.click();
    await expect.poll(() => page.locator('.board-view .highlight.note').count()).toBe(0);
    await expect.poll(() => page.locator('.step-legend li').count()).toBeGreaterThan(1);
    await expect.poll(() => page.locator('.step-legend').textContent()).not.toContain('goes here');
    const reason = await page.locator('.telling p').first().textContent();
    await expect.poll(() => said(page)).toContain(reason);
    await button.click();
    await expect.poll(() => page.locator('.step-legend').textContent()).toContain('goes here');
    expect(await page.locator('.telling p').first().textContent()).not.toBe(reason);
    await expect.poll(() => said(page)).toContain(await page.locator('.telling p').first().textContent());
    expect(await hindrances(page, '.hints, dialog[open]')).toEqual([]);
    await expect.poll(() => fitsAcross(page)).toBe(true);
    await button.click();
    for (let asked = 0; asked < 400 && (await page.locator('.finish').count()) === 0; asked++)
      await button.click({ timeout: 2000 }).catch(() => {});
    await page.waitForSelector('.finish');
    await expect.poll(() => page.locator('.hints').count()).toBe(0);
    expect(complaints).toEqual([]);
    await page.close();
  });
});

describe('the whole proof', () => {
  test('is played forward and back by buttons, keys and list, and leaves the game as it is', async () => {
    const { page, complaints, before } = await openHints(beginGame(HELIOS));
    await page.getByRole('button', { name: 'The whole proof' }).click();
    await page.getByRole('button', { name: 'Prove it' }).click();
    const player = page.locator('.frame-player');
    const at = player.locator('.frame-name');
    await player.waitFor();
    await expect.poll(() => at.textContent()).toMatch(/^Step 1 of \d+ hidden single/);
    await expect
      .poll(() => player.locator('.outcome').textContent())
      .toMatch(/^Places [HELIOS] in ring \d point \d+\.$/);
    await expect.poll(() => drawn(page)).not.toBe(before);
    const first = await drawn(page);
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await expect.poll(() => at.textContent()).toContain('Step 2');
    await expect.poll(() => said(page)).toContain(await player.locator('.telling p').first().textContent());
    await expect.poll(() => drawn(page)).not.toBe(first);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => at.textContent()).toContain('Step 1');
    await expect.poll(() => drawn(page)).toBe(first);
    await page.keyboard.press('End');
    await expect
      .poll(() => player.locator('.step-list [aria-current]').textContent())
      .toContain(await player.locator('.telling p').last().textContent());
    await player.locator('.step-list button').nth(2).click();
    await expect.poll(() => at.textContent()).toContain('Step 3');
    expect(await hindrances(page, '.hints, dialog[open]')).toEqual([]);
    await page.getByRole('button', { name: 'Back to the game' }).click();
    await expect.poll(() => drawn(page)).toBe(before);
    expect(complaints).toEqual([]);
    await page.close();
  });

  test('runs by itself, unless motion is unwelcome', async () => {
    const open = async (still: boolean) => {
      const { page } = await openHints(beginGame(TRIANGLE), { still });
      await page.getByRole('button', { name: 'The whole proof' }).click();
      await page.getByRole('button', { name: 'Prove it' }).click();
      await page.waitForSelector('.frame-player');
      return page;
    };
    const moving = await open(false);
    await moving.getByLabel('Pace').selectOption('brisk');
    await moving.getByRole('button', { name: 'Play', exact: true }).click();
    await moving.locator('.frame-player').getByText('Step 2 of').waitFor();
    await moving.close();
    const still = await open(true);
    await expect.poll(() => still.getByRole('button', { name: 'Play', exact: true }).count()).toBe(0);
    await still.close();
  });
});

describe('a mistake', () => {
  test('is spoken of, named when asked, and refuted when asked', async () => {
    const { game, cell } = mistakenGame();
    const { page, complaints } = await openHints(game);
    const name = cellText(TRIANGLE.board.cellNames[cell]!);
    await page.waitForSelector('.mistakes');
    await expect.poll(() => said(page)).not.toContain(name);
    await expect.poll(() => page.locator('.mistakes').textContent()).not.toContain(name);
    await page.getByRole('button', { name: 'Tell me where' }).click();
    await expect.poll(() => page.locator('.mistake-list strong').textContent()).toContain(name);
    expect(await hindrances(page, '.hints, dialog[open]')).toEqual([]);
    await page.getByRole('button', { name: /^Why is this wrong\?/ }).click();
    await page.waitForSelector('.frame-player');
    await expect.poll(() => page.locator('.telling').textContent()).toContain(name);
    await page.getByRole('button', { name: 'Back to the game' }).click();
    await page.getByRole('button', { name: /^Erase: / }).click();
    await page.locator('.hint-button').click();
    await page.waitForSelector('.step-hint');
    expect(complaints).toEqual([]);
    await page.close();
  });

  test('is told in Spanish too', async () => {
    const { page } = await openHints(mistakenGame().game, { language: 'es', width: 360 });
    await page.getByRole('button', { name: 'Dígame dónde' }).click();
    await page.getByRole('button', { name: /^¿Por qué está mal/ }).click();
    await page.waitForSelector('.frame-player');
    await expect.poll(() => said(page)).toMatch(/^Paso 1 de \d+: una suposición\. Supongamos/);
    await page.close();
  });
});

import type { Puzzle } from '@latin-puzzles/core/puzzle';
import { makePuzzleCode } from '@latin-puzzles/workshop/play';
import type { Browser, Page } from 'playwright-core';
import { SMALL } from '../../../../packages/workshop/test/puzzles.ts';
import { packText } from '../../src/games/packing.ts';
import { type Visit, type VisitOptions, visit } from '../visit.ts';

export async function linkTo(puzzle: Puzzle): Promise<string> {
  return `#/play/s/${await makePuzzleCode(puzzle, packText)}`;
}

/** The small puzzle, ready to be played. */
export async function openSmall(browser: Browser, address: string, options?: VisitOptions): Promise<Visit> {
  const visited = await visit(browser, address, await linkTo(SMALL), options);
  await visited.page.waitForSelector('.board-view');
  return visited;
}

/** Presses the button of a name. */
export function press(page: Page, name: string | RegExp): Promise<void> {
  return page.getByRole('button', { name, exact: typeof name === 'string' }).click();
}

/** Opens something over the pad, where there is no room for its button from behind another; what was open is closed. */
export async function openSheet(page: Page, name: string): Promise<void> {
  if ((await page.locator('.desk-sheet').count()) > 0) await page.keyboard.press('Escape');
  if (await page.getByRole('button', { name: 'More', exact: true }).isVisible()) await press(page, 'More');
  await press(page, name);
}

export async function type(page: Page, ...keys: readonly string[]): Promise<void> {
  await page.locator('.board-view').focus();
  for (const key of keys) await page.keyboard.press(key);
}

/** The texts that the player has written, in the order of the cells. */
export function written(page: Page): Promise<string[]> {
  return page.locator('.board-view .contents text').allTextContents();
}

/** What is said last to those who listen. */
export async function heard(page: Page): Promise<string> {
  return (await page.locator('.unseen[role=status]').textContent()) ?? '';
}

/** Waits until the game is kept where it stays. */
export async function untilKept(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const places = Object.keys(localStorage).filter((key) => key.includes('/game/'));
    return places.length > 0 && places.every((key) => !key.includes('/new-'));
  });
}

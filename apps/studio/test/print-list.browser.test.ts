import { beginGame, makeGameRecord } from '@latin-puzzles/workshop/play';
import type { Browser } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { SMALL } from '../../../packages/workshop/test/puzzles.ts';
import { openBrowser, openStudio } from './browser.ts';
import { addSpecimens, bytesOf, openPrint as open, openFile, pageCount, SOLVED, SUDOKU, titles } from './print/desk.ts';
import { hindrances, type VisitOptions } from './visit.ts';

let browser: Browser;
let address: string;

beforeAll(async () => {
  [browser, address] = await Promise.all([openBrowser(), openStudio()]);
});

const openPrint = (options?: VisitOptions & { readonly language?: string }) => open(browser, address, options);

/** Whoever proves it takes his time. */
const DIFFICULT = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';

/** The same with other labels, and with rows exchanged: to the studio each is a puzzle of its own. */
function manyLike(sudoku: string): string[] {
  const rows = Array.from({ length: 9 }, (_, row) => sudoku.slice(9 * row, 9 * row + 9));
  const exchanged = [rows, rows.with(0, rows[1]!).with(1, rows[0]!), rows.with(3, rows[4]!).with(4, rows[3]!)];
  return exchanged.flatMap((lines) =>
    Array.from({ length: 9 }, (_, shift) =>
      lines.join('').replace(/\d/g, (digit) => String(((Number(digit) + shift) % 9) + 1)),
    ),
  );
}

describe('the list', () => {
  test('is reordered with the keyboard, keeps the focus, and is there again after a reload', async () => {
    const { page } = await openPrint();
    await addSpecimens(page, 'sudoku', 'helios-one', 'monthai-one');
    await page.getByRole('button', { name: 'Move Monthai One up' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => titles(page)).toEqual(['Sudoku', 'Monthai One', 'Helios One']);
    await expect
      .poll(() => page.evaluate('document.activeElement.getAttribute("aria-label")'))
      .toBe('Move Monthai One up');
    await page.keyboard.press('Enter');
    await expect.poll(() => titles(page)).toEqual(['Monthai One', 'Sudoku', 'Helios One']);
    await page.getByRole('button', { name: 'Remove Sudoku' }).click();
    await page.reload();
    await page.waitForSelector('.print-list');
    await expect.poll(() => titles(page)).toEqual(['Monthai One', 'Helios One']);
    await page.close();
  });

  test('shows the level of a puzzle that nobody has rated as soon as it is known, in print too', async () => {
    const { page } = await openPrint({ language: 'es' });
    await openFile(page, SUDOKU);
    await expect.poll(() => page.locator('.print-row small').textContent()).toBe('muy fácil · 6,7 · 30 pistas');
    await expect.poll(() => page.locator('.print-sheet svg text').allTextContents()).toContain('muy fácil · 6,7');
    await page.getByLabel('Niveles de dificultad').uncheck();
    await expect.poll(() => page.locator('.print-sheet svg text').allTextContents()).not.toContain('muy fácil · 6,7');
    await page.close();
  });

  test('says of what is no Latin puzzle what it is, and gives it no level', async () => {
    const { page } = await openPrint();
    await openFile(page, `${SOLVED}\n11${'.'.repeat(79)}\n`);
    await expect
      .poll(() => page.locator('.print-list .message').allTextContents())
      .toEqual([expect.stringContaining('a Latin board'), expect.stringContaining('has no solution')]);
    await expect.poll(() => page.locator('.print-row small').allTextContents()).toEqual(['81 clues', '2 clues']);
    await page.close();
  });

  test('lets one stop the work on it, and go on', async () => {
    const { page } = await openPrint();
    await page.getByLabel('Proofs at the back').check();
    await openFile(page, manyLike(DIFFICULT).join('\n'));
    await page.getByText('Working out the proof of').first().waitFor();
    // What else the page does meanwhile must not matter.
    await page.getByRole('button', { name: 'Stop' }).dispatchEvent('click');
    await page.getByText('Stopped').waitFor();
    await page.getByRole('button', { name: 'Go on' }).click();
    await page.getByText('Working out the proof of').waitFor();
    await page.close();
  });

  test('on a full device says at once that it is not kept, and what to do; making room keeps it', async () => {
    const { page } = await openPrint();
    await addSpecimens(page, 'sudoku');
    const kept = { hash: 'a', title: 'Old', at: 1, filled: 1, solved: true };
    const game = JSON.stringify({ ...makeGameRecord(beginGame(SMALL), 1), kept });
    await page.evaluate((text) => {
      localStorage.setItem('latin-puzzles/game/a', text);
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = function (key, value) {
        if ('latin-puzzles/game/a' in this) throw new DOMException('full', 'QuotaExceededError');
        setItem.call(this, key, value);
      };
    }, game);
    await openFile(page, SUDOKU);
    const note = page.locator('.unkept');
    await note.waitFor();
    await expect.poll(() => note.getAttribute('role')).toBe('alert');
    await expect.poll(() => note.textContent()).toMatch(/no room.*The puzzles to print will be lost.*download them/);
    await expect.poll(() => page.locator('.print-list > li').count()).toBe(2);
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      note.getByRole('button', { name: 'Download the puzzles' }).click(),
    ]);
    expect((await bytesOf(saved)).toString().trim().split('\n')).toHaveLength(2);
    expect(await hindrances(page)).toEqual([]);
    await note.getByRole('link', { name: 'Remove games' }).click();
    await page.getByRole('button', { name: /Old/ }).click();
    await note.waitFor({ state: 'detached' });
    await page.goto(`${address}#/print`);
    await page.reload();
    await page.waitForSelector('.print-list');
    await expect.poll(() => page.locator('.print-list > li').count()).toBe(2);
    await page.close();
  });

  test('tells which puzzle has several solutions, and prints it without an answer', async () => {
    const { page } = await openPrint();
    await openFile(page, `${'.'.repeat(81)}\nnonsense\n`);
    await expect.poll(() => page.locator('.print-list .message').textContent()).toContain('has several solutions');
    await expect.poll(() => page.locator('.adding [role=alert]').textContent()).toContain('puzzles.txt, line 2');
    await expect.poll(() => pageCount(page)).toBe(1);
    await page.close();
  });
});

import { must } from '@latin-puzzles/core/basis';
import { resolveBoard } from '@latin-puzzles/core/board';
import { EMPTY, makeMultiset, makePuzzle } from '@latin-puzzles/core/puzzle';
import { makePuzzleCode } from '@latin-puzzles/workshop/play';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { packText } from '../src/games/packing.ts';
import { openBrowser, openStudio } from './browser.ts';
import { hindrances, type Visit, type VisitOptions, visit } from './visit.ts';

let browser: Browser;
let address: string;

beforeAll(async () => {
  [browser, address] = await Promise.all([openBrowser(), openStudio()]);
});

async function openGenerate(rest = '', options: VisitOptions = {}): Promise<Visit> {
  const visited = await visit(browser, address, `#/generate${rest}`, { height: 740, ...options });
  await visited.page.waitForSelector('.make');
  return visited;
}

const letters = (page: Page, within: string) => page.locator(`${within} svg text`).allTextContents();

describe.each([1280, 360])('the generate page on a screen of %i pixels', (width) => {
  test('makes a puzzle of a name, and hands it over to be played', async () => {
    const { page, complaints } = await openGenerate('', { width });
    await page.fill('#wish-word', 'María');
    await expect.poll(() => page.locator('.offer:has(:checked)').textContent()).toContain('5 symbols');
    expect((await letters(page, '.preview')).join('')).toBe('MARÍA');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.result');
    expect((await letters(page, '.result')).join('')).toContain('MARÍA');
    await expect.poll(() => page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
    await page.click('.result a.primary');
    await page.waitForSelector('.board-view');
    await expect.poll(() => page.locator('h1').first().textContent()).toContain('María');
    await page.goBack();
    await page.waitForSelector('.result');
    expect(complaints).toEqual([]);
    await page.close();
  });

  test('raises nothing that hinders people with impairments', async () => {
    const { page } = await openGenerate('/custom-sudoku', { width });
    await page.click('.more-wishes summary');
    await page.selectOption('#wish-symmetry', 'half-turn');
    await page.fill('#wish-count', '2');
    await page.click('.make');
    await page.waitForSelector('.chart');
    await page.click('.chart summary');
    expect(await hindrances(page)).toEqual([]);
    await page.close();
  });
});

test('levels that a board does not have cannot be chosen, with the reason and the nearest level', async () => {
  const { page } = await openGenerate('/douze-france-one');
  const off = () => page.locator('#wish-level option:disabled').allTextContents();
  expect(await off()).toEqual(['easy (none)', 'very difficult (none)']);
  expect(await page.locator('#wish-level-help').textContent()).toBe(
    'This board has no puzzle that is easy: all its puzzles have been gone through; the nearest level is very easy. This board has no puzzle that is very difficult: all its puzzles have been gone through; the nearest level is difficult.',
  );
  // What was chosen before the board was is refused at once.
  await page.selectOption('#wish-level', 'difficult');
  await page.goto(`${address}#/generate/monthai-one`);
  await expect.poll(off).toEqual(['medium (none)', 'difficult (none)', 'very difficult (none)']);
  await page.click('.make');
  await page.waitForSelector('#wish-level-fault');
  expect(await page.locator('#wish-level-fault').textContent()).toContain('Wish for easy, the nearest level');
  await page.close();
});

test.each(['dark', 'contrast'])('the page is as good in the appearance %s, in Spanish', async (appearance) => {
  const { page, complaints } = await openGenerate('/helios-one', { settings: { language: 'es', appearance } });
  await expect.poll(() => page.locator('h1').textContent()).toBe('Su propio puzle');
  await page.fill('#wish-word', 'Helios');
  await page.selectOption('#wish-place', 'by hand');
  await page.click('.make');
  await page.waitForSelector('#wish-place-fault');
  expect(await hindrances(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await page.close();
});

test('a search that takes too long is cancelled, and another one begun', async () => {
  const { page } = await openGenerate('/latin-icosahedron');
  await page.selectOption('#wish-level', 'very easy');
  await page.click('.make');
  await page.click('.looking button');
  await page.waitForSelector('.run.message');
  await expect.poll(() => page.locator('progress').count()).toBe(0);
  await page.fill('#wish-word', 'Helios');
  await page.locator('.offer', { hasText: 'Helios One' }).click();
  await page.selectOption('#wish-level', 'any');
  await page.click('.make');
  await page.waitForSelector('.result');
  await page.close();
});

test('any member of a family is taken by its measures, and what it cannot have is told', async () => {
  const { page, complaints } = await openGenerate('');
  await page.click('.more-boards');
  await page.selectOption('.another-board select', 'star');
  await page.fill('.another-board input', '9/9');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('.another-board [role=alert]').textContent()).toContain('12/3');
  expect(await hindrances(page)).toEqual([]);
  await page.fill('.another-board input', '10/2');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('.offer:has(:focus)').textContent()).toContain('Star {10/2}');
  await expect.poll(() => page.locator('.result, progress').count()).toBe(0);
  await page.click('.make');
  await page.waitForSelector('.result');
  expect(complaints).toEqual([]);
  await page.close();
});

describe('a wish that cannot come true is told next to its field', () => {
  test('a number of clues', async () => {
    const { page } = await openGenerate('/sudoku');
    await page.click('.more-wishes summary');
    await page.fill('#wish-clues', '90');
    await page.click('.make');
    await page.waitForSelector('#wish-clues-fault');
    await expect.poll(() => page.getAttribute('#wish-clues', 'aria-describedby')).toBe('wish-clues-fault');
    await page.waitForFunction('document.activeElement?.id === "wish-clues"');
    await page.fill('#wish-clues', '');
    await expect.poll(() => page.locator('#wish-clues-fault').count()).toBe(0);
    await page.close();
  });

  test('labels of a puzzle that the next board cannot use, among wishes that are not there yet', async () => {
    const [board, multiset] = [must(resolveBoard('latin-square:2')), must(makeMultiset(['x', 'y']))];
    const puzzle = must(makePuzzle({ board, multiset, labeling: [1, 0, EMPTY, EMPTY], inscription: [0, 1] }));
    const { page, complaints } = await openGenerate(`/s/${await makePuzzleCode(puzzle, packText)}`);
    await page.waitForFunction('document.querySelector("#wish-word").value === "yx"');
    await page.click('.more-boards');
    await page.locator('.offer', { hasText: 'Sudoku' }).first().click();
    await page.click('.make');
    await page.waitForSelector('#wish-labels-fault');
    await page.waitForFunction('document.activeElement?.id === "wish-labels"');
    expect(complaints).toEqual([]);
    await page.close();
  });

  test('a word that is too long, and a board that is not there', async () => {
    const { page } = await openGenerate('/helios-one');
    await page.fill('#wish-word', 'Singapore');
    await expect.poll(() => page.textContent('#wish-word-help')).toContain('too many');
    await page.click('.make');
    await page.waitForSelector('#wish-word-fault');
    await page.goto(`${address}#/generate/nowhere`);
    await page.waitForSelector('#wish-board-fault');
    await page.close();
  });
});

test('wishes that cannot be fetched are said to be missing, and are fetched when they are opened again', async () => {
  // The service worker would fetch them, whatever is opened.
  const { page } = await openGenerate('', { serviceWorkers: 'block' });
  await page.route('**/more-wishes-*.js', (route) => route.abort());
  await page.click('.more-wishes summary');
  await page.waitForSelector('.more-wishes .message.bad');
  await page.unroute('**/more-wishes-*.js');
  await page.click('.more-wishes summary');
  await page.click('.more-wishes summary');
  await page.waitForSelector('#wish-seed');
  await page.close();
});

test('the same seed gives the same puzzles, which keep to the cells that are picked', async () => {
  const { page, complaints } = await openGenerate('/wave-one');
  await page.click('.more-wishes summary');
  await page.fill('#wish-count', '2');
  await page.fill('#wish-seed', '7');
  await page.focus('.mask .board-view');
  // The first cell a clue, the one beside it none.
  for (const key of ['ArrowRight', ' ', 'ArrowRight', ' ', ' ']) await page.keyboard.press(key);
  const made = async () => {
    await page.click('.make');
    await page.waitForSelector('.chart');
    return letters(page, '.result');
  };
  const first = await made();
  await expect.poll(() => made()).toEqual(first);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('.result button', { hasText: 'Download' }).first().click(),
  ]);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk);
  const { clues, generated } = JSON.parse(Buffer.concat(chunks).toString());
  expect(generated.seed).toBe(7);
  expect(clues[0]).not.toBeNull();
  expect(clues[1]).toBeNull();
  expect(complaints).toEqual([]);
  await page.close();
});

test('a puzzle to be printed is on the list of the print page', async () => {
  const { page } = await openGenerate('/helios-one');
  await page.click('.make');
  await page.waitForSelector('.result');
  await page.locator('.result button', { hasText: 'Print' }).click();
  await page.waitForFunction('location.hash === "#/print"');
  await expect.poll(() => page.evaluate("JSON.parse(localStorage.getItem('latin-puzzles/print-list')).length")).toBe(1);
  await page.close();
});

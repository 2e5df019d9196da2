import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { openBrowser, openStudio } from './browser.ts';
import { fitsAcross, hindrances, type Visit, visit } from './visit.ts';

let browser: Browser;
let address: string;

beforeAll(async () => {
  [browser, address] = await Promise.all([openBrowser(), openStudio()]);
});

async function openDesign(width = 1280, hash = '#/design'): Promise<Visit> {
  const visited = await visit(browser, address, hash, { width, hasTouch: width < 500 });
  await visited.page.waitForSelector('.bench');
  return visited;
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const pick = (page: Page, place: number) => page.locator(`.targets [data-cell="${place}"]`).click();

/** Waits until a place of the page says something. */
async function says(page: Page, selector: string, text: string): Promise<void> {
  await page.locator(selector, { hasText: text }).first().waitFor();
}

/** A lattice to begin with. */
async function begin(page: Page, cells: string, size: Readonly<Record<string, number>>): Promise<void> {
  const panel = page.locator('.start').first();
  if (!(await panel.isVisible())) await page.locator('summary').first().click();
  await panel.getByRole('combobox').first().selectOption({ label: cells });
  for (const [name, value] of Object.entries(size)) {
    await panel.getByRole('spinbutton', { name }).fill(String(value));
    await panel.getByRole('spinbutton', { name }).press('Tab');
  }
  await press(page, 'Begin anew');
}

async function label(page: Page, labels: string): Promise<void> {
  const field = page.getByRole('region', { name: 'Symbols' }).getByRole('textbox');
  await field.fill(labels);
  await field.press('Tab');
}

/** A 4 × 4 board with rows, columns and four painted boxes: by pointer, by drag, and by keys. */
async function designSquare(page: Page): Promise<void> {
  await begin(page, 'squares', { Rows: 4, Columns: 4 });
  await press(page, 'All rows');
  await press(page, 'All columns');
  await press(page, 'New region');
  for (const cell of [0, 1, 4, 5]) await pick(page, cell);
  await press(page, 'New region');
  for (const row of [2, 6]) {
    const boxes = await Promise.all(
      [row, row + 1].map((cell) => page.locator(`.targets [data-cell="${cell}"]`).boundingBox()),
    );
    const [from, to] = boxes.map((box) => [box!.x + box!.width / 2, box!.y + box!.height / 2] as const);
    await page.mouse.move(...from!);
    await page.mouse.down();
    await page.mouse.move(...to!, { steps: 4 });
    await page.mouse.up();
  }
  for (const [first, keys] of [
    [8, ['Space', 'ArrowRight', 'Space', 'ArrowDown', 'Space', 'ArrowLeft', 'Space']],
    [10, ['Space', 'Shift+ArrowRight', 'Shift+ArrowDown', 'Shift+ArrowLeft']],
  ] as const) {
    await press(page, 'New region');
    await page.getByRole('application').focus();
    await page.keyboard.press('Home');
    for (let step = 0; step < Math.floor(first / 4); step++) await page.keyboard.press('ArrowDown');
    for (let step = 0; step < first % 4; step++) await page.keyboard.press('ArrowRight');
    for (const key of keys) await page.keyboard.press(key);
  }
}

describe('the board tab', () => {
  test('makes a board from nothing, judges it, and hands a puzzle on it to play', async () => {
    const { page, context, complaints } = await openDesign();
    await begin(page, 'squares', { Rows: 4, Columns: 4 });
    await says(page, '.findings', 'The board has no groups.');
    await designSquare(page);
    await says(page, '.findings', 'every asterism has 4 cells');
    await says(page, '.findings', 'D₄, order 8');
    await says(page, '.findings', 'exactly 288');
    await label(page, 'LATE');
    await says(page, '.findings', 'exactly 288');
    await page.getByLabel('Title').fill('Four letters');
    await page.getByRole('link', { name: 'Write clues' }).click();
    await says(page, '.verdict', 'Several solutions');
    await press(page, 'Fill at random');
    await says(page, '.verdict', 'exactly one solution');
    await says(page, '.verdict', '16 could each go');
    await press(page, 'Remove needless clues');
    await says(page, '.verdict', 'critical');
    await press(page, 'Play');
    await page.waitForURL(/#\/play\/s\//);
    await says(page, 'h1', 'Four letters');
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('tells that a triangle has no Latin board with distinct labels, and how many with two', async () => {
    const { page, context, complaints } = await openDesign();
    await begin(page, 'triangles', { Side: 4 });
    await press(page, 'Strips in pairs');
    await says(page, '.findings', 'There is none with these symbols.');
    await label(page, 'aaaabbbb');
    await says(page, '.findings', 'exactly 648');
    await says(page, '.canvas .letter', 'A');
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('says which asterisms differ and which cells are in none, and takes steps back', async () => {
    const { page, context } = await openDesign();
    await begin(page, 'squares', { Rows: 3, Columns: 3 });
    await press(page, 'All rows');
    await press(page, 'Cells');
    await pick(page, 8);
    await says(page, '.findings', 'row 3 (2)');
    await says(page, '.size.odd', '2 cells');
    await press(page, 'Undo');
    await says(page, '.findings', 'every asterism has 3 cells');
    await press(page, 'row 2 3 cells');
    await press(page, 'Remove');
    await says(page, '.findings', '3 in no asterism: r2c1, r2c2, r2c3');
    await context.close();
  });

  test('finds the lines through points that were drawn', async () => {
    const { page, context } = await openDesign();
    await begin(page, 'points on lines', { Rows: 3, Columns: 3 });
    await press(page, 'Fill');
    await page.getByLabel('Points on a line').fill('3');
    await page.getByLabel('Points on a line').press('Tab');
    await press(page, 'All such lines');
    await says(page, '.findings', '9 cells, 8 asterisms');
    await context.close();
  });

  test('opens every family, and keeps what is on the bench', async () => {
    const { page, context, complaints } = await openDesign();
    const board = page.locator('.start').last().getByRole('combobox');
    const families = await board.locator('optgroup').first().locator('option').allTextContents();
    expect(families.length).toBeGreaterThan(15);
    for (const name of families) {
      if (!(await page.locator('.start').last().isVisible())) await page.locator('summary').first().click();
      await board.selectOption({ label: name });
      await press(page, 'Open');
      await expect.poll(() => page.locator('.canvas .spot').count(), { message: name }).toBeGreaterThan(15);
    }
    const cells = await page.locator('.canvas .spot').count();
    await page.reload();
    await page.waitForSelector('.canvas .spot');
    await expect.poll(() => page.locator('.canvas .spot').count()).toBe(cells);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('the clues tab', () => {
  test('shows a second solution, contradictions, true candidates, and keeps what is locked', async () => {
    const { page, context, complaints } = await openDesign();
    await designSquare(page);
    await page.getByRole('link', { name: 'Clues', exact: true }).click();
    await says(page, '.verdict', 'Several solutions');
    await pick(page, 0);
    await page.keyboard.press('1');
    await press(page, 'Lock');
    await says(page, '.verdict', '1 clue');
    await press(page, 'Another');
    const noted = await page.locator('.board-view .highlight.note').getAttribute('d');
    expect(noted!.match(/M/g)!.length).toBeGreaterThan(3);
    await pick(page, 1);
    await page.keyboard.press('1');
    await says(page, '.verdict', 'Not possible: row 1 holds 1 2 times instead of 1.');
    await page.keyboard.press('Delete');
    await says(page, '.verdict', 'Several solutions');
    await press(page, 'Fill at random');
    await says(page, '.verdict', '16 clues');
    await press(page, 'Clear');
    await says(page, '.verdict', '1 clue');
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('takes clues away by symmetry on a board of the catalog', async () => {
    const { page, context } = await openDesign(1280, '#/design/clues');
    await page.getByLabel('Clues on').selectOption({ label: 'Wave One' });
    await says(page, '.verdict', 'Several solutions');
    await press(page, 'Fill at random');
    await says(page, '.verdict', 'exactly one solution');
    await page.getByLabel('Symmetry to keep').selectOption({ index: 1 });
    await press(page, 'Remove needless clues');
    await page.waitForFunction(() => !document.querySelector('.verdict')?.textContent?.includes('49 clues'));
    await says(page, '.verdict', 'exactly one solution');
    await context.close();
  });

  test('enlarges a board whose cells are small for a finger, and shows the labels that had no room', async () => {
    const { page, context, complaints } = await openDesign(360, '#/design/clues');
    await page.getByLabel('Clues on').selectOption({ label: 'Free Latin Cube' });
    await says(page, '.message', 'There is no room for candidates here');
    const width = async () => (await page.locator('.targets [data-cell="0"]').boundingBox())!.width;
    const before = await width();
    await press(page, 'Enlarge');
    await page.locator('.candidates canvas').first().waitFor();
    await expect.poll(() => width()).toBeGreaterThan(2 * before);
    await expect.poll(() => page.locator('.bench-board .message').count()).toBe(0);
    await page.getByRole('application').press('End');
    await expect.poll(() => page.locator('.board-window').evaluate((board) => board.scrollLeft)).toBeGreaterThan(0);
    await expect.poll(() => fitsAcross(page)).toBe(true);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('gives a file that is read as the same puzzle', async () => {
    const { page, context } = await openDesign();
    await designSquare(page);
    await page.getByRole('link', { name: 'Clues', exact: true }).click();
    await says(page, '.verdict', 'Several solutions');
    await press(page, 'Fill at random');
    await says(page, '.verdict', 'exactly one solution');
    const save = page.waitForEvent('download');
    await press(page, 'Download');
    const text = readFileSync((await (await save).path())!, 'utf8');
    const first = JSON.parse(text);
    expect(first).toMatchObject({ format: 'latin-puzzle/1', board: { cells: 16 } });
    await context.close();

    const other = await openDesign(1280, '#/design/clues');
    await other.page.goto(`${address}#/design`);
    await other.page.getByText('Open a file or paste a puzzle').click();
    await other.page.getByLabel('Puzzle as text').fill('{ nonsense');
    await press(other.page, 'Open the text');
    await says(other.page, '.message.bad', 'This is not JSON');
    await other.page
      .getByLabel('Open a file')
      .setInputFiles({ name: 'puzzle.json', mimeType: 'application/json', buffer: Buffer.from(text) });
    await says(other.page, '.findings', 'exactly 288');
    await other.page.getByRole('link', { name: 'Clues', exact: true }).click();
    await says(other.page, '.verdict', 'exactly one solution');
    const again = other.page.waitForEvent('download');
    await press(other.page, 'Download');
    expect(JSON.parse(readFileSync((await (await again).path())!, 'utf8'))).toEqual(first);
    await other.context.close();
  });
});

describe('a device without room', () => {
  test('is told, and the design goes on', async () => {
    const { page, context } = await openDesign();
    await expect.poll(() => page.getByRole('alert').count()).toBe(0);
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await press(page, 'Fill');
    await says(page, '[role=alert]', 'no room');
    await expect.poll(() => page.locator('.canvas .spot').count()).toBe(16);
    await context.close();
  });
});

describe.each([1280, 360])('on a screen of %i pixels', (width) => {
  test.each(['#/design', '#/design/clues'])('%s needs no sideways scrolling and hinders nobody', async (hash) => {
    const { page, context } = await openDesign(width);
    await page.locator('.start').last().getByRole('combobox').selectOption({ label: 'Steps' });
    await press(page, 'Open');
    await page.locator('.entry').nth(25).click();
    await page.goto(address + hash);
    await page.waitForSelector('.board-view');
    await expect.poll(() => fitsAcross(page)).toBe(true);
    expect(await hindrances(page)).toEqual([]);
    await context.close();
  });
});

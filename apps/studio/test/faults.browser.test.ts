import type { Browser, Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { openBrowser, openStudio } from './browser.ts';
import { hindrances, visit } from './visit.ts';

let browser: Browser;
let address: string;

beforeAll(async () => {
  [browser, address] = await Promise.all([openBrowser(), openStudio()]);
});

/** Every page that opens files: how to come to the button, and where a fault is told. */
const PAGES: readonly {
  readonly page: string;
  readonly message: string;
  readonly unfold?: (page: Page) => Promise<void>;
}[] = [
  { page: 'play', message: '.message.bad' },
  { page: 'print', message: '.adding .message.bad' },
  {
    page: 'design',
    message: '.message.bad',
    unfold: (page) => page.getByText('Abrir un archivo o pegar un puzle').click(),
  },
  {
    page: 'generate',
    message: '#wish-scale-fault',
    unfold: (page) => page.locator('summary').filter({ hasText: 'Más deseos' }).click(),
  },
];

const GOOD = { format: 'latin-puzzle/1', board: 'latin-square:2', labels: ['a', 'b'], clues: ['a', null, null, null] };

/** Files with something wrong, each in another way. Of what is no scale there is but one thing to say. */
const BROKEN = [
  '{"format": oops}',
  'nonsense',
  JSON.stringify({ ...GOOD, board: 'atlantis' }),
  JSON.stringify({ ...GOOD, board: 'triangle:7' }),
  JSON.stringify({ ...GOOD, clues: ['q', null, null, null] }),
  JSON.stringify({ ...GOOD, labels: ['a'] }),
  JSON.stringify({ ...GOOD, board: { cells: 2, asterisms: [[0], []] } }),
  JSON.stringify({ ...GOOD, solution: ['a', 'a', 'b', 'b'] }),
];

/** Words that no Spanish sentence has; what a file holds stands in quotation marks and does not count. */
const ENGLISH =
  /\b(the|is|not|there|this|of|and|with|or|in|it|must|give|make|write|choose|file|chosen|line|cells?|labels?)\b/i;

async function openPage(name: string, unfold?: (page: Page) => Promise<void>): Promise<{ page: Page; field: Locator }> {
  const { page } = await visit(browser, address, `#/${name}`, { locale: 'en', settings: { language: 'es' } });
  await page.waitForSelector('main h1');
  await unfold?.(page);
  return { page, field: page.locator('input[type=file]').first() };
}

describe.each(PAGES)('a file on the page $page, in Spanish', ({ page: name, message, unfold }) => {
  test('that is broken is told without a word of English', async () => {
    const { page, field } = await openPage(name, unfold);
    const told = async () => (await page.locator(message).allTextContents()).join(' ');
    let before = '';
    for (const text of name === 'generate' ? BROKEN.slice(0, 1) : BROKEN) {
      await field.setInputFiles({ name: 'roto.json', mimeType: 'application/json', buffer: Buffer.from(text) });
      await expect.poll(told).not.toBe(before);
      before = await told();
      expect(before).toMatch(/\p{L}{3,}.*\./u);
      expect(before.replace(/"[^"]*"|«[^»]*»|\([^)]*\)|\b[a-z]+(\.[a-z]+|\[\d+\])+/g, '')).not.toMatch(ENGLISH);
    }
    await page.close();
  });

  test('is chosen by a button that a finger, a key and a reader find', async () => {
    const { page, field } = await openPage(name, unfold);
    const button = page.locator('.file-button').first();
    expect((await button.textContent())!).toMatch(/^(Abrir|Elegir) .*archivos?$/);
    const { height, width } = (await button.boundingBox())!;
    expect(Math.min(height, width)).toBeGreaterThanOrEqual(44);
    await field.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect.poll(() => field.evaluate((input) => input === input.ownerDocument.activeElement)).toBe(true);
    await expect.poll(() => button.evaluate((label) => getComputedStyle(label).outlineStyle)).toBe('solid');
    await field.evaluate((input) => {
      input.addEventListener('click', (event) => {
        event.preventDefault();
        input.setAttribute('data-opened', 'yes');
      });
    });
    await page.keyboard.press('Space');
    await expect.poll(() => field.getAttribute('data-opened')).toBe('yes');
    expect(await hindrances(page)).toEqual([]);
    await page.close();
  });
});

test('a link that is damaged is told in Spanish', async () => {
  const { page } = await visit(browser, address, '#/play/s/1nonsense', { settings: { language: 'es' } });
  await page.locator('.message.bad').waitFor();
  await expect
    .poll(() => page.locator('.message.bad p').first().textContent())
    .toBe('El enlace está dañado o incompleto. Pida de nuevo el enlace y cópielo entero.');
  await page.close();
});

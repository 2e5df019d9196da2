import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { latin, temporary } from '../../../packages/cli/test/run.ts';
import { openBrowser, openStudio } from './browser.ts';
import { addSpecimens, bytesOf, flat, openPrint as open, openFile, pageCount, SUDOKU, textOf } from './print/desk.ts';
import { fitsAcross, hindrances, PHONE, type VisitOptions } from './visit.ts';

let browser: Browser;
let address: string;

beforeAll(async () => {
  [browser, address] = await Promise.all([openBrowser(), openStudio()]);
});

const openPrint = (options?: VisitOptions & { readonly language?: string }) => open(browser, address, options);
const FONT = fileURLToPath(new URL('../src/styles/typeface/fraunces-600.woff2', import.meta.url));

async function download(page: Page, name: string): Promise<Buffer> {
  const [saved] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()]);
  return bytesOf(saved);
}

const openDocument = (field: Locator, name: string, record: object) =>
  field.setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(record)) });

describe('the house style', () => {
  test('is edited beside pages that follow it, told where it is wrong, kept, and used by what is printed', async () => {
    const { page, complaints } = await openPrint({ height: 1400 });
    await page.getByRole('link', { name: 'House style' }).click();
    await page.getByRole('button', { name: 'Begin a style' }).click();
    await page.locator('.print-sheet svg').first().waitFor();
    await page.getByText('Colours', { exact: true }).last().click();
    await page.getByText('Sizes', { exact: true }).click();
    const clues = page.getByLabel('Clues', { exact: true }).last();
    await clues.fill('#b00020');
    await expect.poll(() => page.locator('.print-sheet svg [fill="#b00020"]').count()).toBeGreaterThan(0);
    await clues.fill('house 40');
    const fault = page.locator('.style-fault');
    await expect.poll(() => fault.allTextContents()).toEqual(['The style has no ink called house.']);
    expect(await clues.getAttribute('aria-invalid')).toBe('true');
    await expect.poll(() => page.locator('.print-sheet svg [fill="#b00020"]').count()).toBe(0);
    await clues.fill('k 100');
    await page.getByLabel('Names of puzzles, in points').fill('17');
    await expect.poll(() => page.locator('.print-sheet svg [font-size="17"]').count()).toBeGreaterThan(0);
    await page.getByText('Typefaces', { exact: true }).click();
    await page.locator('.style-form input[type=file]').nth(1).setInputFiles(FONT);
    await expect
      .poll(() => page.locator('.style-fonts small').allTextContents())
      .toEqual(['Fraunces SemiBold · regular']);
    expect(await hindrances(page)).toEqual([]);
    const pdf = await download(page, 'Download PDF');
    expect(execFileSync('pdffonts', ['-'], { input: pdf }).toString()).toContain('Fraunces');

    // What is saved is what the command reads.
    const file = temporary('studio-style.json');
    const saved = await download(page, 'Save the style');
    writeFileSync(file, saved);
    writeFileSync(temporary('fraunces-600.woff2'), readFileSync(FONT));
    expect(latin(['style', file])).toMatchObject({ code: 0, err: '' });

    // After a visit elsewhere it is still there, with its font, and the booklet is set in it.
    await page.goto(`${address}#/print`);
    await page.reload();
    await openFile(page, SUDOKU);
    await expect.poll(() => page.locator('.print-sheet svg [font-size="17"]').count()).toBeGreaterThan(0);
    const png = await download(page, 'Download PNG');
    // One page, or several as an archive.
    expect(png.subarray(0, 2).toString('latin1')).toMatch(/^(\x89P|PK)$/);
    expect(complaints).toEqual([]);
    await page.close();
  });

  test('for a printer makes PDF/X-4 with the inks that it names', async () => {
    const { page } = await openPrint();
    await page.getByRole('link', { name: 'House style' }).click();
    await openDocument(page.locator('.style-form input[type=file]').first(), 'press.json', {
      format: 'latin-style/1',
      inks: { house: { spot: 'PANTONE 300 C', cmyk: [100, 44, 0, 0] } },
      colours: { clues: 'house' },
      press: { inks: 'cmyk', standard: 'PDF/X-4', bleed: 3, cropMarks: true },
    });
    await expect.poll(() => pageCount(page)).toBeGreaterThan(2);
    const pdf = (await download(page, 'Download PDF')).toString('latin1');
    expect(pdf.slice(0, 8)).toBe('%PDF-1.6');
    for (const said of ['PANTONE#20300#20C', '/GTS_PDFX', '/BleedBox', '/OutputIntents']) expect(pdf).toContain(said);
    await page.close();
  });
});

describe('a book', () => {
  const parts = (page: Page) => page.locator('.book-parts > li > .print-row .name').allTextContents();
  const puzzles = (page: Page) => page.locator('.book-puzzles .name').allTextContents();

  async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
    const [a, b] = [(await from.boundingBox())!, (await to.boundingBox())!];
    await page.mouse.move(a.x + a.width / 2, a.y + a.height / 2);
    await page.mouse.down();
    await page.mouse.move(a.x + a.width / 2, a.y - 10, { steps: 2 });
    await page.mouse.move(b.x + b.width / 2, b.y + 4, { steps: 3 });
    await page.mouse.up();
  }

  test('is composed by dragging and by keys, and is the same from the command', async () => {
    const { page, complaints } = await openPrint({ height: 1800 });
    await addSpecimens(page, 'sudoku', 'helios-one', 'latin-square');
    await page.getByRole('link', { name: 'Book', exact: true }).click();
    await page.getByRole('button', { name: 'Add all', exact: true }).click();
    await expect.poll(() => puzzles(page)).toEqual(['Sudoku', 'Helios One', 'Latin square']);
    await page.getByRole('button', { name: 'Add: Text' }).click();
    const handles = page.locator('.book-parts > li > .print-row .drag-handle');
    await drag(page, handles.last(), page.locator('.book-parts > li').nth(1));
    expect((await parts(page)).slice(0, 3)).toEqual(['Title page', 'TextForeword', 'Contents']);
    const rows = page.locator('.book-puzzles li');
    await drag(page, rows.nth(2).locator('.drag-handle'), rows.first());
    expect(await puzzles(page)).toEqual(['Latin square', 'Sudoku', 'Helios One']);
    await page.getByRole('button', { name: 'Move Sudoku down' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => puzzles(page)).toEqual(['Latin square', 'Helios One', 'Sudoku']);
    await expect.poll(() => page.evaluate('document.activeElement.getAttribute("aria-label")')).toBe('Move Sudoku up');
    await page.getByRole('button', { name: 'Change Helios One' }).click();
    await page.locator('.book-puzzles .book-fields').getByLabel('Title').fill('Star {n}');
    await expect.poll(() => page.locator('.print-sheet svg text').allTextContents()).toContain('Star 2');
    await page.getByRole('button', { name: 'Change Section of puzzles' }).click();
    const titles = page.getByLabel('Titles; {n}');
    await titles.fill('Week {m}');
    await page.locator('.style-fault').first().waitFor();
    await titles.fill('Week {n}');
    await expect.poll(() => page.locator('.print-sheet svg text').allTextContents()).toContain('Week 3');
    expect(await hindrances(page)).toEqual([]);
    const pdf = await download(page, 'Download PDF');
    const file = temporary('studio-book.json');
    writeFileSync(file, await download(page, 'Save the book'));
    const other = temporary('studio-book.pdf');
    expect(latin(['book', file, '-o', other])).toMatchObject({ code: 0, err: '' });
    expect(flat(textOf(readFileSync(other)))).toBe(flat(textOf(pdf)));

    await page.reload();
    await expect.poll(() => puzzles(page)).toEqual(['Latin square', 'Star {n}', 'Week {n}'].with(2, 'Sudoku'));
    expect(complaints).toEqual([]);
    await page.close();
  });

  test('of a file asks for the files that it names, and says before printing what is too small', async () => {
    const { page } = await openPrint({ ...PHONE, language: 'es' });
    await page.getByRole('link', { name: 'Libro', exact: true }).click();
    const orb = JSON.parse(readFileSync(new URL('../../../specimens/orb-ripeto.json', import.meta.url), 'utf8'));
    await page.locator('.book-parts').waitFor();
    await openDocument(page.locator('.book-desk input[type=file]').first(), 'book.json', {
      format: 'latin-book/1',
      title: 'Libro',
      paper: 'A5',
      large: true,
      parts: [{ kind: 'puzzles', from: 'week.txt', puzzles: [orb] }],
    });
    await page.getByText('El libro nombra week.txt').waitFor();
    await page.locator('.message input[type=file]').setInputFiles({
      name: 'other.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from(`${SUDOKU}\n`),
    });
    await page.getByText('week.txt: un puzle').waitFor();
    await expect
      .poll(() => page.locator('.print-notices li').allTextContents())
      .toEqual([expect.stringMatching(/puzle 2: Las etiquetas de .* los 16 de la letra grande/)]);
    expect(await fitsAcross(page)).toBe(true);
    expect(await hindrances(page)).toEqual([]);
    await page.close();
  });

  test('tells all that is wrong with it at once, beside the parts', async () => {
    const { page } = await openPrint({ height: 1800 });
    await page.getByRole('link', { name: 'Book', exact: true }).click();
    await page.locator('.book-parts').waitFor();
    await openDocument(page.locator('.book-desk input[type=file]').first(), 'book.json', {
      format: 'latin-book/1',
      title: 'Wrong',
      paper: 'B7',
      parts: [
        { kind: 'title', subtitle: 7 },
        { kind: 'puzzles', titles: 'Week {m}', puzzles: [] },
      ],
    });
    const told = page.locator('.print-preview .message.bad li');
    await expect.poll(() => told.count()).toBe(3);
    expect(await told.allTextContents()).toEqual([
      expect.stringContaining('paper'),
      expect.stringContaining('subtitle'),
      expect.stringContaining('{m}'),
    ]);
    // The parts that are wrong are open, so that they can be mended.
    expect(await page.locator('.book-parts [aria-expanded=true]').count()).toBe(2);
    await page.close();
  });

  test('whose PDF is cancelled makes none, and makes it when it is asked again', async () => {
    const { page, complaints } = await openPrint();
    await page.getByRole('link', { name: 'Book', exact: true }).click();
    await page.locator('.book-parts').waitFor();
    const sudoku = { format: 'latin-puzzle/1', board: 'sudoku', labels: [...'123456789'] };
    const clues = [...SUDOKU].map((sign) => (sign === '.' ? null : sign));
    await openDocument(page.locator('.book-desk input[type=file]').first(), 'book.json', {
      format: 'latin-book/1',
      title: 'Long',
      paper: 'A5',
      parts: [{ kind: 'puzzles', puzzles: new Array(60).fill({ ...sudoku, clues }) }, { kind: 'answers' }],
    });
    await expect.poll(() => pageCount(page), { timeout: 30_000 }).toBeGreaterThan(10);
    let downloads = 0;
    page.on('download', () => {
      downloads++;
    });
    // As soon as there is something to press: pages are made faster than a hand moves.
    await page.evaluate(() => {
      const watch = new MutationObserver(() => {
        const cancel = document.querySelector<HTMLButtonElement>('.print-progress button');
        if (!cancel) return;
        watch.disconnect();
        cancel.click();
      });
      watch.observe(document.body, { childList: true, subtree: true });
    });
    await page.getByRole('button', { name: 'Download PDF' }).click();
    const progress = page.locator('.print-progress');
    await expect.poll(() => progress.count()).toBe(0);
    const again = page.getByRole('button', { name: 'Download PDF' });
    await expect.poll(() => again.isEnabled()).toBe(true);
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(downloads).toBe(0);
    const pdf = await download(page, 'Download PDF');
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(downloads).toBe(1);
    expect(complaints).toEqual([]);
    await page.close();
  });
});

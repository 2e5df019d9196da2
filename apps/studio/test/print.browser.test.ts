import { execFileSync } from 'node:child_process';
import type { Browser } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { openBrowser, openStudio } from './browser.ts';
import { addSpecimens, bytesOf, flat, openPrint as open, openFile, pageCount, SUDOKU, textOf } from './print/desk.ts';
import { fitsAcross, hindrances, type VisitOptions } from './visit.ts';

let browser: Browser;
let address: string;

beforeAll(async () => {
  [browser, address] = await Promise.all([openBrowser(), openStudio()]);
});

const openPrint = (options?: VisitOptions & { readonly language?: string }) => open(browser, address, options);

describe('printing', () => {
  test('makes a PDF of the chosen puzzles with their answers, whose text can be found', async () => {
    const { page, complaints } = await openPrint();
    await openFile(page, SUDOKU);
    await page.locator('.print-options input[type=text]').first().fill('Ñandú');
    await page.getByLabel('Title page').check();
    await page.getByLabel('Proofs at the back').check();
    await expect
      .poll(() => page.locator('.print-sheet svg title').allTextContents())
      .toContainEqual(expect.stringContaining('Proofs'));
    await expect.poll(() => page.locator('.print-sheet svg text').allTextContents()).toContain('very easy · 6.7');
    const waiting = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download PDF' }).click();
    const saved = await waiting;
    expect(saved.suggestedFilename()).toBe('nandu.pdf');
    const text = textOf(await bytesOf(saved));
    expect(text.split('\f').slice(0, -1)).toHaveLength(await pageCount(page));
    expect(flat(text)).toContain('1. Sudoku very easy · 6.7 Complete the board: every row');
    for (const part of ['Ñandú', 'Answers', 'Proofs', ' goes in ']) expect(text).toContain(part);
    // The preview is the same drawing: every word on screen is in the file.
    const shown = await page.locator('.print-sheet svg text').allTextContents();
    const words = (all: string) => all.split(/\s+/).filter(Boolean).length;
    expect(words(shown.join(' '))).toBe(words(text));
    expect(complaints).toEqual([]);
    await page.close();
  });

  test('by the browser gives the same sheets and nothing else, none of them turned', async () => {
    const { page } = await openPrint({ colorScheme: 'dark' });
    await addSpecimens(page, 'helios-one', 'latin-octahedron');
    await page.locator('.print-options select').selectOption('A5');
    await page.getByLabel('Solids as nets').check();
    await page.getByLabel('Answers at the back').uncheck();
    // Sheets of the paper before are there until these are laid out.
    await expect.poll(() => page.locator('.print-sheet[data-paper="A5"]').count()).toBe(2);
    expect(await page.locator('.print-sheet[data-turned=true]').count()).toBe(0);
    const pdf = await page.pdf({ preferCSSPageSize: true });
    const text = textOf(pdf);
    expect(text.split('\f').slice(0, -1)).toHaveLength(2);
    expect(text).not.toContain('Download');
    const info = execFileSync('pdfinfo', ['-f', '1', '-l', '2', '-'], { input: pdf }).toString();
    const sizes = [...info.matchAll(/size:\s+([\d.]+) x ([\d.]+)/g)].map(([, w, h]) =>
      [w, h].map((side) => Math.round((Number(side) / 72) * 25.4)),
    );
    expect(sizes).toEqual([
      [148, 210],
      [148, 210],
    ]);
    await page.close();
  });

  test('gives all pages as SVG in one file: an archive, or the only page itself', async () => {
    const { page } = await openPrint();
    await openFile(page, SUDOKU);
    await expect.poll(() => pageCount(page)).toBe(2);
    const [archive] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download SVG' }).click(),
    ]);
    expect(archive.suggestedFilename()).toBe('latin-puzzles.zip');
    const names = execFileSync('unzip', ['-Z1', (await archive.path())!]).toString();
    expect(names.match(/latin-puzzles-[12]\.svg/g)).toHaveLength(2);
    await page.getByLabel('Answers at the back').uncheck();
    await expect.poll(() => pageCount(page)).toBe(1);
    const [single] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download SVG' }).click(),
    ]);
    expect(single.suggestedFilename()).toBe('latin-puzzles.svg');
    await page.close();
  });

  test('a page can be had as SVG in its true size', async () => {
    const { page } = await openPrint();
    await openFile(page, SUDOKU);
    const waiting = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Page 1 as SVG' }).click();
    const svg = (await bytesOf(await waiting)).toString();
    expect(svg).toMatch(/^<svg [^>]*width="595.28pt" height="841.89pt"/);
    await page.close();
  });

  test('says which edge and which paper would do when a net is too large', async () => {
    const { page } = await openPrint({ language: 'es' });
    await addSpecimens(page, 'latin-octahedron');
    await page.locator('.print-options select').selectOption('A5');
    await page.getByLabel('Sólidos como desarrollos').check();
    await page.getByLabel('Arista de los sólidos').fill('60');
    await page.waitForSelector('[role=alert]');
    await expect
      .poll(() => page.locator('[role=alert]').textContent())
      .toMatch(/no todos los desarrollos caben en A5.*Elija Carta o A3, o aristas de hasta \d+ mm/);
    await page.close();
  });
});

describe.each([1280, 360])('the page at %i pixels', (width) => {
  test.each(['light', 'dark'] as const)('hinders nobody (%s), and needs no sideways scrolling', async (colorScheme) => {
    const { page } = await openPrint({ width, colorScheme });
    await addSpecimens(page, 'sudoku', 'latin-octahedron');
    await page.getByLabel('Solids as nets').check();
    await page.waitForSelector('.print-sheet svg');
    await page.waitForSelector('#edge-help:not(:empty)');
    await expect.poll(() => fitsAcross(page)).toBe(true);
    expect(await hindrances(page)).toEqual([]);
    const small = await page
      .locator('.print-desk button, .print-desk select, .print-desk input:not([type=checkbox])')
      .evaluateAll((all) => all.filter((e) => e.getBoundingClientRect().height < 44).map((e) => e.outerHTML));
    expect(small).toEqual([]);
    await page.close();
  });
});

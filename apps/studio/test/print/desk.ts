import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import type { Browser, Download, Page } from 'playwright-core';
import { expect } from 'vitest';
import { type Visit, type VisitOptions, visit } from '../visit.ts';

export const SUDOKU = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
export const SOLVED = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';

export async function openPrint(
  browser: Browser,
  address: string,
  { language = 'en', ...options }: VisitOptions & { readonly language?: string } = {},
): Promise<Visit> {
  const visited = await visit(browser, address, '#/print', { ...options, settings: { language } });
  await visited.page.waitForSelector('.print-desk');
  return visited;
}

export async function openFile(page: Page, text: string): Promise<void> {
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'puzzles.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
}

/** Adds specimens by the name of their option. */
export async function addSpecimens(page: Page, ...names: readonly string[]): Promise<void> {
  for (const name of names) {
    await page.locator('.adding select').selectOption(name);
    await page.locator('.adding-specimen button').click();
  }
  await expect.poll(() => page.locator('.print-list li').count()).toBe(names.length);
}

export const pageCount = (page: Page) => page.locator('.print-sheet svg').count();
export const titles = (page: Page) =>
  page.locator('.print-row .name').evaluateAll((names) => names.map((n) => n.firstChild!.textContent));

export async function bytesOf(saved: Download): Promise<Buffer> {
  return readFile((await saved.path())!);
}

export const textOf = (pdf: Buffer) => execFileSync('pdftotext', ['-layout', '-', '-'], { input: pdf }).toString();
export const flat = (text: string) => text.replace(/\s+/g, ' ');

import type { Puzzle } from '@latin-puzzles/core/puzzle';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { makePuzzleCode } from '../../src/share/share.ts';

export const DESKTOP = { viewport: { width: 1280, height: 800 } };
export const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What went wrong on the page: nothing may. */
  readonly complaints: string[];
}

/** Opens the studio at an address, in a browser that has never been there before. */
export async function visit(
  browser: Browser,
  address: string,
  hash: string,
  options: BrowserContextOptions = DESKTOP,
): Promise<Visit> {
  const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en', ...options });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => {
    if (!request.url().startsWith(address) && !/^(blob|data):/.test(request.url())) complaints.push(request.url());
  });
  await page.goto(`${address}${hash}`);
  return { page, context, complaints };
}

export async function linkTo(puzzle: Puzzle): Promise<string> {
  return `#/play/s/${await makePuzzleCode(puzzle)}`;
}

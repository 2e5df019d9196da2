import axe from 'axe-core';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';

export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What went wrong unseen: errors of the page, and requests to others than the studio itself. */
  readonly complaints: string[];
}

export interface VisitOptions extends BrowserContextOptions {
  readonly width?: number;
  readonly height?: number;
  /** Settings of the studio, as it keeps them, from every load on; solids lie flat and nobody is coached unless they say otherwise. */
  readonly settings?: object;
  /** What runs before the page does. */
  readonly script?: string;
}

export const PHONE: VisitOptions = { width: 360, height: 740, hasTouch: true, isMobile: true };

/** Opens a page of the studio as a new visitor, to whom motion is unwelcome. Closing the page forgets the visitor. */
export async function visit(
  browser: Browser,
  address: string,
  fragment = '',
  { width = 1280, height = 800, settings, script, ...options }: VisitOptions = {},
): Promise<Visit> {
  const page = await browser.newPage({
    viewport: { width, height },
    locale: 'en',
    reducedMotion: 'reduce',
    // It would keep a copy of all pages for every visitor.
    serviceWorkers: 'block',
    ...options,
  });
  // A busy machine may take its time.
  page.setDefaultTimeout(120_000);
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(address) && !/^(blob|data):/.test(url)) complaints.push(`asked ${url}`);
  });
  await page.addInitScript(
    ([text, always]) => {
      // A page that is no page keeps nothing.
      if (location.protocol === 'about:') return;
      if (always || !localStorage.getItem('latin-puzzles/settings'))
        localStorage.setItem('latin-puzzles/settings', text);
    },
    [JSON.stringify({ inSpace: false, coached: false, ...settings }), settings !== undefined] as const,
  );
  if (script) await page.addInitScript(script);
  await page.goto(address + fragment);
  return { page, context: page.context(), complaints };
}

/** Goes to another page without loading the studio anew. */
export async function goTo(page: Page, fragment: string): Promise<void> {
  await page.evaluate((hash) => {
    // Whoever is there already sees no new page.
    if (hash === location.hash) return;
    document.querySelector('main h1')?.classList.add('before');
    location.hash = hash || '#/';
  }, fragment);
  await page.waitForSelector('main h1:not(.before)', { state: 'attached' });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** What hinders people with impairments, as axe-core finds it. */
export async function hindrances(page: Page, within?: string): Promise<string[]> {
  // Pages come a moment after their frame.
  await page.waitForSelector(within ?? 'main h1');
  // The page forbids scripts from elsewhere; the tester's tool comes in by the debugger's door, once.
  if (await page.evaluate("typeof axe === 'undefined'")) await page.evaluate(`${axe.source};0`);
  // What is right need not be described, and only what is told leaves the page: both take as long as it took to look.
  const told = "violations.map(({ id, nodes }) => id + ': ' + nodes[0]?.html)";
  const place = within ? JSON.stringify(within) : 'document';
  return (await page.evaluate(
    `axe.run(${place}, { resultTypes: ['violations'] }).then(({ violations }) => ${told})`,
  )) as string[];
}

/** Whether nothing of a page lies to the right of the screen. */
export async function fitsAcross(page: Page): Promise<boolean> {
  return (await page.evaluate('document.documentElement.scrollWidth <= window.innerWidth')) as boolean;
}

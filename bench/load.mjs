import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startService } from '@latin-puzzles/service';
import { chromium } from 'playwright-core';
import { CHROMIUM_PATH } from './chromium.mjs';
import { median } from './timing.mjs';

/** Slow 4G (150 ms, 1.6 Mbit/s down, 0.75 Mbit/s up), and a processor slowed four times. */
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const SLOWED = 4;
const PAGES = { home: '', gallery: '#/gallery', play: '#/play/specimen/sudoku' };
const RUNS = 3;
/** How long a page is watched, in milliseconds: pictures of puzzles that are made meanwhile count too. */
const WATCHED = 8000;

/** Kept by the page itself from its first moment. */
const WATCH = `{
  window.seen = { paint: 0, blocking: 0, shift: 0 };
  const watch = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('largest-contentful-paint', ({ startTime }) => { seen.paint = startTime; });
  watch('longtask', ({ duration }) => { seen.blocking += Math.max(0, duration - 50); });
  watch('layout-shift', ({ value, hadRecentInput }) => { if (!hadRecentInput) seen.shift += value; });
}`;

/**
 * `load`: when the largest part of a page is painted and for how long scripts block it, in milliseconds, and how much it shifts, on a
 * phone with a slow line and a slow processor; medians of several visits with nothing kept.
 */
export async function load(args) {
  const { values } = parseArgs({
    args,
    options: {
      json: { type: 'boolean' },
      chromium: { type: 'string', default: CHROMIUM_PATH },
      folder: { type: 'string', default: fileURLToPath(new URL('../apps/studio/dist/client/', import.meta.url)) },
      runs: { type: 'string', default: String(RUNS) },
    },
  });
  const { address } = await startService({ pages: values.folder, studioOnly: true, port: 0 });
  const browser = await chromium.launch({ executablePath: values.chromium, args: ['--no-sandbox', '--disable-gpu'] });
  for (const [page, fragment] of Object.entries(PAGES)) {
    const visits = [];
    for (let run = 0; run < Number(values.runs); run++) visits.push(await visit(browser, address + fragment));
    const middle = (name) => median(visits.map((seen) => seen[name]));
    const told = { page, paint: middle('paint'), blocking: middle('blocking'), shift: middle('shift') };
    const { paint, blocking, shift } = told;
    const text = `${page}: painted after ${paint.toFixed(0)} ms, blocked ${blocking.toFixed(0)} ms, shift ${shift.toFixed(3)}`;
    process.stdout.write(`${values.json ? JSON.stringify(told) : text}\n`);
  }
  await browser.close();
  process.exit(0);
}

async function visit(browser, address) {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  const tools = await context.newCDPSession(page);
  await tools.send('Network.enable');
  await tools.send('Network.emulateNetworkConditions', LINE);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  await page.addInitScript(WATCH);
  await page.goto(address);
  await page.waitForTimeout(WATCHED);
  const seen = await page.evaluate('seen');
  await context.close();
  return seen;
}

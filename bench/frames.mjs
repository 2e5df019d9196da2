import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { CATALOG } from '@latin-puzzles/core/board';
import { chromium } from 'playwright-core';
import { serveStudio } from '../apps/studio/dist/server/serve.js';

const BOARDS = ['custom-focus', 'free-latin-cube', 'latin-icosahedron', 'orb-ripeto'];
/** What a screen of 60 pictures a second leaves for one of them, in milliseconds. */
const FRAME = 1000 / 60;

/** How long the studio takes to draw a move on the largest boards, in shares of a frame. */
export async function frames(args) {
  const { values } = parseArgs({ args, options: { json: { type: 'boolean' }, chromium: { type: 'string' } } });
  const folder = fileURLToPath(new URL('../apps/studio/dist/client/', import.meta.url));
  const address = await serveStudio({ folder, host: '127.0.0.1', port: 0 });
  const browser = await chromium.launch({
    executablePath: values.chromium ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  for (const board of BOARDS)
    for (const candidates of [false, true]) {
      const times = await timesOn(browser, address, board, candidates);
      const result = { board, candidates, median: times[15] / FRAME, slowest: times.at(-1) / FRAME };
      if (values.json) console.log(JSON.stringify(result));
      else
        console.log(
          `${board.padEnd(18)} ${candidates ? 'candidates filled in' : 'plain'.padEnd(20)}` +
            `  median ${result.median.toFixed(2)} of a frame, slowest ${result.slowest.toFixed(2)}`,
        );
    }
  await browser.close();
  process.exit(0);
}

async function timesOn(browser, address, board, candidates) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.addInitScript(
    (text) => localStorage.setItem('latin-puzzles/settings', text),
    JSON.stringify({ candidates }),
  );
  await page.goto(`${address}#/play/specimen/${board}`);
  await page.waitForSelector('.board-view');
  const times = await page.evaluate(timeMoves, CATALOG.find(({ name }) => name === board).labels[0]);
  await page.close();
  return times;
}

/** How long it takes to draw each of thirty moves, the quickest first. It runs in the browser. */
async function timeMoves(label) {
  const board = document.querySelector('.board-view');
  const watcher = new MutationObserver(() => {});
  watcher.observe(board, { childList: true, subtree: true });
  const send = (key) => board.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  const taken = [];
  while (taken.length < 30) {
    send('ArrowRight');
    send('ArrowDown');
    await new Promise((resolve) => setTimeout(resolve));
    watcher.takeRecords();
    const start = performance.now();
    send(label);
    // Drawing waits for the end of the present task; layout is asked for, so that it is counted as well.
    await Promise.resolve();
    const drawn = watcher.takeRecords().length > 0;
    board.getBoundingClientRect();
    // Clues are not written on: that would be too quick.
    if (drawn) taken.push(performance.now() - start);
  }
  return taken.sort((a, b) => a - b);
}

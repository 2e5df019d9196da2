import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startService } from '@latin-puzzles/service';
import { chromium } from 'playwright-core';
import { CHROMIUM_PATH } from './chromium.mjs';
import { INTERACTIONS } from './frames/interactions.mjs';
import { subjects } from './frames/subjects.mjs';
import { FRAME, timeMoves } from './frames/trace.mjs';
import { median } from './timing.mjs';

/** Clues are not written on, so that some moves draw nothing; at least as many as this of so many are counted. */
const MOVES = 50;

/** How boards are looked at. Candidates of a large board are drawn only where it is enlarged; the body is seen with its net. */
const MODES = ['plain', 'candidates', 'enlarged', 'fitted', 'body'];
/** What can be done only so. */
const ONLY = { scroll: 'enlarged', turn: 'body' };
/** Bodies are drawn without a graphics card. */
const CHROMIUM = [
  '--no-sandbox',
  '--disable-gpu',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
];

/**
 * `frames`: how long the studio works on each thing a player does on the largest boards, in shares of a frame of 1/60 s,
 * without and with automatic candidates, enlarged, made to fit its room, and on a body; and how long it takes to
 * open them, in milliseconds, and how much of that is processor time of the page itself, which other programs do not lengthen.
 */
export async function frames(args) {
  const { values } = parseArgs({
    args,
    options: {
      json: { type: 'boolean' },
      chromium: { type: 'string', default: CHROMIUM_PATH },
      folder: { type: 'string', default: fileURLToPath(new URL('../apps/studio/dist/client/', import.meta.url)) },
      board: { type: 'string' },
      mode: { type: 'string' },
      moves: { type: 'string', default: String(MOVES) },
    },
  });
  const { address } = await startService({ pages: values.folder, studioOnly: true, port: 0 });
  const browser = await chromium.launch({ executablePath: values.chromium, args: CHROMIUM });
  for (const subject of subjects().filter(({ name }) => (values.board ?? name) === name))
    for (const mode of modesOf(subject).filter((name) => (values.mode ?? name) === name)) {
      const { page, opening } = await open(browser, address, subject, mode);
      const told = { board: subject.name, cells: subject.cells, mode };
      tell({ ...told, interaction: 'open', ...opening }, values.json);
      for (const [interaction, moves] of Object.entries(INTERACTIONS)) {
        if ((ONLY[interaction] ?? mode) !== mode) continue;
        const times = (await timeMoves(browser, page, moves(subject, Number(values.moves)))).map((ms) => ms / FRAME);
        if (times.length === 0) throw new Error(`${subject.name}: nothing is drawn by ${interaction}.`);
        tell(
          { ...told, interaction, moves: times.length, median: median(times), worst: Math.max(...times) },
          values.json,
        );
      }
      await page.close();
    }
  await browser.close();
  process.exit(0);
}

function modesOf({ catalog, body }) {
  const unfit = [catalog && 'enlarged', catalog && 'fitted', !body && 'body'];
  return MODES.filter((mode) => !unfit.includes(mode));
}

async function open(browser, address, { address: place, text }, mode) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.addInitScript(
    (settings) => localStorage.setItem('latin-puzzles/settings', settings),
    JSON.stringify({ candidates: mode !== 'plain', inSpace: mode === 'body' }),
  );
  // The page is there already, as it is for somebody who comes from the gallery.
  await page.goto(`${address}#/play`);
  await page.waitForSelector('input[type=file]');
  const worked = await processorTimeOf(page);
  const start = performance.now();
  if (text === undefined) await page.evaluate((hash) => location.assign(hash), `#/${place}`);
  else
    await page.setInputFiles('input[type=file]', {
      name: 'puzzle.json',
      mimeType: 'application/json',
      buffer: Buffer.from(text),
    });
  await page.waitForSelector('.board-view', { timeout: 120_000 });
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  const opening = { ms: performance.now() - start, work: await worked() };
  if (mode === 'enlarged' || mode === 'fitted') {
    // What could not be read otherwise is enlarged already.
    const button = page.getByRole('button', { name: 'Enlarge' });
    const pressed = (await button.getAttribute('aria-pressed')) === 'true';
    if (pressed !== (mode === 'enlarged')) await button.click();
    await page.waitForTimeout(1000);
  }
  if (mode === 'body') {
    await page.waitForSelector('.solid-stage canvas');
    await page.waitForTimeout(2000);
  }
  return { page, opening };
}

/** Asks later how much processor time the page's own thread has taken since, in milliseconds. */
async function processorTimeOf(page) {
  const tools = await page.context().newCDPSession(page);
  await tools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const taken = async () => {
    const { metrics } = await tools.send('Performance.getMetrics');
    return 1000 * metrics.find(({ name }) => name === 'TaskDuration').value;
  };
  const before = await taken();
  return async () => (await taken()) - before;
}

function tell(result, json) {
  if (json) return console.log(JSON.stringify(result));
  const { board, cells, mode, interaction, ms, work, median: usual, worst } = result;
  const name = `${board.padEnd(18)} ${String(cells).padStart(5)} ${mode.padEnd(10)}`;
  console.log(
    `${name}  ${interaction.padEnd(8)}`,
    ms === undefined
      ? `median ${usual.toFixed(2)} of a frame, worst ${worst.toFixed(2)}`
      : `${Math.round(ms)} ms, ${Math.round(work)} ms of work`,
  );
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { must } from '@latin-puzzles/core/basis';
import { openCollection } from '@latin-puzzles/mill/collection';
import { advancePlan, completeChunk, parsePlan, planStatus, runPlan, submitPlan } from '@latin-puzzles/mill/plan';
import { locateQueue, openQueue } from '@latin-puzzles/mill/queue';
import { short } from './timing.mjs';

/** Puzzles of four kinds, none of which takes long. */
const PLAN = {
  format: 'latin-plan/1',
  seed: 1,
  lines: [{ boards: ['sudoku', 'sudoku:2x3', 'helios-one', 'win-one'], levels: ['easy', 'medium'], count: 40 }],
};

/** A plan whose chunks nobody works at: they are written down as done at once. */
const EMPTY_CHUNKS = {
  format: 'latin-plan/1',
  seed: 2,
  lines: [{ boards: ['sudoku'], count: 1_000_000, patience: 100_000_000 }],
};

/**
 * `mill`: puzzles a second of a plan on 1, 2 and 4 threads; then how many chunks a second the store takes and how many the queue
 * delivers where the chunks themselves are no work. The store is that of LATIN_DATABASE_URL, else a file; the queue that of
 * LATIN_QUEUE_URL, or none.
 */
export async function mill(args) {
  const { values } = parseArgs({ args, options: { seconds: { type: 'string', default: '10' } } });
  const seconds = Number(values.seconds);
  if (!(seconds > 0)) throw new Error('Usage: mill [--seconds 10]');
  const folder = mkdtempSync(join(tmpdir(), 'latin-bench-'));
  try {
    for (const jobs of [1, 2, 4]) await onThreads(join(folder, `threads-${jobs}.db`), jobs);
    await onStore(process.env.LATIN_DATABASE_URL ?? join(folder, 'empty.db'), seconds);
    if (process.env.LATIN_QUEUE_URL) await onQueue(seconds);
    else console.log('queue: none; LATIN_QUEUE_URL says where one is');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function submitted(collection, document) {
  const plan = must(parsePlan(JSON.stringify(document)));
  must(await submitPlan(collection, plan));
  return plan.id;
}

async function onThreads(file, jobs) {
  const collection = must(await openCollection(file));
  const id = await submitted(collection, PLAN);
  const begun = performance.now();
  const before = process.cpuUsage();
  let chunks = 0;
  await runPlan(collection, id, { jobs, onChunk: () => chunks++ });
  const elapsed = (performance.now() - begun) / 1000;
  const { user, system } = process.cpuUsage(before);
  const { lines } = await planStatus(collection, { id });
  const got = lines.reduce((sum, line) => sum + line.found, 0);
  await collection.close();
  const rate = `${short(got / elapsed)} puzzles/s, ${short(chunks / elapsed)} chunks/s`;
  console.log(`${jobs} threads: ${rate}; ${short((user + system) / 1000 / got)} ms of processor time a puzzle`);
}

/** A chunk is opened and written down as done, each in a transaction, as a worker does. */
async function onStore(where, seconds) {
  const collection = must(await openCollection(where));
  const id = await submitted(collection, EMPTY_CHUNKS);
  const begun = performance.now();
  let chunks = 0;
  while (performance.now() - begun < 1000 * seconds) {
    const { opened } = await advancePlan(collection, id, { workers: 16, target: 1, most: 64 });
    for (const chunk of opened) {
      const results = Array.from({ length: chunk.to - chunk.from }, (_, i) => ({ unit: chunk.from + i, found: [] }));
      await completeChunk(collection, chunk, { results, milliseconds: 1 });
      chunks++;
    }
  }
  const elapsed = (performance.now() - begun) / 1000;
  await collection.close();
  console.log(`store: ${short(chunks / elapsed)} empty chunks/s`);
}

/** Keys are added and counted; taking them is as much work for the server again. */
async function onQueue(seconds) {
  const queue = must(await openQueue(must(locateQueue(process.env)), `latin-mill-bench-${process.pid}`));
  const until = performance.now() + 1000 * seconds;
  let jobs = 0;
  while (performance.now() < until) {
    await queue.add(Array.from({ length: 64 }, () => ({ plan: 'bench', line: 0, number: jobs++ })));
  }
  await queue.drain();
  await queue.close();
  console.log(`queue: ${short(jobs / seconds)} chunks/s added`);
}

import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { makeRandom, must } from '@latin-puzzles/core/basis';
import { makeNative } from '@latin-puzzles/core/format';
import { openCollection } from '@latin-puzzles/mill/collection';
import { createClient } from '@libsql/client/sqlite3';
import { killWriters } from './collection-kills.mjs';
import { puzzlesToKeep } from './collection-puzzles.mjs';
import { median, short } from './timing.mjs';

/** How many puzzles a transaction adds. */
const BATCH = 500;
/** Canonical hashes take so long that fewer tell enough. */
const HASHED = 5_000;
/** A query should take no longer, in milliseconds. */
const LONGEST = 50;
/** How many of the slowest queries are told. */
const TOLD = 10;
/** How it goes is told after so many puzzles. */
const TELLING = 100_000;
/** So do fewer bare inserts. */
const BARE = 100_000;

/** A common value of each field that there is an index for, and a rare one. */
const FIELDS = {
  board: [{ board: 'sudoku:3x3' }, { board: 'triangle:8' }],
  level: [{ levels: ['very easy'] }, { levels: ['very difficult'] }],
  levels: [{ levels: ['easy', 'medium'] }],
  score: [{ score: { from: 20 } }, { score: { from: 60.1, to: 60.3 } }],
  clues: [{ clues: { from: 20 } }, { clues: { to: 12 } }],
  theorem: [{ theorems: ['last-places'] }, { theorems: ['chain'] }],
  theorems: [{ theorems: ['fish', 'chain'] }],
  symmetry: [{ symmetry: 'none' }, { symmetry: 'mirror-1' }],
  hardest: [{ hardest: 'last-places' }, { hardest: 'chain' }],
  added: [{ added: { from: '2026-02-01' } }, { added: { from: '2026-03-01', to: '2026-03-02' } }],
  plan: [{ plan: 'plan-3' }, { plan: 'plan-none' }],
};

/** Every set of up to so many fields is asked for, with all their values. */
const FIELDS_AT_ONCE = 3;

function* filters() {
  const entries = Object.entries(FIELDS);
  function* choose(first, names, filter) {
    if (names.length > 0) yield { names, filter };
    if (names.length === FIELDS_AT_ONCE) return;
    for (let next = first; next < entries.length; next++) {
      const [name, values] = entries[next];
      // Both would fill the same field of the filter.
      const own = Object.keys(values[0])[0];
      if (own in filter) continue;
      for (const value of values) yield* choose(next + 1, [...names, name], { ...filter, ...value });
    }
  }
  yield* choose(0, [], {});
}

/**
 * `collection`: how many puzzles a second enter a collection, with hashes that are known and with hashes to be found, against
 * bare inserts into SQLite; how long queries by every set of fields take; how much memory it all needs. With `--file` the
 * collection is kept there, and what is there already is not added again. With `--kills` instead: what is left when writers are
 * killed at random moments.
 */
export async function collection(args) {
  const { values } = parseArgs({
    args,
    options: {
      count: { type: 'string', default: '1000000' },
      kills: { type: 'string', default: '0' },
      file: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });
  const count = Number(values.count);
  const kills = Number(values.kills);
  if (!(count >= 1000) || !(kills >= 0))
    throw new Error('Usage: collection [--count 1000000] [--file FILE] [--kills 100] [--json]');
  const folder = mkdtempSync(join(tmpdir(), 'latin-bench-'));
  try {
    if (kills > 0) {
      console.log(JSON.stringify(await killWriters((killed) => join(folder, `killed-${killed}.db`), kills)));
      return;
    }
    const report = await measure(folder, count, values.file);
    if (values.json) console.log(JSON.stringify(report));
    else tell(report);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function measure(folder, count, kept) {
  const hashed = Math.min(HASHED, count);
  const hashing = await add(join(folder, 'hashing.db'), hashed, false);
  await hashing.store.close();
  const bare = await addBare(join(folder, 'bare.db'), Math.min(BARE, count));
  const file = kept ?? join(folder, 'collection.db');
  const { store, ...adding } = await add(file, count, true);
  const queries = [];
  for (const { names, filter } of filters()) queries.push({ names, filter, ...(await ask(store, filter)) });
  const reading = await readAll(store);
  await store.close();
  return {
    puzzles: count,
    added: adding.added,
    addingPerSecond: adding.pace,
    addingPerProcessorSecond: adding.processorPace,
    withHashingPerSecond: hashing.pace,
    withHashingPerProcessorSecond: hashing.processorPace,
    barePerSecond: bare.pace,
    ratio: adding.added > 0 ? adding.pace / bare.pace : undefined,
    bytesPerPuzzle: statSync(file).size / count,
    memoryAdding: adding.memory,
    memoryReading: reading.memory,
    readingPerSecond: reading.pace,
    queries,
  };
}

/** Known hashes are made up: that they are spread evenly is all that matters here. */
function* entries(count, hashKnown, from = 0) {
  const random = makeRandom(2);
  const digits = () =>
    random
      .below(2 ** 32)
      .toString(16)
      .padStart(8, '0');
  const start = Date.parse('2026-01-01');
  const hash = () => digits() + digits() + digits() + digits();
  for (let number = 0; number < from; number++) hash();
  let number = from;
  for (const puzzle of puzzlesToKeep(count, 1, from)) {
    const added = new Date(start + Math.floor((number++ / count) * 365 * 86_400_000)).toISOString();
    yield hashKnown ? { puzzle, added, hash: hash() } : { puzzle, added };
  }
}

function* batches(items) {
  let batch = [];
  for (const item of items) {
    batch.push(item);
    if (batch.length === BATCH) {
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) yield batch;
}

/** Only the adding is timed, not the making of what is added, which goes on where it was stopped. */
async function add(file, count, hashKnown) {
  const store = must(await openCollection(file));
  const memory = makeGauge();
  const there = await store.count();
  let [ms, processor, done] = [0, 0, 0];
  for (const batch of batches(entries(count, hashKnown, there))) {
    const [start, used] = [performance.now(), process.cpuUsage()];
    await store.add(batch);
    const { user, system } = process.cpuUsage(used);
    ms += performance.now() - start;
    processor += (user + system) / 1000;
    memory.look();
    done += batch.length;
    if (done % TELLING === 0)
      console.error(`${there + done} puzzles, ${short((1000 * done) / ms)}/s, ${short(memory.latest())} MB`);
  }
  const added = count - there;
  const pace = (time) => (added > 0 ? (1000 * added) / time : undefined);
  return { store, added, pace: pace(ms), processorPace: pace(processor), memory: memory.report() };
}

/** The same puzzles in one table without an index but for the hash, by the same client, as many at once. */
async function addBare(file, count) {
  const client = createClient({ url: `file:${file}` });
  for (const setting of ['journal_mode = wal', 'synchronous = normal']) await client.execute(`pragma ${setting}`);
  await client.execute('create table puzzles (hash text primary key, added_at text, document text)');
  let ms = 0;
  for (const batch of batches(entries(count, true))) {
    const rows = batch.map(({ hash, added, puzzle }) => [hash, added, makeNative(puzzle)]);
    const start = performance.now();
    const sql = `insert into puzzles values ${rows.map(() => '(?, ?, ?)').join()}`;
    await client.execute({ sql, args: rows.flat() });
    ms += performance.now() - start;
    await setImmediate();
  }
  client.close();
  return { pace: (1000 * count) / ms };
}

/** The first page, and how many there are, as whoever looks at a list asks: by the clock, and in processor time. */
async function ask(store, filter) {
  const page = await timed(async () => (await store.page(filter, { limit: 100 })).puzzles.length);
  const count = await timed(() => store.count(filter));
  return { page, count };
}

async function timed(work) {
  const [times, processor] = [[], []];
  let found = 0;
  for (let run = 0; run < 3; run++) {
    const [start, used] = [performance.now(), process.cpuUsage()];
    found = await work();
    const { user, system } = process.cpuUsage(used);
    times.push(performance.now() - start);
    processor.push((user + system) / 1000);
  }
  return { found, first: times[0], ms: median(times), processor: median(processor) };
}

async function readAll(store) {
  const memory = makeGauge();
  const start = performance.now();
  let read = 0;
  for await (const _ of store.query()) if (++read % 10_000 === 0) memory.look();
  return { pace: (1000 * read) / (performance.now() - start), memory: memory.report() };
}

/** The memory of the process, in megabytes: after a tenth of the looks, and the most ever after. */
function makeGauge() {
  const seen = [];
  return {
    look: () => seen.push(process.memoryUsage.rss() / 2 ** 20),
    latest: () => seen.at(-1),
    report: () => ({ early: Math.max(...seen.slice(0, seen.length / 10 + 1)), most: Math.max(...seen) }),
  };
}

function tell(report) {
  const { addingPerSecond, withHashingPerSecond, barePerSecond, ratio, memoryAdding, memoryReading } = report;
  console.log(
    `${report.puzzles.toLocaleString('en')} puzzles on four boards, ${short(report.bytesPerPuzzle)} bytes each`,
  );
  if (report.added > 0) {
    const ofProcessor = `${short(report.addingPerProcessorSecond)} puzzles/s of processor time`;
    console.log(
      `adding, hash known     ${short(addingPerSecond)} puzzles/s, ${ofProcessor}, ratio to bare inserts ${short(ratio)}`,
    );
  }
  const hashing = `${short(report.withHashingPerProcessorSecond)} puzzles/s of processor time`;
  console.log(`adding, hash computed  ${short(withHashingPerSecond)} puzzles/s, ${hashing}`);
  console.log(`bare inserts           ${short(barePerSecond)} puzzles/s`);
  console.log(`reading all            ${short(report.readingPerSecond)} puzzles/s`);
  for (const [what, { early, most }] of Object.entries({
    ...(report.added > 0 && { adding: memoryAdding }),
    reading: memoryReading,
  }))
    console.log(`memory ${what.padEnd(15)} ${short(early)} MB in the first tenth, ${short(most)} MB at most`);
  for (const what of ['page', 'count']) tellSlowest(what, report.queries);
}

function tellSlowest(what, queries) {
  const slowest = queries.toSorted((a, b) => b[what].processor - a[what].processor);
  const over = (time) => slowest.filter((query) => query[what][time] > LONGEST).length;
  const asked = { page: 'a page of 100 puzzles', count: 'the number of puzzles' }[what];
  const told = `${over('processor')} took more than ${LONGEST} ms of processor time, ${over('ms')} by the clock`;
  console.log(`${asked} by ${slowest.length} filters: ${told}; the slowest`);
  for (const { names, filter, ...query } of slowest.slice(0, TOLD)) {
    const { ms, first, processor, found } = query[what];
    const times = `${short(ms)} ms (${short(first)} ms the first time), ${short(processor)} ms of processor time`;
    console.log(`  ${names.join(' and ').padEnd(26)} ${times}, ${found} found: ${JSON.stringify(filter)}`);
  }
}

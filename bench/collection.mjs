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
/** So do fewer bare inserts. */
const BARE = 100_000;

const QUERIES = {
  'one board': { board: 'sudoku:3x3' },
  'a level': { levels: ['very difficult'] },
  'a board and a level': { board: 'win:9', levels: ['medium'] },
  'a range of scores': { score: { from: 60.1, to: 60.3 } },
  'a board and scores': { board: 'sudoku:3x3', score: { from: 99 } },
  'few clues': { clues: { to: 12 } },
  'a rare theorem': { theorems: ['chain'] },
  'two theorems and a board': { theorems: ['fish', 'chain'], board: 'triangle:8' },
  'a symmetry': { symmetry: 'mirror-1' },
  'a hardest theorem': { hardest: 'chain' },
  'a day': { added: { from: '2026-03-01', to: '2026-03-02' } },
};

/**
 * `collection`: how many puzzles a second enter a collection, with hashes that are known and with hashes to be found, against
 * bare inserts into SQLite; how long queries take; how much memory it all needs. With `--kills` instead: what is left when
 * writers are killed at random moments.
 */
export async function collection(args) {
  const { values } = parseArgs({
    args,
    options: {
      count: { type: 'string', default: '1000000' },
      kills: { type: 'string', default: '0' },
      json: { type: 'boolean', default: false },
    },
  });
  const count = Number(values.count);
  const kills = Number(values.kills);
  if (!(count >= 1000) || !(kills >= 0)) throw new Error('Usage: collection [--count 1000000] [--kills 100] [--json]');
  const folder = mkdtempSync(join(tmpdir(), 'latin-bench-'));
  try {
    if (kills > 0) {
      console.log(JSON.stringify(await killWriters(join(folder, 'killed.db'), kills)));
      return;
    }
    const report = await measure(folder, count);
    if (values.json) console.log(JSON.stringify(report));
    else tell(report);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function measure(folder, count) {
  const hashed = Math.min(HASHED, count);
  const hashing = await add(join(folder, 'hashing.db'), hashed, false);
  await hashing.store.close();
  const bare = await addBare(join(folder, 'bare.db'), Math.min(BARE, count));
  const file = join(folder, 'collection.db');
  const { store, ...adding } = await add(file, count, true);
  const queries = {};
  for (const [name, filter] of Object.entries(QUERIES)) queries[name] = await ask(store, filter);
  const reading = await readAll(store);
  await store.close();
  return {
    puzzles: count,
    addingPerSecond: adding.pace,
    withHashingPerSecond: hashing.pace,
    barePerSecond: bare.pace,
    ratio: adding.pace / bare.pace,
    bytesPerPuzzle: statSync(file).size / count,
    memoryAdding: adding.memory,
    memoryReading: reading.memory,
    readingPerSecond: reading.pace,
    queries,
  };
}

/** Known hashes are made up: that they are spread evenly is all that matters here. */
function* entries(count, hashKnown) {
  const random = makeRandom(2);
  const digits = () =>
    random
      .below(2 ** 32)
      .toString(16)
      .padStart(8, '0');
  const start = Date.parse('2026-01-01');
  let number = 0;
  for (const puzzle of puzzlesToKeep(count)) {
    const added = new Date(start + Math.floor((number++ / count) * 365 * 86_400_000)).toISOString();
    yield hashKnown ? { puzzle, added, hash: digits() + digits() + digits() + digits() } : { puzzle, added };
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

/** Only the adding is timed, not the making of what is added. */
async function add(file, count, hashKnown) {
  const store = must(await openCollection(file));
  const memory = makeGauge();
  let ms = 0;
  for (const batch of batches(entries(count, hashKnown))) {
    const start = performance.now();
    await store.add(batch);
    ms += performance.now() - start;
    memory.look();
  }
  return { store, pace: (1000 * count) / ms, memory: memory.report() };
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

/** The first page, as whoever looks at a list asks for it. */
async function ask(store, filter) {
  const times = [];
  let found = 0;
  for (let run = 0; run < 5; run++) {
    const start = performance.now();
    found = (await store.page(filter, { limit: 100 })).puzzles.length;
    times.push(performance.now() - start);
  }
  return { found, first: times[0], ms: median(times) };
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
    report: () => ({ early: Math.max(...seen.slice(0, seen.length / 10 + 1)), most: Math.max(...seen) }),
  };
}

function tell(report) {
  const { addingPerSecond, withHashingPerSecond, barePerSecond, ratio, memoryAdding, memoryReading } = report;
  console.log(
    `${report.puzzles.toLocaleString('en')} puzzles on four boards, ${short(report.bytesPerPuzzle)} bytes each`,
  );
  console.log(`adding, hash known     ${short(addingPerSecond)} puzzles/s`);
  console.log(`adding, hash computed  ${short(withHashingPerSecond)} puzzles/s`);
  console.log(`bare inserts           ${short(barePerSecond)} puzzles/s, ratio ${short(ratio)}`);
  console.log(`reading all            ${short(report.readingPerSecond)} puzzles/s`);
  for (const [what, { early, most }] of Object.entries({ adding: memoryAdding, reading: memoryReading }))
    console.log(`memory ${what.padEnd(15)} ${short(early)} MB in the first tenth, ${short(most)} MB at most`);
  console.log('a page of 100 puzzles by');
  for (const [name, { ms, first, found }] of Object.entries(report.queries))
    console.log(`  ${name.padEnd(26)} ${short(ms)} ms (${short(first)} ms the first time), ${found} found`);
}

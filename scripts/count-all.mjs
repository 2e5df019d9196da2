/**
 * Counts the Latin boards of every board in scripts/count-subjects.mjs by each of its methods, holds the figures against each other, against what
 * was published and against those kept, and tells them in a table.
 *   npm run count:all                  counts what has not been counted since it was begun: a run that was killed is gone on with
 *   npm run count:all -- NAME …        only these
 *   npm run count:all -- --keep        keeps the figures in data/results/counts.ndjson, and writes docs/results.md and the checksums anew
 *   npm run count:all -- --jobs 4      so many at the same time; 2 unless given
 * Where no method reaches the figure in moderate time there is an estimate with its standard error.
 */
import { spawn } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { COUNT_SUBJECTS } from './count-subjects.mjs';
import { root } from './shared.mjs';

/** Seconds of processor time for an exact figure, and for an estimate. */
const SECONDS = { exact: 1800, estimate: 5 };
/** What is under way, until all is done. */
const under = join(root, '.counts');
const runsFile = join(under, 'runs.ndjson');
const keptFile = join(root, 'data/results/counts.ndjson');

const { values, positionals: names } = parseArgs({
  allowPositionals: true,
  options: { keep: { type: 'boolean' }, jobs: { type: 'string', default: '2' } },
});
const subjects = COUNT_SUBJECTS.filter(({ name }) => names.length === 0 || names.includes(name));
const kept = new Map(readLines(keptFile).map((record) => [record.name, record]));
mkdirSync(under, { recursive: true });
const runs = readLines(runsFile);

const waiting = subjects.flatMap((subject) => subject.methods.map((method) => ({ subject, method })));
await Promise.all(Array.from({ length: Number(values.jobs) }, workOn));
const records = subjects.map(record);
console.log(tableOf(records));
const wrong = records.filter(({ wrong }) => wrong);
for (const { name, wrong: why } of wrong) console.error(`${name}: ${why}`);
if (values.keep && wrong.length === 0) {
  for (const { wrong: _, ...one } of records) kept.set(one.name, one);
  const order = COUNT_SUBJECTS.map(({ name }) => name).filter((name) => kept.has(name));
  writeFileSync(keptFile, order.map((name) => `${JSON.stringify(kept.get(name))}\n`).join(''));
  await start(join(root, 'scripts/results.mjs'));
}
if (wrong.length === 0) rmSync(under, { recursive: true });
process.exitCode = wrong.length === 0 ? 0 : 1;

async function workOn() {
  while (waiting.length > 0) {
    const { subject, method } = waiting.shift();
    await runOf(subject, method, SECONDS[method] ?? SECONDS.exact);
  }
}

/** What a run told, now or before. */
async function runOf({ name }, asked, seconds) {
  const before = runs.find((run) => run.name === name && run.asked === asked);
  if (before) return before;
  const checkpoint = join(under, `${name}.${asked}.json`);
  const told = await start(join(root, 'scripts/count-one.mjs'), name, asked, String(seconds), checkpoint);
  const run = { ...JSON.parse(told), asked };
  runs.push(run);
  appendFileSync(runsFile, `${JSON.stringify(run)}\n`);
  rmSync(checkpoint, { force: true });
  console.error(
    `${name} by ${asked}: ${run.count ?? (run.log10 ? `about 10^${run.log10.toFixed(2)}` : 'no figure')}, ${run.seconds} s`,
  );
  return run;
}

function start(...args) {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const said = [];
  child.stdout.on('data', (chunk) => said.push(chunk));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve(Buffer.concat(said).toString()) : reject(new Error(`${args[0]} failed.`)),
    );
  });
}

/** What is known of a subject now, and what of it cannot be. */
function record({ name, title, board, labels, published, where }) {
  const own = runs.filter((run) => run.name === name);
  const exact = own.filter(({ count }) => count !== undefined);
  const figures = new Set(
    [published, kept.get(name)?.count, ...exact.map(({ count }) => count)].filter((count) => count !== undefined),
  );
  const rough = own.find(({ log10 }) => log10 !== undefined);
  return {
    name,
    title,
    board,
    labels,
    ...(exact.length > 0
      ? { count: exact[0].count, runs: exact.map(({ method, seconds, megabytes }) => ({ method, seconds, megabytes })) }
      : {
          estimate: {
            log10: rough.log10,
            error: rough.error,
            low: rough.low,
            high: rough.high,
            probes: rough.probes,
            seconds: rough.seconds,
          },
        }),
    ...(published === undefined ? {} : { elsewhere: where }),
    ...(figures.size > 1 ? { wrong: `${[...figures].join(' is not ')}` } : {}),
  };
}

function tableOf(records) {
  const rows = records.map(({ title, count, estimate, runs, elsewhere }) => [
    title,
    count ?? `about 10^${estimate.log10.toFixed(2)} ± ${(100 * estimate.error).toFixed(0)} %`,
    ...[0, 1].map((i) => (runs?.[i] ? `${runs[i].method} ${runs[i].seconds} s ${runs[i].megabytes} MB` : '')),
    elsewhere ?? '',
  ]);
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  return rows
    .map((row) =>
      row
        .map((text, column) => text.padEnd(widths[column]))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function readLines(file) {
  if (!existsSync(file)) return [];
  const whole = readFileSync(file, 'utf8').split('\n').slice(0, -1);
  return whole.map((line) => JSON.parse(line));
}

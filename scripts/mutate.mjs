/**
 * Tries how well the tests of core guard it: changes one small thing at a time, runs the tests that reach it, the quickest first,
 * and tells which changes they did not notice. A change that hangs counts as noticed. The tests must pass as they are.
 *   node scripts/mutate.mjs [--count 100] [--minutes 60] [--seed 1] [--folder attrition/theorems] [--from 1] [--most 60]
 * First it runs all tests of core and workshop once, to learn which reach what; it knows that until the sources change. No change gets more
 * than --most seconds of tests, by the processor time that they took then: the slowest are left out.
 * A change hangs if no test ends for two minutes (--patience 120, in seconds); a busy machine needs more.
 * The same seed tries the same changes while the sources stay the same. Ctrl+C ends it; what was found by then is told, and
 * with --from it goes on later.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { mutationsOf } from './mutations.mjs';
import { reachingTests } from './reach-tests.mjs';
import { root, sourceFiles } from './shared.mjs';

const SOURCES = 'packages/core/src';
/** Sentences are for people to judge, fitted numbers for the benchmarks, and indexes only hand on. */
const LEFT_OUT = /(^|[/-])(words|english|spanish|faults|index|catalog|shipped-scale)([./]|$)/;
/** What a test's process may take, in megabytes: some mutants would take all there is. */
const MEMORY = 2048;

const { values: options } = parseArgs({
  options: {
    count: { type: 'string', default: '100' },
    minutes: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    folder: { type: 'string', default: '' },
    patience: { type: 'string', default: '120' },
    from: { type: 'string', default: '1' },
    most: { type: 'string', default: '60' },
  },
});
const chosen = shuffled(allMutations(options.folder), Number(options.seed)).slice(0, Number(options.count));
if (chosen.length === 0) giveUp(`There is nothing to mutate in ${join(SOURCES, options.folder)}.`);

const tally = { noticed: 0, hung: 0, survived: [] };
/** The process that runs tests. One goes on for many mutations, until one of them hangs. */
let running;
process.once('SIGINT', finish);
const testsOf = await reachingTests((child) => {
  running = child;
});
running = undefined;
const end = performance.now() + Number(options.minutes) * 60_000;

for (const [index, mutation] of chosen.entries()) {
  if (index + 1 < Number(options.from)) continue;
  if (performance.now() > end) break;
  const tests = affordable(testsOf(mutation));
  const fate = tests.length === 0 ? 'unreached' : await fateOf(mutation, tests);
  if (fate === 'survived' || fate === 'unreached') tally.survived.push(mutation);
  else tally[fate]++;
  console.log(`${index + 1}/${chosen.length} ${fate.padEnd(9)} ${told(mutation)}`);
}
finish();

/** Tells what was found, and ends what still runs. */
function finish() {
  if (running) kill(running);
  const { noticed, hung, survived } = tally;
  const tried = noticed + hung + survived.length;
  const share = tried === 0 ? '' : ` (${((100 * survived.length) / tried).toFixed(1)} %)`;
  console.log(
    `\nseed ${options.seed}: ${tried} tried, ${noticed} noticed, ${hung} hung, ${survived.length} survived${share}`,
  );
  for (const mutation of survived) console.log(`  ${told(mutation)}`);
  process.exit();
}

function told({ file, line, column, before, after }) {
  const text = readFileSync(join(root, file), 'utf8').split('\n')[line - 1].trim();
  return `${file}:${line}:${column}  ${before} → ${after}  in  ${text}`;
}

function allMutations(folder) {
  const files = folder.endsWith('.ts') ? [join(SOURCES, folder)] : sourceFiles(join(SOURCES, folder));
  return files
    .filter((file) => file.endsWith('.ts') && !LEFT_OUT.test(file.slice(SOURCES.length)))
    .flatMap((file) => mutationsOf(readFileSync(join(root, file), 'utf8'), file));
}

/** The test files that are run, from the quickest on. */
function affordable(tests) {
  const files = [];
  let spent = 0;
  for (const { file, duration } of tests) {
    spent += duration;
    if (spent > 1000 * Number(options.most)) break;
    files.push(file);
  }
  return files;
}

/** What tests make of a mutation: `noticed`, `hung` or `survived`. */
async function fateOf(mutation, tests) {
  running ??= await startTrials();
  const child = running;
  const fate = await new Promise((resolve) => {
    const settle = (fate) => {
      clearTimeout(timer);
      child.removeAllListeners();
      resolve(fate);
    };
    const timer = setTimeout(settle, 1000 * Number(options.patience), 'hung');
    child.on('message', ({ passed }) => {
      if (passed === undefined) timer.refresh();
      else settle(passed ? 'survived' : 'noticed');
    });
    child.once('exit', () => settle('noticed'));
    child.send({ tests, mutation });
  });
  if (fate === 'hung') kill(child);
  if (fate === 'hung' || child.exitCode !== null) running = undefined;
  return fate;
}

async function startTrials() {
  // A group of its own, so that all its workers can be ended with it.
  const child = fork(join(root, 'scripts/mutant-trial.mjs'), {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: { ...process.env, NODE_OPTIONS: `--max-old-space-size=${MEMORY}` },
  });
  await once(child, 'message');
  return child;
}

function kill({ pid }) {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}

/** Fisher and Yates, with the generator mulberry32. */
function shuffled(items, seed) {
  let state = seed | 0;
  const random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const out = [...items];
  for (let i = out.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [out[i], out[j]] = [out[j], out[i]];
  }
  return out;
}

function giveUp(why) {
  console.error(why);
  process.exit(1);
}

/**
 * Tries how well the tests of core guard it: changes one small thing at a time, runs the tests nearest to it, those of the
 * same folder or else of the whole room, and tells which changes they did not notice. A change that hangs counts as
 * noticed. The tests must pass as they are.
 *   node scripts/mutate.mjs [--count 100] [--minutes 60] [--seed 1] [--folder attrition/theorems] [--from 1]
 * A change hangs if no test ends for two minutes (--patience 120, in seconds); a busy machine needs more.
 * The same seed tries the same changes while the sources stay the same. Ctrl+C ends it; what was found by then is told, and
 * with --from it goes on later.
 */
import { fork } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { mutationsOf } from './mutations.mjs';
import { root, sourceFiles } from './shared.mjs';

const SOURCES = 'packages/core/src';
const TESTS = 'packages/core/test';
/** Sentences are for people to judge, and indexes only hand on. */
const LEFT_OUT = /(^|[/-])(words|english|spanish|faults|index|catalog)([./]|$)/;
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
  },
});
const chosen = shuffled(allMutations(options.folder), Number(options.seed)).slice(0, Number(options.count));
if (chosen.length === 0) giveUp(`There is nothing to mutate in ${join(SOURCES, options.folder)}.`);

const end = performance.now() + Number(options.minutes) * 60_000;
const tally = { noticed: 0, hung: 0, survived: [] };
let running;
process.once('SIGINT', finish);

for (const [index, mutation] of chosen.entries()) {
  if (index + 1 < Number(options.from)) continue;
  if (performance.now() > end) break;
  const fate = await fateOf(mutation);
  if (fate === 'survived') tally.survived.push(mutation);
  else tally[fate]++;
  console.log(`${index + 1}/${chosen.length} ${fate.padEnd(8)} ${told(mutation)}`);
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
  return sourceFiles(join(SOURCES, folder))
    .filter((file) => file.endsWith('.ts') && !LEFT_OUT.test(file.slice(SOURCES.length)))
    .flatMap((file) => mutationsOf(readFileSync(join(root, file), 'utf8'), file));
}

/** What the tests make of a mutation: `noticed`, `hung` or `survived`. */
function fateOf(mutation) {
  return new Promise((resolve) => {
    // A group of its own, so that all its workers can be ended with it.
    const child = fork(join(root, 'scripts/mutant-trial.mjs'), {
      cwd: root,
      detached: true,
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      env: { ...process.env, NODE_OPTIONS: `--max-old-space-size=${MEMORY}` },
    });
    running = child;
    const settle = (fate) => {
      clearTimeout(timer);
      // Its end may be told when the next one runs already.
      if (running === child) running = undefined;
      kill(child);
      resolve(fate);
    };
    const timer = setTimeout(settle, 1000 * Number(options.patience), 'hung');
    child.on('message', ({ passed }) => {
      if (passed === undefined) timer.refresh();
      else settle(passed ? 'survived' : 'noticed');
    });
    child.once('exit', () => settle('noticed'));
    child.send({ tests: nearestTests(mutation.file), mutation });
  });
}

/** The folder of tests nearest to a source: the one that stands for its own folder, or for one that holds it. */
function nearestTests(file) {
  let folder = dirname(file).replace(SOURCES, TESTS);
  while (!hasTests(folder)) folder = dirname(folder);
  return `${folder}/`;
}

function hasTests(folder) {
  return existsSync(join(root, folder)) && readdirSync(join(root, folder)).some((name) => name.endsWith('.test.ts'));
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

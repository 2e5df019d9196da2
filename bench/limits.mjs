import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { beginningOf, CATALOG, makeMultiset, makeNative, must, resolveBoard } from '@latin-puzzles/core';

const PROGRAM = fileURLToPath(new URL('../packages/cli/bin/latin.mjs', import.meta.url));
const CLOCK = new URL('limits-clock.mjs', import.meta.url).href;

/** The largest member of every family that has several. */
const LARGEST = [
  ...['latin-square:64', 'sudoku:8x8', 'win:49', 'quadoku:49', 'orb:16', 'tartan:32', 'triangle:64', 'hexagon:32'],
  ...['star:64/31', 'tetrahedron:32', 'cube:32', 'octahedron:32', 'icosahedron:16'],
];

/** What is asked of each board. Those with a name take it, the others read the empty board. */
const COMMANDS = {
  classify: ['classify'],
  solve: ['solve', '--limit', '100000000'],
  exhaustive: ['solve', '--strategy', 'exhaustive', '--limit', '100000000'],
  backtracking: ['solve', '--strategy', 'backtracking', '--limit', '100000000'],
  polynomial: ['solve', '--strategy', 'polynomial'],
  optimized: ['solve', '--strategy', 'optimized', '--limit', '100000000'],
  count: ['count'],
  prove: ['prove'],
  hint: ['hint'],
  rate: ['rate'],
  minimum: ['minimum', 'NAME'],
  generate: ['generate', 'NAME', '--count', '1000000', '--jobs', '1'],
};

/** So much later than asked a command may end, in milliseconds. */
const TOLERANCE = 200;
/** Where a step happened to end tells on it, so a late end is tried again. */
const TRIES = 3;
/**
 * How long after its limit, or after a Ctrl+C, each command ends on every board of the catalog and the largest members of
 * families: in processor time if it ends by itself, by the clock on the wall if it had to be ended in the middle of a step.
 */
export async function limits(args) {
  const { values } = parseArgs({
    args,
    options: {
      seconds: { type: 'string', default: '0.5' },
      boards: { type: 'string', default: [...CATALOG.map(({ name }) => name), ...LARGEST].join() },
      commands: { type: 'string', default: Object.keys(COMMANDS).join() },
    },
  });
  const folder = mkdtempSync(join(tmpdir(), 'limits-'));
  const overs = [];
  const forcedOvers = [];
  let late = 0;
  for (const [index, board] of values.boards.split(',').entries()) {
    const file = join(folder, `${index}.json`);
    const { text, labels } = emptyBoard(board);
    writeFileSync(file, text);
    for (const name of values.commands.split(',')) {
      const command = COMMANDS[name];
      const named = command.includes('NAME');
      const call = named ? command.map((part) => (part === 'NAME' ? board : part)) : [...command, file];
      if (named && labels) call.push('--labels', labels);
      for (const way of named ? ['timeout', 'interrupt'] : ['timeout']) {
        const { over, forced, code } = await best(call, way, Number(values.seconds) * 1000, join(folder, 'report'));
        overs.push(over);
        if (over > TOLERANCE) late++;
        if (forced) forcedOvers.push(over);
        if (over > TOLERANCE || forced)
          console.log(
            `${board} ${name} ${way}: ${Math.round(over)} ms late${forced ? ', ended by force' : ''}, exit ${code}`,
          );
      }
    }
  }
  console.log(
    `${overs.length} runs, ${late} more than ${TOLERANCE} ms late; ${told(overs)}; ` +
      `${forcedOvers.length} of them ended in the middle of a step, by the clock: ${told(forcedOvers)}`,
  );
}

function told(overs) {
  const sorted = overs.toSorted((a, b) => a - b);
  const share = (part) => Math.round(sorted[Math.floor(part * (sorted.length - 1))] ?? 0);
  return `median ${share(0.5)} ms, 99 % within ${share(0.99)} ms, the latest ${share(1)} ms`;
}

function emptyBoard(name) {
  const entry = CATALOG.find((known) => known.name === name);
  if (entry) return { text: makeNative(beginningOf(entry)) };
  const board = must(resolveBoard(name));
  const labels = Array.from({ length: board.k }, (_, i) => String(i + 1));
  const labeling = new Array(board.cells).fill(-1);
  return {
    text: makeNative({ board, multiset: must(makeMultiset(labels)), labeling, inscription: [] }),
    labels: labels.join(),
  };
}

/** The best of a few tries, as soon as one is good. */
async function best(call, way, limit, report) {
  let least;
  for (let i = 0; i < TRIES; i++) {
    const found = await run(call, way, limit, report);
    if (!least || found.over < least.over) least = found;
    if (least.over <= TOLERANCE && !least.forced) break;
  }
  return least;
}

/** Runs a command with a limit. One that had to be ended does not tell how much processor time it took: the clock does. */
async function run(call, way, limit, report) {
  const [limitFile, endFile] = [`${report}-limit`, `${report}-end`];
  for (const file of [limitFile, endFile]) rmSync(file, { force: true });
  const asked = way === 'timeout' ? [...call, '--timeout', String(limit / 1000)] : call;
  const settings = { file: report, limit, interrupts: way === 'interrupt' };
  const child = spawn(process.execPath, ['--import', CLOCK, PROGRAM, ...asked], {
    stdio: 'ignore',
    env: { ...process.env, LIMITS: JSON.stringify(settings) },
  });
  const [code] = await once(child, 'exit');
  const ended = Date.now();
  const read = (file) => (existsSync(file) ? Number(readFileSync(file, 'utf8')) : undefined);
  const [at = ended, worked] = [read(limitFile), read(endFile)];
  return { over: worked ?? ended - at, code, forced: worked === undefined };
}

import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { median, short } from './timing.mjs';

const PROGRAM = fileURLToPath(new URL('../packages/cli/bin/latin.mjs', import.meta.url));
const CLOCK = fileURLToPath(new URL('./processor-time.cjs', import.meta.url));
const SUDOKU = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n';

/** Node alone, which nobody can be quicker than, and calls of the command. */
const CALLS = {
  'node -e 0': ['-e', '0'],
  'latin --version': [PROGRAM, '--version'],
  'latin --help': [PROGRAM, '--help'],
  'latin boards sudoku': [PROGRAM, 'boards', 'sudoku'],
  'latin solve': [PROGRAM, 'solve'],
  'latin classify': [PROGRAM, 'classify'],
  'latin rate': [PROGRAM, 'rate'],
  'latin prove': [PROGRAM, 'prove'],
};

/** The processor time of calls of the command from beginning to end, a Sudoku on standard input, against Node alone. */
export function start(args) {
  const { values } = parseArgs({ args, options: { runs: { type: 'string', default: '20' } } });
  const times = new Map(Object.keys(CALLS).map((name) => [name, []]));
  // They take turns, so that a machine that slows down for a while slows all of them.
  for (let run = 0; run < Number(values.runs); run++)
    for (const [name, call] of Object.entries(CALLS)) times.get(name).push(processorTime(call));
  const alone = median(times.get('node -e 0'));
  for (const [name, runs] of times) {
    const ms = median(runs);
    console.log(`${name.padEnd(20)} ${short(ms).padStart(5)} ms  ${(ms / alone).toFixed(2)} × node`);
  }
}

function processorTime(call) {
  const { output, status } = spawnSync(process.execPath, ['--require', CLOCK, ...call], {
    input: SUDOKU,
    encoding: 'utf8',
    stdio: ['pipe', 'pipe', 'pipe', 'pipe'],
  });
  if (status !== 0) throw new Error(`node ${call.join(' ')} ended with ${status}: ${output[2]}`);
  return Number(output[3]);
}

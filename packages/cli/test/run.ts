import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MessageChannel, receiveMessageOnPort, Worker } from 'node:worker_threads';
import { judgeRecords } from './records.ts';

export const PROGRAM = fileURLToPath(new URL('../bin/latin.mjs', import.meta.url));
export const FAKE_TERMINAL = new URL('./fake-terminal.mjs', import.meta.url).href;
const folder = mkdtempSync(join(tmpdir(), 'latin-test-'));

/** No call takes so long, in milliseconds. */
const LONGEST = 300_000;

export interface Run {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs the built command on what a user says after its name, in a thread. What it prints with --json must be as its schema says. */
export function latin(args: readonly string[], input: string | Uint8Array = ''): Run {
  const done = run({ args, input, isTerminal: false, noColour: '1' });
  judgeRecords(args, done.out);
  return done;
}

/** Runs it as if on a terminal. */
export function latinOnTerminal(args: readonly string[], input: string | Uint8Array = '', noColour = '1'): Run {
  return run({ args, input, isTerminal: true, noColour });
}

/** Runs it as a user does, in a process of its own: for limits that another process keeps, and servers that are one. */
export function latinProcess(args: readonly string[], { input = '', isTerminal = false } = {}): Run {
  const program = isTerminal ? ['--import', FAKE_TERMINAL, PROGRAM] : [PROGRAM];
  const { status, stdout, stderr } = spawnSync(process.execPath, [...program, ...args], {
    input,
    timeout: LONGEST,
    env: { ...process.env, NO_COLOR: '1' },
  });
  const out = stdout.toString();
  judgeRecords(args, out);
  return { code: status, out, err: stderr.toString() };
}

/** A call as the thread is sent it. */
interface Call {
  readonly args: readonly string[];
  readonly input: string | Uint8Array;
  readonly isTerminal: boolean;
  readonly noColour: string;
}

const ended = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
let thread: Worker | undefined;

/** Waits for the thread, so that a test may call the command as it calls a function. */
function run(call: Call): Run {
  const { port1: here, port2: there } = new MessageChannel();
  thread ??= startThread();
  Atomics.store(ended, 0, 0);
  thread.postMessage({ ...call, answer: there }, [there]);
  Atomics.wait(ended, 0, 0, LONGEST);
  const answer = receiveMessageOnPort(here)?.message;
  here.close();
  if (!answer) throw new Error(`latin ${call.args.join(' ')} does not end.`);
  return answer;
}

function startThread(): Worker {
  // Its streams are those that the command is given in their place: nobody is to ask the others for more.
  const options = { workerData: { ended }, execArgv: [], stdout: true, stderr: true };
  const worker = new Worker(new URL('./command-thread.mjs', import.meta.url), options);
  worker.unref();
  return worker;
}

/** The JSON objects that a command printed, one a line. */
export function objects(run: Run): Record<string, unknown>[] {
  return run.out
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

export function temporary(name: string, content?: string | Uint8Array): string {
  const file = join(folder, name);
  if (content !== undefined) writeFileSync(file, content);
  return file;
}

export const SUDOKU = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
export const SOLVED = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
/** Row 1 has no place for its 1. */
export const IMPOSSIBLE = `.23456789${'.'.repeat(27)}1${'.'.repeat(44)}`;
export const FANO = {
  format: 'latin-puzzle/1',
  board: {
    cells: 7,
    asterisms: [
      [0, 1, 2],
      [0, 3, 4],
      [0, 5, 6],
      [1, 3, 5],
      [1, 4, 6],
      [2, 3, 6],
      [2, 4, 5],
    ],
  },
  labels: ['a', 'a', 'b'],
  clues: ['a', null, null, null, null, null, null],
};

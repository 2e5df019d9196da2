import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const PROGRAM = fileURLToPath(new URL('../bin/latin.mjs', import.meta.url));
export const FAKE_TERMINAL = new URL('./fake-terminal.mjs', import.meta.url).href;
const folder = mkdtempSync(join(tmpdir(), 'latin-test-'));

export interface Run {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs the built command as a user would. */
export function latin(args: readonly string[], input: string | Uint8Array = ''): Run {
  return run([PROGRAM, ...args], input, '1');
}

/** Runs it as if on a terminal. */
export function latinOnTerminal(args: readonly string[], input: string | Uint8Array = '', noColour = '1'): Run {
  return run(['--import', FAKE_TERMINAL, PROGRAM, ...args], input, noColour);
}

function run(args: readonly string[], input: string | Uint8Array, noColour: string): Run {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    input,
    timeout: 300_000,
    maxBuffer: 2 ** 28,
    env: { ...process.env, NO_COLOR: noColour },
  });
  return { code: status, out: stdout.toString(), err: stderr.toString() };
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

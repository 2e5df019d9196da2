import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { must } from '@latin-puzzles/core/basis';
import { parseNative } from '@latin-puzzles/core/format';
import { canonicalHash } from '@latin-puzzles/core/puzzle';
import { describe, expect, test } from 'vitest';
import { latin, PROGRAM, temporary } from './run.ts';

const WISHED = ['generate', 'sudoku:2x2', '--seed', '4', '--jobs', '1', '--level', 'any'];

let files = 0;

/** The name of a file that is not there yet. */
const fresh = () => `${temporary('series', '')}-${files++}.ndjson`;

function made(count: number): { readonly file: string; readonly lines: string[] } {
  const file = fresh();
  expect(latin([...WISHED, '--count', String(count), '-o', file]).code).toBe(0);
  return { file, lines: linesOf(file) };
}

function linesOf(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  expect(text.endsWith('\n')).toBe(true);
  return text.slice(0, -1).split('\n');
}

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
}

const hashes = (lines: readonly string[]) => lines.map((line) => canonicalHash(must(parseNative(line))));

describe('a file that is there', () => {
  test('is overwritten only when that is asked for', () => {
    const { file, lines } = made(2);
    const refused = latin([...WISHED, '-o', file]);
    expect([refused.code, refused.err]).toEqual([2, expect.stringContaining('error [file.exists]')]);
    expect(linesOf(file)).toEqual(lines);
    expect(latin([...WISHED, '--count', '1', '--force', '-o', file]).code).toBe(0);
    expect(linesOf(file)).toEqual(lines.slice(0, 1));
  });

  test('is added to, by none like one that is there', () => {
    const { file, lines } = made(3);
    expect(latin([...WISHED, '--count', '3', '--append', '-o', file]).code).toBe(0);
    const all = linesOf(file);
    expect(all.slice(0, 3)).toEqual(lines);
    expect(new Set(hashes(all)).size).toBe(6);
  });

  test.each([['--append'], ['--resume'], ['--force']])('is named where %s is given', (option) => {
    const { code, err } = latin([...WISHED, option]);
    expect([code, err]).toEqual([2, expect.stringContaining('--output')]);
  });

  test('is not touched if a line of it is no puzzle', () => {
    const { file, lines } = made(1);
    writeFileSync(file, `${lines[0]}\n{"format": "zebra"}\n`);
    const { code, err } = latin([...WISHED, '--append', '-o', file]);
    expect([code, err]).toEqual([2, expect.stringMatching(/error \[series\.line\] .*line 2/)]);
    expect(linesOf(file)).toHaveLength(2);
  });
});

describe('a series that was stopped', () => {
  const { file: whole, lines } = made(8);

  test.each([0, 1, 5, 8])('after %i puzzles ends as if it had not been', (kept) => {
    const file = fresh();
    writeFileSync(
      file,
      lines
        .slice(0, kept)
        .map((line) => `${line}\n`)
        .join(''),
    );
    // The seed is that of the file.
    const wished = kept === 0 ? WISHED : WISHED.filter((word, i) => word !== '--seed' && WISHED[i - 1] !== '--seed');
    expect(latin([...wished, '--count', '8', '--resume', '-o', file]).code).toBe(0);
    expect(readFileSync(file, 'utf8')).toBe(readFileSync(whole, 'utf8'));
  });

  test('goes on from what a killed process has left, however its last line broke off', () => {
    const file = fresh();
    const draft = `${file}.999999999.part`;
    writeFileSync(draft, `${lines.slice(0, 3).join('\n')}\n${lines[3]!.slice(0, 50)}`);
    expect(latin([...WISHED, '--count', '8', '--resume', '-o', file]).code).toBe(0);
    expect(linesOf(file)).toEqual(lines);
    expect(existsSync(draft)).toBe(false);
  });

  test('ends with the command when that is killed, and what it leaves is gone on with', async () => {
    const file = fresh();
    const folder = dirname(file);
    const draft = () => readdirSync(folder).find((name) => name.startsWith(`${basename(file)}.`));
    const wished = WISHED.map((word) => (word === 'sudoku:2x2' ? 'sudoku:2x3' : word));
    const command = spawn(process.execPath, [PROGRAM, ...wished, '--count', '100000', '-o', file], { stdio: 'ignore' });
    const written = () => (draft() ? statSync(join(folder, draft()!)).size : 0);
    await expect.poll(written, { timeout: 60_000 }).toBeGreaterThan(1000);
    command.kill('SIGKILL');
    // Nobody works on for a command that is no more.
    const worker = Number(/\.(\d+)\.part$/.exec(draft()!)![1]);
    await expect.poll(() => isRunning(worker), { timeout: 20_000 }).toBe(false);
    const left = readFileSync(join(folder, draft()!), 'utf8').split('\n').length;
    expect(latin([...wished, '--count', String(left + 1), '--resume', '-o', file]).code).toBe(0);
    expect([linesOf(file).length, draft()]).toEqual([left + 1, undefined]);
    const again = fresh();
    expect(latin([...wished, '--count', String(left + 1), '-o', again]).code).toBe(0);
    expect(readFileSync(file, 'utf8')).toBe(readFileSync(again, 'utf8'));
  });

  test('finds in its turn what was found ahead of it', () => {
    const file = fresh();
    const ahead = lines.slice(5, 7).map((line) => line.replace('"generated":{', '"generated":{"ahead":true,'));
    writeFileSync(file, `${[...lines.slice(0, 4), ...ahead].join('\n')}\n`);
    expect(latin([...WISHED, '--count', '8', '--resume', '-o', file]).code).toBe(0);
    expect(linesOf(file)).toEqual(lines);
  });

  test.each([
    ['seed', ['--seed', '5']],
    ['wishes', ['--clues', '6']],
    ['board', ['--labels', '1123']],
  ])('is not gone on with under another order (%s)', (_, others) => {
    const file = fresh();
    writeFileSync(file, `${lines[0]}\n`);
    const { code, err } = latin([...WISHED, ...others, '--count', '8', '--resume', '-o', file]);
    expect([code, err]).toEqual([2, expect.stringContaining('error [series.other]')]);
    expect(linesOf(file)).toEqual(lines.slice(0, 1));
  });
});

test('puzzles are new to archives in any format, also as mirror images; a wrong line costs that line', () => {
  const asked = ['generate', 'sudoku', '--seed', '4', '--level', 'any', '--count', '3', '--json'];
  const first = latin(asked).out.trim().split('\n');
  const mirrored = first.map((line) => {
    const marks = (JSON.parse(line).clues as (string | null)[]).map((clue) => clue ?? '.').join('');
    return marks
      .match(/.{9}/g)!
      .map((row) => [...row].reverse().join(''))
      .join('');
  });
  const archive = temporary('archive.sdm', `not a puzzle\n${mirrored.slice(1).join('\n')}\n`);
  const others = temporary('archive.ndjson', `${first[0]}\n${made(1).lines[0]}\n`);
  const { code, err, out } = latin([...asked, '--new-to', archive, others]);
  expect([code, err]).toEqual([0, expect.stringContaining('archive.sdm: line 1')]);
  const [old, fresh] = [hashes(first), hashes(out.trim().split('\n'))];
  expect(new Set([...old, ...fresh]).size).toBe(6);
});

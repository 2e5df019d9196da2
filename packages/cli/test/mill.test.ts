import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { latin, objects, PROGRAM, temporary } from './run.ts';

const plan = (name: string, lines: readonly object[]) =>
  temporary(name, JSON.stringify({ format: 'latin-plan/1', seed: 2, lines }));

const SMALL = plan('small.json', [
  { boards: ['sudoku:2x2'], count: 12, wishes: { critical: true }, title: 'No. {number}' },
  { boards: ['sudoku:2x3'], levels: ['very easy'], count: 8 },
]);

/** The documents of a collection, in an order that does not depend on when they came. */
const documentsOf = (file: string) => latin(['collection', 'query', '--collection', file]).out.split('\n').sort();

describe('latin mill', () => {
  test('writes a plan to begin with, but not over another file', () => {
    const file = temporary('starter.json');
    expect(latin(['mill', '--init', file]).code).toBe(0);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(JSON.parse(latin(['mill', '--init']).out));
    const again = latin(['mill', '--init', file]);
    expect([again.code, again.err]).toEqual([2, expect.stringContaining('error [file.exists]')]);
  });

  test('makes what a plan asks for, tells of every line, and has nothing to do when it is called again', () => {
    const file = temporary('small.db');
    const first = latin(['mill', SMALL, '--collection', file, '--json', '--jobs', '1']);
    expect(first.code).toBe(0);
    expect(objects(first)).toMatchObject([
      { line: 1, name: 'sudoku:2x2, critical', found: 12, ended: 'met' },
      { line: 2, name: 'sudoku:2x3, very easy', found: 8, ended: 'met' },
    ]);
    const documents = documentsOf(file);
    expect(documents.filter((text) => text.includes('"title":"No. '))).toHaveLength(12);
    const again = latin(['mill', SMALL, '--collection', file]);
    expect([again.code, again.out]).toEqual([0, expect.stringContaining('2 of 2 lines ended, 20 puzzles')]);
    expect(documentsOf(file)).toEqual(documents);
  });

  test('killed at any moment and called again, it ends with the same puzzles', async () => {
    const undisturbed = temporary('undisturbed.db');
    expect(latin(['mill', SMALL, '--collection', undisturbed]).code).toBe(0);
    const file = temporary('killed.db');
    for (const wait of [600, 900, 1200, 1500]) {
      const child = spawn(process.execPath, [PROGRAM, 'mill', SMALL, '--collection', file], { stdio: 'ignore' });
      const ended = once(child, 'exit');
      await sleep(wait);
      child.kill('SIGKILL');
      await ended;
    }
    expect(latin(['mill', SMALL, '--collection', file]).code).toBe(0);
    expect(documentsOf(file)).toEqual(documentsOf(undisturbed));
    expect(latin(['collection', 'verify', '--collection', file]).code).toBe(0);
  });

  test('counts exactly, though it was killed', async () => {
    const counting = plan('counting.json', [{ kind: 'count', boards: ['sudoku:2x3'], method: 'bands' }]);
    const file = temporary('counted.db');
    for (const wait of [800, 1100]) {
      const child = spawn(process.execPath, [PROGRAM, 'mill', counting, '--collection', file], { stdio: 'ignore' });
      const ended = once(child, 'exit');
      await sleep(wait);
      child.kill('SIGKILL');
      await ended;
    }
    const { code, out } = latin(['mill', counting, '--collection', file]);
    expect([code, out]).toEqual([0, expect.stringContaining('line 1: 28,200,960 Latin boards')]);
    expect(latin(['mill', 'status', '--collection', file]).out).toContain('28,200,960 Latin boards');
  });

  test('stops at SIGTERM with what it has, and exits with 3', async () => {
    const long = plan('long.json', [{ boards: ['sudoku:2x3'], count: 100_000 }]);
    const file = temporary('long.db');
    const child = spawn(process.execPath, [PROGRAM, 'mill', long, '--collection', file, '--json'], { stdio: 'ignore' });
    const ended = once(child, 'exit');
    await expect
      .poll(() => latin(['collection', 'stats', '--collection', file]).code, { timeout: 120_000, interval: 500 })
      .toBe(0);
    child.kill('SIGTERM');
    expect((await ended)[0]).toBe(3);
  });

  test('says no where a line cannot be met', () => {
    const scarce = plan('scarce.json', [
      { boards: ['sudoku:2x2'], count: 1000, wishes: { critical: true }, patience: 20 },
    ]);
    const run = latin(['mill', scarce, '--collection', temporary('scarce.db')]);
    expect(run.code).toBe(1);
    expect(run.err).toContain('20 attempts in a row gave nothing new');
  });

  test('tells how long a plan will take without making anything', () => {
    const run = latin(['mill', SMALL, '--dry-run', '--json', '--jobs', '1']);
    expect(run.code).toBe(0);
    const [first, second, whole] = objects(run);
    expect([first, second]).toMatchObject([{ line: 1 }, { line: 2 }]);
    for (const line of [first, second]) expect(line!.units).toBeGreaterThan(0);
    expect(whole).toMatchObject({ lines: 2, jobs: 1 });
  });

  test('refuses a plan with its place', () => {
    const run = latin(['mill', plan('bad.json', [{ boards: ['sudoku'], count: 1, wishes: { symetry: 'x' } }])]);
    expect(run.code).toBe(2);
    expect(run.err).toContain('error [document.field]');
    expect(run.err).toContain('lines[0].wishes');
    expect(latin(['mill']).code).toBe(2);
  });

  test('lets plans rest and go on, and tells how far they are', () => {
    const file = temporary('rest.db');
    expect(latin(['mill', SMALL, '--collection', file, '--jobs', '1']).code).toBe(0);
    expect(objects(latin(['mill', 'pause', '--collection', file, '--json']))).toMatchObject([{ state: 'paused' }]);
    const [status] = objects(latin(['mill', 'status', '--collection', file, '--json']));
    expect(status).toMatchObject({ state: 'paused', lines: [{ found: 12 }, { found: 8 }] });
    expect(latin(['mill', 'resume', String(status!.id).slice(0, 6), '--collection', file]).code).toBe(0);
    // The file will do too, and must hold that very plan.
    expect(objects(latin(['mill', 'pause', SMALL, '--collection', file, '--json']))).toMatchObject([
      { plan: status!.id },
    ]);
    const other = plan('other.json', [{ boards: ['sudoku:2x2'], count: 13 }]);
    expect(latin(['mill', 'status', other, '--collection', file]).err).toContain('error [plan.none]');
    expect(latin(['mill', 'cancel', 'nothing', '--collection', file]).err).toContain('error [plan.none]');
  });

  test('watches a plan that others work at: how far every line is, how fast it goes, and how long it will take', async () => {
    const file = temporary('watched.db');
    const long = plan('watched.json', [{ boards: ['sudoku:2x3'], count: 100_000 }]);
    const millstone = spawn(process.execPath, [PROGRAM, 'mill', long, '--collection', file], { stdio: 'ignore' });
    const stopped = once(millstone, 'exit');
    const isThere = () => latin(['mill', 'status', '--collection', file]).out.includes('sudoku:2x3');
    await expect.poll(isThere, { timeout: 120_000, interval: 500 }).toBe(true);
    const watching = spawn(process.execPath, [PROGRAM, 'mill', 'status', '--watch', '--json', '--collection', file]);
    const looks: { pace?: { found: number; threads: number; left: number }; lines: { found: number }[] }[] = [];
    createInterface(watching.stdout).on('line', (line) => looks.push(JSON.parse(line)));
    const over = once(watching, 'exit');
    await expect.poll(() => looks.at(-1)?.pace?.found ?? 0, { timeout: 120_000 }).toBeGreaterThan(0);
    const { pace, lines } = looks.at(-1)!;
    expect([pace!.threads > 0, pace!.left > 0]).toEqual([true, true]);
    expect(lines[0]!.found).toBeGreaterThan(looks[0]!.lines[0]!.found);
    expect(watching.exitCode).toBeNull();
    // A plan that rests needs not be watched.
    expect(latin(['mill', 'pause', '--collection', file]).code).toBe(0);
    expect((await over)[0]).toBe(0);
    millstone.kill('SIGTERM');
    await stopped;
    const seen = latin(['mill', 'status', '--watch', '--collection', file]);
    expect(seen.out).toMatch(/0 of 1 lines ended, \d+ puzzles; about .* left for one thread/);
  });

  test('tells how many of the chunks that were set aside are tried again at a word', () => {
    const file = temporary('retried.db');
    expect(latin(['mill', SMALL, '--collection', file, '--jobs', '1']).code).toBe(0);
    expect(latin(['mill', 'retry', '--collection', file]).out).toMatch(/^plan \w+: 0 chunks are tried again\n$/);
  });

  test('needs to be told where the queue is', () => {
    const run = latin(['mill', 'submit', SMALL, '--collection', temporary('queue.db')]);
    expect([run.code, run.err]).toEqual([2, expect.stringContaining('LATIN_QUEUE_URL')]);
  });
});

import { spawn } from 'node:child_process';
import { existsSync, lstatSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { must } from '@latin-puzzles/core/basis';
import { parseNative } from '@latin-puzzles/core/format';
import { makeCountCheckpoint } from '@latin-puzzles/workshop/study';
import { expect, test } from 'vitest';
import { latin, objects, PROGRAM, temporary } from './run.ts';

const SUDOKU = ['count', '--board', 'sudoku:3x3', '--labels', '111222333', '--method', 'tables', '--json'];
const EMPTY_SUDOKU = temporary('count-sudoku.txt', '.'.repeat(81));

test('a count that is killed again and again ends with the same figure', async () => {
  const checkpoint = temporary('count-killed.json', '').replace('.json', '.checkpoint');
  const args = [PROGRAM, ...SUDOKU, '--checkpoint', checkpoint, EMPTY_SUDOKU];
  // Every moment is as good as any other; a later one sees more of the file.
  for (const kept of [1, 2, 3]) {
    const child = spawn(process.execPath, args, { stdio: 'ignore', detached: true });
    const seen = keptIn(checkpoint);
    while (child.exitCode === null && keptIn(checkpoint) <= seen) await wait(20);
    await wait(Math.random() * 300 * kept);
    if (child.exitCode === null) process.kill(-child.pid!, 'SIGKILL');
  }
  const run = latin([...SUDOKU, '--checkpoint', checkpoint, EMPTY_SUDOKU]);
  expect(objects(run)).toMatchObject([{ count: '1927379250285613056', method: 'tables' }]);
  // What is there is told again without counting.
  expect(objects(latin([...SUDOKU, '--checkpoint', checkpoint, EMPTY_SUDOKU]))).toEqual(objects(run));
});

function keptIn(file: string): number {
  if (!existsSync(file)) return 0;
  const { state } = JSON.parse(readFileSync(file, 'utf8'));
  return state.counts.filter((count: string | null) => count !== null).length;
}

test('a file that is no checkpoint of the same count stays as it is', () => {
  const file = temporary('count-other.json', '{"counts":{},"state":{}}');
  const run = latin(['count', '--board', 'sudoku:2x2', '--checkpoint', file], '.'.repeat(16));
  expect([run.code, run.err]).toEqual([2, expect.stringContaining('no checkpoint of a count of this puzzle')]);
  expect(readFileSync(file, 'utf8')).toBe('{"counts":{},"state":{}}');
});

test('a checkpoint is a file, of one puzzle, by a method that there is', () => {
  const small = ['count', '--board', 'sudoku:2x2', '--method', 'labels', '--checkpoint'];
  const empty = '.'.repeat(16);
  const folder = latin([...small, dirname(EMPTY_SUDOKU)], empty);
  expect([folder.code, folder.err]).toEqual([2, expect.stringContaining('[file.read]')]);
  const file = temporary('count-one.json', '').replace('.json', '.checkpoint');
  const several = latin([...small, file], `${empty}\n${empty}`);
  expect([several.code, several.out, several.err]).toEqual([2, '288\n', expect.stringContaining('for one puzzle')]);
  const other = readFileSync(file, 'utf8').replace('"method":"labels"', '"method":"dice"');
  writeFileSync(file, other);
  expect(latin([...small, file], empty).code).toBe(2);
  expect(readFileSync(file, 'utf8')).toBe(other);
});

test('a checkpoint that was cut or changed gives no figure', () => {
  const file = temporary('count-whole.json', '').replace('.json', '.checkpoint');
  const call = ['count', '--board', 'sudoku:2x2', '--method', 'labels', '--checkpoint', file];
  expect(latin(call, '.'.repeat(16)).out).toBe('288\n');
  const whole = readFileSync(file, 'utf8');
  const figure = /"counts":\["(\d+)"/.exec(whole)![1]!;
  const damaged = [
    whole.replace(`["${figure}"`, `["${figure}0"`),
    ...[40, 60, 99].map((length) => whole.slice(0, length)),
  ];
  for (const text of damaged) {
    expect(text).not.toBe(whole);
    writeFileSync(file, text);
    const run = latin(call, '.'.repeat(16));
    expect([run.code, run.out, run.err]).toEqual([2, '', expect.stringContaining('[usage] ')]);
    expect(run.err).toContain('it is not whole, or something in it was changed');
    expect(readFileSync(file, 'utf8')).toBe(text);
  }
});

test('a checkpoint behind a link is written there, and the link stays', () => {
  const target = temporary('count-behind.checkpoint', '');
  const link = target.replace('behind', 'link');
  const call = ['count', '--board', 'sudoku:2x2', '--method', 'labels', '--checkpoint'];
  latin([...call, target.replace('behind', 'first')], '.'.repeat(16));
  const begun = JSON.parse(readFileSync(target.replace('behind', 'first'), 'utf8'));
  const puzzle = must(parseNative(JSON.stringify(begun.counts)));
  const state = { ...begun.state, counts: begun.state.counts.map(() => null) };
  writeFileSync(target, makeCountCheckpoint(puzzle, state));
  symlinkSync(target, link);
  expect(latin([...call, link], '.'.repeat(16)).out).toBe('288\n');
  expect(lstatSync(link).isSymbolicLink()).toBe(true);
  expect(keptIn(target)).toBe(state.counts.length);
});

test('an estimate with an interval comes before a count that takes long', () => {
  const run = latin(['count', '--board', 'latin-square:6', '--method', 'labels', '--json'], '.'.repeat(36));
  expect(run.err).toMatch(/about \d\.\d\de8, with 95 % confidence between \d\.\d\de8 and \d\.\d\de8; counting exactly/);
  const [{ count, estimate }] = objects(run) as [{ count: string; estimate: { low: number; high: number } }];
  expect(count).toBe('812851200');
  expect(estimate.low).toBeLessThan(estimate.high);
});

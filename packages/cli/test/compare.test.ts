import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { IMPOSSIBLE, latin, objects, SOLVED, SUDOKU, temporary } from './run.ts';

const METHODS = ['--methods', 'engine,dancing-cells', '--seeds', '1'];

test('latin compare tells what each method found, proved and took, and draws it', () => {
  const chart = temporary('times.svg');
  const run = latin([
    'compare',
    ...METHODS,
    '--chart',
    chart,
    temporary('one.txt', SUDOKU),
    temporary('no.txt', IMPOSSIBLE),
  ]);
  expect(run.code).toBe(0);
  expect(run.out).toMatch(
    /one\.txt, line 1: 81 cells, 30 clues\n +method .*\n +engine +1\/1 +1\/1 .* MB\n +dancing-cells +1\/1 +1\/1/,
  );
  expect(run.out).toMatch(/no\.txt, line 1: 81 cells, 9 clues\n.*\n +engine +0\/1 +1\/1/);
  expect(readFileSync(chart, 'utf8')).toMatch(/^<svg.*dancing-cells/s);
});

test('latin compare --json gives an object for every puzzle and method', () => {
  const run = latin(['compare', ...METHODS, '--json'], SUDOKU);
  expect(objects(run)).toMatchObject([
    {
      method: 'engine',
      kind: 'exact',
      verdict: 'complete',
      solutions: 1,
      trials: 1,
      solved: 1,
      proved: 1,
      failures: [],
    },
    { method: 'dancing-cells', kind: 'exact', ms: expect.any(Number), trials: 1, solved: 1, proved: 1, failures: [] },
  ]);
});

test('latin compare names the methods there are when asked for another', () => {
  const run = latin(['compare', '--methods', 'magic'], SUDOKU);
  expect([run.code, run.err]).toEqual([2, expect.stringContaining('dancing-cells')]);
});

test('latin solve --method solves by another method, and tells its steps', () => {
  const run = latin(['solve', '--method', 'dancing-cells'], SUDOKU);
  expect(run).toMatchObject({ code: 0, out: `${SOLVED}\n` });
  expect(run.err).toMatch(/^line 1: dancing-cells, \d+ steps, complete\n$/);
  expect(latin(['solve', '--method', 'rewriting'], IMPOSSIBLE).code).toBe(1);
  expect(latin(['solve', '--method', 'rewriting', '--strategy', 'polynomial'], SUDOKU).code).toBe(2);
});

test('latin solve --method --json names the method with every solution, and ends with what came out', () => {
  const run = latin(['solve', '--method', 'dancing-cells', '--json'], SUDOKU);
  expect(objects(run)).toEqual([
    { place: 'line 1', method: 'dancing-cells', cells: [...SOLVED] },
    { place: 'line 1', method: 'dancing-cells', verdict: 'complete', solutions: 1, ms: expect.any(Number) },
  ]);
  expect(objects(latin(['solve', '--method', 'rewriting', '--json'], IMPOSSIBLE))).toMatchObject([
    { method: 'rewriting', verdict: 'complete', solutions: 0 },
  ]);
});

test('latin solve --method asks a stochastic method for one solution, and an exact one for two', () => {
  const blank = '.'.repeat(16);
  const found = (...args: string[]) => latin(['solve', '--board', 'sudoku:2x2', ...args], blank);
  const one = found('--method', 'ant-colony', '--seed', '1');
  expect([one.code, one.out.trim().split('\n').length]).toEqual([0, 1]);
  expect(one.err).toMatch(/^line 1: ant-colony, \d+ steps, limit\n$/);
  expect(found('--method', 'dancing-cells').out.trim().split('\n')).toHaveLength(2);
  expect(found('--method', 'ant-colony', '--seed', '1', '--limit', '3').out.trim().split('\n')).toHaveLength(3);
});

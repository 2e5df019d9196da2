import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { must } from '../../src/basis/index.ts';
import { FORMATS, makeLine } from '../../src/format/index.ts';
import { readAll } from './samples/sample.ts';

/** Another program, which makes and solves Sudokus, and reads and writes them in four ways. */
const qqwing = (args: readonly string[], input = '') => execFileSync('qqwing', args, { input }).toString();
const MADE = qqwing(['--generate', '40', '--solution', '--csv']);
const ROWS = MADE.trim()
  .split('\n')
  .slice(1)
  .map((row) => row.split(',') as [string, string, string]);
const CLUES = ROWS.map(([clues]) => clues);

const linesOf = async (text: string) => (await readAll(text)).map(({ result }) => must(makeLine(must(result))));

test('what it makes is read from its tables, with the solutions', async () => {
  const items = await readAll(MADE);
  const solved = items.map(({ result }) => {
    const { solution, multiset } = must(result);
    return solution!.map((label) => multiset.labels[label]).join('');
  });
  expect(items.map(({ result }) => must(makeLine(must(result))))).toEqual(CLUES);
  expect(solved).toEqual(ROWS.map(([, solution]) => solution));
});

test.each(['--one-line', '--compact', '--readable'])('what it writes with %s is read', async (style) => {
  // It prints the puzzles that it is given, as it would print its own.
  const text = qqwing(['--solve', '--puzzle', '--nosolution', style], `${CLUES.join('\n')}\n`);
  expect(await linesOf(text)).toEqual(CLUES);
});

test.each(['line', 'sdm', 'grid', 'ss', 'sdk'])('what we write as %s it reads as the same puzzle', async (name) => {
  const format = FORMATS.find((known) => known.name === name)!;
  const puzzles = (await readAll(CLUES.join('\n'))).map(({ result }) => must(result));
  for (const [i, puzzle] of puzzles.slice(0, 12).entries()) {
    const text = must(format.make(puzzle));
    expect(qqwing(['--solve', '--one-line'], `${text}\n`).trim()).toBe(ROWS[i]![1]);
  }
});

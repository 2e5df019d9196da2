import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { FAKE_TERMINAL, latinProcess, objects, PROGRAM, temporary } from './run.ts';

/** The empty board, on which one step of this strategy takes long. */
const ENDLESS = temporary(
  'endless.json',
  JSON.stringify({
    format: 'latin-puzzle/1',
    board: 'quadoku:49',
    labels: Array.from({ length: 49 }, (_, i) => String(i + 1)),
    clues: Array.from({ length: 49 * 49 }, () => null),
  }),
);

test('a limit holds in the middle of a long step', () => {
  const run = latinProcess(['solve', '--strategy', 'optimized', '--timeout', '0.1', ENDLESS]);
  expect([run.code, run.err]).toEqual([3, expect.stringContaining('stopped')]);
});

test('a count that is stopped in the middle of a long step tells the number that it has reached', () => {
  const run = latinProcess(['count', '--json', '--timeout', '0.1', ENDLESS]);
  expect([run.code, objects(run)]).toEqual([
    3,
    [{ place: expect.any(String), atLeast: expect.stringMatching(/^\d+$/) }],
  ]);
  expect(run.err).toContain('stopped; there are at least ');
});

test.each([
  ['minimum', 'latin-square:64'],
  ['generate', 'latin-square:64', '--jobs', '1'],
])('latin %s on %s of thousands of cells ends at its limit', (...args) => {
  expect(latinProcess([...args, '--timeout', '0.5']).code).toBe(3);
});

test('a Ctrl+C ends a search with what it has found, also if only the first process hears of it', async () => {
  const args = ['minimum', 'sudoku-ripeto', '--steps', '1000000000', '--json'];
  const child = spawn(process.execPath, ['--import', FAKE_TERMINAL, PROGRAM, ...args]);
  let out = '';
  child.stdout.on('data', (chunk) => {
    out += chunk;
  });
  // On a terminal it tells how far it has come.
  child.stderr.once('data', () => child.kill('SIGINT'));
  const [code] = await once(child, 'exit');
  expect([code, JSON.parse(out).proved]).toEqual([3, false]);
});

test('a count without a limit tells at a Ctrl+C the number that it has reached', async () => {
  const empty = ['--board', 'sudoku', temporary('empty.txt', '.'.repeat(81))];
  // A terminal sends it to all processes of a group.
  const child = spawn(process.execPath, ['--import', FAKE_TERMINAL, PROGRAM, 'count', '--json', ...empty], {
    detached: true,
  });
  const texts = { out: '', err: '' };
  child.stdout.on('data', (chunk) => {
    texts.out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    // On a terminal it tells how far it has come.
    if (/[1-9]\d* so far/.test(texts.err)) return;
    texts.err += chunk;
    if (/[1-9]\d* so far/.test(texts.err)) process.kill(-child.pid!, 'SIGINT');
  });
  const [code] = await once(child, 'close');
  expect([code, JSON.parse(texts.out)]).toEqual([
    3,
    { place: expect.any(String), atLeast: expect.stringMatching(/^[1-9]\d*$/) },
  ]);
});

test('a search that is stopped before its first puzzle is as small as it gets tells how small it is', () => {
  const run = latinProcess(['minimum', 'sudoku:5x5', '--timeout', '2']);
  expect([run.code, run.out]).toEqual([3, expect.stringMatching(/best found \d+/)]);
});

test('a Ctrl+C in the middle of a long step loses nothing that was found', async () => {
  const child = spawn(process.execPath, ['--import', FAKE_TERMINAL, PROGRAM, 'minimum', 'sudoku:5x5']);
  let out = '';
  child.stdout.on('data', (chunk) => {
    out += chunk;
  });
  child.stderr.once('data', () => child.kill('SIGINT'));
  const [code] = await once(child, 'close');
  expect([code, out]).toEqual([3, expect.stringMatching(/best found \d+/)]);
});

test('a call without a limit, and one that is wrong, end as they did', () => {
  expect(latinProcess(['minimum', 'sudoku:2x2']).code).toBe(0);
  expect(latinProcess(['minimum', 'atlantis']).code).toBe(2);
  expect(latinProcess(['solve', '--timeout', 'never']).code).toBe(2);
  expect(latinProcess(['count', '--timeout', '60', '--board', 'sudoku:2x2'], { input: '.'.repeat(16) }).out).toBe(
    '288\n',
  );
});

test('a Ctrl+C ends a study of a Latin board with what is known, and a count of classes with 3', async () => {
  const board = latinProcess(['sample', 'sudoku:4x4', '--seed', '1']).out;
  const calls: [string[], unknown][] = [
    [['properties', '--json', '--board', 'sudoku:4x4', temporary('latin-board.txt', board)], { trades: { upTo: 6 } }],
    [['classes', 'sudoku'], undefined],
  ];
  for (const [args, told] of calls) {
    const child = spawn(process.execPath, ['--import', FAKE_TERMINAL, PROGRAM, ...args]);
    let out = '';
    child.stdout.on('data', (chunk) => {
      out += chunk;
    });
    // On a terminal it tells how far it has come.
    child.stderr.once('data', () => child.kill('SIGINT'));
    const [code] = await once(child, 'close');
    expect(code).toBe(3);
    if (told) expect(JSON.parse(out)).toMatchObject(told);
    else expect(out).toBe('');
  }
});

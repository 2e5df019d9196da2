import { expect, test } from 'vitest';
import { latin, SUDOKU, temporary } from './run.ts';

const GOOD = { format: 'latin-puzzle/1', board: 'latin-square:2', labels: ['a', 'b'], clues: ['a', null, null, null] };
const document = (change: object) => JSON.stringify({ ...GOOD, ...change });

const CASES: [string, string, string | Uint8Array][] = [
  ['truncated JSON', 'format.json', document({}).slice(0, 60)],
  ['an empty file', 'format.empty', ''],
  ['too few clues', 'clues.count', document({ clues: [null] })],
  ['too many labels', 'labels.count', document({ labels: ['a', 'b', 'c'] })],
  ['an unknown board', 'board.unknown', document({ board: 'atlantis' })],
  ['an unknown label', 'clues.unknown-label', document({ clues: ['q', null, null, null] })],
  ['an inscription out of range', 'inscription.range', document({ inscription: [400] })],
  ['10 MB of garbage', 'format.line', 'garbage!'.repeat(1_300_000)],
  [
    '10 MB of random bytes',
    'format.encoding',
    Uint8Array.from({ length: 10_000_000 }, (_, i) => (i * 2_654_435_761) >>> 13),
  ],
  ['10 MB of brackets', 'format.json', '['.repeat(10_000_000)],
  ['10 MB of an object', 'format.json', `{"a":${'{"a":'.repeat(2_000_000)}`],
  [
    'a board of 100,000 cells',
    'board.too-large',
    document({ board: { cells: 100_000, asterisms: [[...Array(100_000).keys()]] } }),
  ],
  ['NUL bytes', 'format.line', '\0'.repeat(1000)],
  ['a NUL in a label', 'labels.invalid', document({ labels: ['a', '\0'] })],
  ['a label of 10,000 characters', 'labels.invalid', document({ labels: ['a', 'b'.repeat(10_000)] })],
  ['a number', 'format.line', '42'],
  ['a list', 'format.field', '[1, 2]'],
  ['another program’s JSON', 'format.version', '{"name": "something", "version": "1.0.0"}'],
  ['a line of the wrong length', 'format.line', SUDOKU.slice(1)],
  ['a line with a foreign character', 'clues.unknown-label', `?${SUDOKU.slice(1)}`],
];

function refuses(command: string, code: string, input: string | Uint8Array): void {
  const run = latin([command], input);
  expect(run.code).toBe(2);
  expect(run.err).toContain(`error [${code}]`);
  expect(run.err).not.toMatch(/\n\s+at /);
  expect(run.err.length).toBeLessThan(1000);
  expect(run.out).toBe('');
}

test.each(CASES)('%s is answered with %s, exit 2 and no stack trace', (_, code, input) => {
  refuses('classify', code, input);
});

test.each(['show', 'solve', 'count', 'prove', 'hint', 'convert', 'draw'])('latin %s reads as carefully', (command) => {
  for (const [_, code, input] of CASES.filter((_, i) => i % 6 === 0)) refuses(command, code, input);
});

test.each([
  ['', 'format.empty'],
  ['{"format":"latin-proof/1"', 'format.json'],
  ['{"format":"latin-puzzle/1"}', 'format.version'],
  [JSON.stringify({ format: 'latin-proof/1', puzzle: {}, fair: true, steps: [] }), 'format.version'],
  [JSON.stringify({ format: 'latin-proof/1', puzzle: GOOD, fair: 1, steps: [] }), 'format.field'],
  [JSON.stringify({ format: 'latin-proof/1', puzzle: GOOD, fair: true, steps: {} }), 'format.field'],
])('latin check answers %j with %s', (input, code) => {
  const run = latin(['check'], input);
  expect([run.code, run.err]).toEqual([2, expect.stringContaining(`error [${code}]`)]);
});

test('a bad puzzle in a collection is reported in its place and the others are not lost', () => {
  const run = latin(['solve'], `${SUDOKU}\nnonsense\n${SUDOKU}\n`);
  expect(run.code).toBe(2);
  expect(run.out.trim().split('\n')).toHaveLength(2);
  expect(run.err).toContain('standard input: line 2');
});

test.each([
  [['boards', 'atlantis'], 'board.unknown'],
  [['boards', 'triangle:7'], 'board.parameter'],
  [['show', '/nowhere/at/all.json'], 'file.read'],
  [['show', '/'], 'file.read'],
  [['draw', '--board', 'sudoku', '-o', '/nowhere/at/all.svg'], 'file.write'],
  [['draw', '--board', 'sudoku', '-o', 'x.docx'], 'draw.format'],
  [['draw', '--board', 'sudoku', '--net'], 'draw.net'],
  [['show', '--labels', 'a,,b'], 'labels.invalid'],
])('latin %j answers %s', (args, code) => {
  const run = latin(args, SUDOKU);
  expect([run.code, run.err]).toEqual([2, expect.stringContaining(`error [${code}]`)]);
});

test.each([
  [['nonsense']],
  [['boards', '--nonsense']],
  [['convert', '--to', 'wingdings']],
  [['solve', '--limit', '0']],
  [['solve', '--timeout', '-1']],
  [['solve', '--seed', 'lucky']],
  [['prove', '--seed', 'lucky']],
  [['calibrate', '--seed', 'lucky', 'judgements.csv']],
  [['generate']],
  [['studio', '--port', 'many']],
  [['show', 'one', 'two']],
])('latin %j is a usage error, with a code, a place and a remedy', (args) => {
  const run = latin(args, SUDOKU);
  expect([run.code, run.out]).toEqual([2, '']);
  expect(run.err).toMatch(/^error \[usage\] command line: [A-Z].*\.\n {2}.*`latin .*--help` .*\.\n$/);
});

test.each([
  ['puzzle,level\n', 'document', 'format.empty'],
  ['puzzle,mood\nx,easy\n', 'line 1', 'format.field'],
  [`puzzle,level\n${SUDOKU},splendid\n`, 'line 2, level', 'format.field'],
  ['puzzle,level\nnonsense,easy\n', 'line 2', 'format.line'],
])('latin calibrate answers %j with the file and the place in it', (text, place, code) => {
  const file = temporary('judgements.csv', text);
  const run = latin(['calibrate', file]);
  expect([run.code, run.err]).toEqual([2, expect.stringContaining(`error [${code}] ${file}: ${place}: `)]);
});

test('a slip of the pen is answered with what may have been meant', () => {
  expect(latin(['clasify']).err).toContain('Did you mean classify?');
  expect(latin(['generate', '--board', 'sudoku']).err).toContain('Write it as an argument: `latin generate <board>`.');
  expect(latin(['classify', '--jsn']).err).toContain('Did you mean --json? `latin classify --help`');
});

test('latin without a command tells how it is called', () => {
  const run = latin([]);
  expect([run.code, run.out, run.err]).toEqual([2, '', expect.stringMatching(/^Usage: latin/)]);
});

test.each([
  [['generate', 'sudoku', '--block']],
  [['generate', 'sudoku', '--scale']],
  [['rate', '--scale']],
  [['calibrate']],
  [['minimum', '--check']],
])('latin %j reads other files as carefully as puzzles', (args) => {
  const bytes = temporary('bytes', Uint8Array.of(0xff, 0xfe, 0x31, 0));
  const missing = latin([...args, '/nowhere/at/all'], SUDOKU);
  expect([missing.code, missing.err]).toEqual([2, expect.stringContaining('there is no such file.')]);
  const binary = latin([...args, bytes], SUDOKU);
  expect([binary.code, binary.err]).toEqual([2, expect.stringContaining('error [format.encoding]')]);
});

test('help does not print data', () => {
  expect(latin(['prove', '--help']).out).not.toContain('{');
});

test('a label that the font cannot draw is named', () => {
  const file = temporary('hieroglyph.json', document({ labels: ['a', '𓀀'], clues: ['𓀀', null, null, null] }));
  for (const output of [['x.pdf'], ['x.png'], ['x.svg', '--outlines']]) {
    const [name, ...others] = output as [string, ...string[]];
    const run = latin(['draw', file, '-o', temporary(name), ...others]);
    expect(run.code).toBe(2);
    expect(run.err).toContain('error [draw.glyph]');
    expect(run.err).toContain('𓀀');
  }
  // Text stays text in an SVG: whoever shows it may have a font for it.
  expect(latin(['draw', file]).out).toContain('𓀀');
});

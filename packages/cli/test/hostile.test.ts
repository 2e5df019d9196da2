import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { latin, latinOnTerminal, latinProcess, objects, type Run, SUDOKU, temporary } from './run.ts';

/** Clears the screen, in both ways; rings; deletes; begins a line; turns the line around, in all ways. */
const HOSTILE =
  '\u001B[2J\u009B2J\u0007\u007F\r\n\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069\u200E\u200F\u061C';
/** Labels hold no controls, but they may hold what turns a line around. */
const LABELS = ['a\u202E', 'b\u2066', 'c\u061C'];
const DOCUMENT = {
  format: 'latin-puzzle/1',
  board: {
    cells: 9,
    asterisms: [0, 1, 2]
      .flatMap((i) => [
        [3 * i, 3 * i + 1, 3 * i + 2],
        [i, i + 3, i + 6],
      ])
      .map((cells, i) => ({ cells, name: `${i}${HOSTILE}` })),
    cellNames: Array.from({ length: 9 }, (_, i) => `${i}${HOSTILE}`),
  },
  labels: LABELS,
  clues: [LABELS[0], LABELS[1], null, null, LABELS[2], null, null, null, null],
  title: `title ${HOSTILE}`,
  author: `author ${HOSTILE}`,
};
const variant = (change: object) => JSON.stringify({ ...DOCUMENT, ...change });
const TWICE = variant({ clues: [LABELS[0], LABELS[0], null, null, null, null, null, null, null] });
const file = (name: string, text: string) => temporary(`${name}-${HOSTILE}`, text);

const PUZZLE = file('puzzle.json', JSON.stringify(DOCUMENT));
const MISSING = `/nowhere/${HOSTILE}`;
const FOREIGN = file('foreign.json', variant({ clues: [HOSTILE, null, null, null, null, null, null, null, null] }));
const BROKEN = file('broken.json', `{"${HOSTILE}`);
const JUDGEMENTS = file('judgements.csv', `puzzle,level\n${SUDOKU},${HOSTILE.replace('\n', '')}\n`);

const COLLECTION = temporary(`collection-${HOSTILE}.db`);
const BOOK = file(
  'book.json',
  JSON.stringify({
    format: 'latin-book/1',
    title: HOSTILE,
    parts: [{ kind: 'puzzles', title: HOSTILE, from: MISSING }],
  }),
);

const CALLS: readonly (readonly string[])[] = [
  ['boards', HOSTILE],
  ['show', PUZZLE],
  ['show', '--board', HOSTILE, PUZZLE],
  ['show', '--labels', HOSTILE, PUZZLE],
  ['classify', PUZZLE],
  ['classify', '--json', PUZZLE],
  ['classify', file('twice.json', TWICE)],
  ['classify', '--json', file('twice.json', TWICE)],
  ['solve', PUZZLE],
  ['solve', '--json', PUZZLE],
  ['count', PUZZLE],
  ['prove', PUZZLE],
  ['prove', '--json', PUZZLE],
  ['prove', '--theorems', HOSTILE, PUZZLE],
  ['hint', PUZZLE],
  ['hint', '--json', PUZZLE],
  ['hint', '--stage', '2', '--lang', 'es', PUZZLE],
  ['rate', PUZZLE],
  ['rate', '--scale', BROKEN, PUZZLE],
  ['check', PUZZLE],
  ['check', FOREIGN],
  ['draw', PUZZLE],
  ['draw', '--key', PUZZLE],
  ['draw', '--booklet', PUZZLE, '--title', HOSTILE],
  ['draw', PUZZLE, '-o', `${MISSING}.svg`],
  ['draw', PUZZLE, '-o', MISSING],
  ['convert', PUZZLE],
  ['convert', '--to', 'pretty', PUZZLE],
  ['convert', '--to', 'line', PUZZLE],
  ['convert', '--to', HOSTILE, PUZZLE],
  ['generate', PUZZLE, '--title', HOSTILE, '--author', HOSTILE, '--seed', '1', '--level', 'any'],
  ['generate', PUZZLE, '--title', HOSTILE, '--seed', '1', '--level', 'any', '--json', '--stats'],
  ['generate', PUZZLE, '--always', HOSTILE],
  ['generate', PUZZLE, '--at', HOSTILE, '--inscription', HOSTILE],
  ['generate', PUZZLE, '--symmetry', HOSTILE],
  ['minimum', PUZZLE],
  ['minimum', '--json', PUZZLE],
  ['minimum', PUZZLE, '--certificate', MISSING],
  ['minimum', '--check', BROKEN],
  ['minimum', '--check', file('certificate.json', JSON.stringify({ format: HOSTILE }))],
  ['calibrate', JUDGEMENTS],
  ['learn', HOSTILE],
  ['sample', PUZZLE],
  ['puzzles', PUZZLE],
  ['compare', '--methods', HOSTILE, PUZZLE],
  ['style', file('style.json', JSON.stringify({ format: 'latin-style/1', colours: { text: `ink${HOSTILE}` } }))],
  ['style', file('fonts.json', JSON.stringify({ format: 'latin-style/1', fonts: [MISSING] }))],
  ['book', BOOK, '-o', MISSING],
  ['embed', PUZZLE],
  ['embed', PUZZLE, '-o', MISSING],
  ['collection', 'add', PUZZLE, '--collection', COLLECTION],
  ['collection', 'list', '--collection', COLLECTION],
  ['collection', 'export', '--collection', COLLECTION],
  ['collection', 'stats', '--collection', MISSING],
  ['mill', file('plan.json', JSON.stringify({ format: 'latin-plan/1', seed: 1, lines: [{ kind: HOSTILE }] }))],
  ['mill', 'status', HOSTILE, '--collection', COLLECTION],
  ['plugin', MISSING],
  ['serve', '--host', HOSTILE],
  ...['grid', 'csv', 'f-puzzles', 'sudokupad-link', 'dimacs', 'minizinc', 'xcsp3', 'exact-cover', 'clingo', 'lp'].map(
    (to) => ['convert', '--to', to, PUZZLE],
  ),
  ['completion', HOSTILE],
  ['studio', '--port', HOSTILE],
  ['studio', '--host', HOSTILE],
  [HOSTILE],
  ['show', `--${HOSTILE}`, PUZZLE],
  ...['show', 'classify', 'solve', 'count', 'prove', 'hint', 'rate', 'check', 'convert'].map((command, i) => [
    command,
    [MISSING, FOREIGN, BROKEN][i % 3]!,
  ]),
];

const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u;
/** What is left of controls when line breaks and our own erasing of the progress line are taken away. */
const controlsIn = ({ out, err }: Run) =>
  `${out}${err}`.replaceAll('\r\u001B[K', '').replaceAll('\n', '').match(CONTROLS)?.[0] ?? 'none';

test.each(CALLS.map((args) => ({ args })))('$args puts no control on a terminal', ({ args }) => {
  // A server is a process of its own, which has the terminal too.
  const run = ['studio', 'serve'].includes(args[0]!) ? latinProcess(args, { isTerminal: true }) : latinOnTerminal(args);
  expect(run.out + run.err).not.toBe('');
  expect(controlsIn(run)).toBe('none');
});

test('a line break in a title begins no line, on a terminal or off it', () => {
  for (const show of [latin, latinOnTerminal]) {
    const { out } = show(['show', PUZZLE]);
    expect(out.split('\n')[0]).toBe(
      'title \\u001b[2J\\u009b2J\\u0007\\u007f\\u000d\\u000a\\u202a\\u202b\\u202c\\u202d\\u202e\\u2066\\u2067\\u2068\\u2069\\u200e\\u200f\\u061c ' +
        'by author \\u001b[2J\\u009b2J\\u0007\\u007f\\u000d\\u000a\\u202a\\u202b\\u202c\\u202d\\u202e\\u2066\\u2067\\u2068\\u2069\\u200e\\u200f\\u061c',
    );
    expect(controlsIn({ code: 0, out, err: '' })).toBe('none');
  }
});

test('our own colours pass, those of a title do not', () => {
  const { out } = latinOnTerminal(['show'], variant({ title: '\u001B[1mbold', author: undefined }), '');
  expect(out.split('\n')[0]).toBe('\u001B[1m\\u001b[1mbold\u001B[22m');
});

test('data keeps its meaning on a terminal and its bytes in a pipe', () => {
  expect(objects(latinOnTerminal(['convert', PUZZLE]))[0]).toEqual(DOCUMENT);
  expect(latin(['convert', PUZZLE]).out).toBe(`${JSON.stringify(DOCUMENT)}\n`);
  expect(objects(latin(['solve', '--json', PUZZLE]))[0]!.cells).toContain(LABELS[0]);
});

test('only the door writes to the terminal', () => {
  const sources = fileURLToPath(new URL('../src', import.meta.url));
  const writers = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && /\bstd(out|err)\.write|console\./.test(readFileSync(join(sources, name), 'utf8')),
  );
  expect(writers).toEqual([join('terminal', 'screen.ts')]);
});

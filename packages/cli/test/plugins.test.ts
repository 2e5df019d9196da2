import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { latin, objects, SUDOKU, temporary } from './run.ts';

const example = (name: string) => fileURLToPath(new URL(`../../../examples/plugins/${name}.mjs`, import.meta.url));
const SMALL = ['--board', 'sudoku:2x2'];
const EMPTY = '.'.repeat(16);
/** Solved by an XY-wing and the elementary theorems. */
const WINGED = '9..24.....5.69.231.2..5..9..9.7..32...29356.7.7...29...69.2..7351..79.622.7.86..9';
const ELEMENTARY = 'full-count,last-places,only-candidate';

/** All 288 Latin boards, so that what a constraint leaves can be counted by hand. */
const ALL = latin(['solve', ...SMALL, '--limit', 'all'], EMPTY)
  .out.trim()
  .split('\n');

function isKnightly(board: string): boolean {
  return [...board].every((label, a) =>
    [...board].every((other, b) => {
      const [down, across] = [Math.abs((a >> 2) - (b >> 2)), Math.abs((a % 4) - (b % 4))];
      return down * across !== 2 || label !== other;
    }),
  );
}

function areDiagonal(board: string): boolean {
  return [
    [0, 5, 10, 15],
    [3, 6, 9, 12],
  ].every((cells) => new Set(cells.map((cell) => board[cell])).size === 4);
}

function sum(board: string, ...cells: number[]): number {
  return cells.reduce((total, cell) => total + Number(board[cell]), 0);
}

const CONSTRAINTS: readonly [file: string, name: string, keeps: (board: string) => boolean][] = [
  ['constraint-knight', 'knight', isKnightly],
  ['constraint-demands', 'diagonals', areDiagonal],
  [
    'constraint-cage',
    'cages',
    (board) => sum(board, 0, 1) === 3 && sum(board, 2, 3, 7) === 9 && sum(board, 12, 13) === 6,
  ],
  [
    'constraint-product',
    'square-product',
    (board) => Number.isInteger(Math.sqrt(Number(board[5]) * Number(board[10]))),
  ],
];

describe.each(CONSTRAINTS)('the constraint of %s', (file, name, keeps) => {
  const plugin = ['--plugin', example(file)];
  const kept = ALL.filter(keeps).sort();

  test('leaves the Latin boards that keep it, whoever lists them', () => {
    expect(kept.length).toBeGreaterThan(0);
    expect(latin(['count', ...SMALL, ...plugin], EMPTY).out.trim()).toBe(String(kept.length));
    for (const how of [[], ['--method', 'dancing-cells'], ['--strategy', 'optimized']]) {
      const run = latin(['solve', ...SMALL, ...plugin, '--limit', 'all', ...how], EMPTY);
      expect(run.out.trim().split('\n').sort()).toEqual(kept);
    }
  });

  test('makes puzzles that are proved and checked with it, and refused without', () => {
    const made = latin(['generate', 'sudoku:2x2', ...plugin, '--level', 'any', '--seed', '3', '--json']);
    const puzzle = temporary(`${file}.json`, made.out);
    expect(objects(made)[0]).toMatchObject({ constraints: [name] });
    const solved = latin(['solve', ...plugin, '--limit', 'all', puzzle]).out.trim();
    expect(kept).toContain(solved);
    expect(objects(latin(['classify', '--json', ...plugin, puzzle]))[0]).toMatchObject({ kind: 'latin-puzzle' });
    const proof = latin(['prove', '--json', ...plugin, puzzle]);
    expect(proof.code).toBe(0);
    const checked = latin(['check', ...plugin], proof.out);
    expect(checked.code).toBe(0);
    expect(checked.out.includes('unchecked')).toBe(file === 'constraint-product' && proof.out.includes('"unchecked"'));
    const without = latin(['check'], proof.out);
    expect([without.code, without.err]).toEqual([2, expect.stringContaining('error [constraint.unknown]')]);
    expect(latin(['rate', ...plugin, puzzle]).code).toBe(0);
    expect(latin(['hint', ...plugin, puzzle]).code).toBe(0);
  });
});

test.each(['constraint-knight', 'constraint-product'])('methods are compared under %s', (file) => {
  const plugin = ['--plugin', example(file)];
  const puzzle = latin(['generate', 'sudoku:2x2', ...plugin, '--level', 'any', '--seed', '3', '--json']).out;
  const compared = objects(
    latin(['compare', '--json', ...plugin, '--methods', 'engine,dancing-cells', '--seeds', '1'], puzzle),
  );
  expect(compared).toMatchObject([
    { method: 'engine', solved: 1, proved: 1 },
    { method: 'dancing-cells', solved: 1, proved: 1 },
  ]);
});

test('a board on which a constraint makes no sense is refused', () => {
  const run = latin(['generate', 'triangle:4', '--plugin', example('constraint-knight')]);
  expect([run.code, run.err]).toEqual([2, expect.stringContaining('error [plugin.board] knight')]);
});

test('symmetry is off where constraints hold', () => {
  const plugin = ['--plugin', example('constraint-knight')];
  for (const command of [
    ['puzzles', '--up-to-symmetry'],
    ['solve', '--up-to-symmetry'],
  ])
    expect(latin([...command, ...SMALL, ...plugin], EMPTY).err).toContain('nothing is known of symmetry');
});

describe('the theorem of a plugin', () => {
  const plugin = ['--plugin', example('theorem')];
  const allowed = ['--theorems', `${ELEMENTARY},xy-wing`];

  test('proves what the elementary ones do not, in steps that are checked', () => {
    expect(latin(['prove', '--theorems', ELEMENTARY], WINGED).code).toBe(1);
    const proof = latin(['prove', '--json', ...plugin, ...allowed], WINGED);
    expect(proof.code).toBe(0);
    expect(objects(proof)[0]!.theorems).toContain('xy-wing');
    expect(latin(['check', ...plugin], proof.out).out).toContain('valid and fair');
    // Without it the steps are true all the same, but by nothing that we know.
    const without = latin(['check'], proof.out);
    expect([without.code, without.out]).toEqual([1, expect.stringContaining('xy-wing, which is no theorem')]);
  });

  test('has its words, and its place in the rating', () => {
    expect(latin(['prove', '--lang', 'es', ...plugin], WINGED).out.split('\n')[0]).toContain('ala XY');
    expect(objects(latin(['rate', '--json', ...plugin], WINGED))[0]).toMatchObject({ hardest: 'xy-wing' });
  });
});

test('a branching, an instantiation and a method of plugins are called by their names', () => {
  const nodes = (args: readonly string[]) => latin(['solve', ...args], SUDOKU).err;
  expect(nodes(['--plugin', example('branching'), '--strategy', 'optimized', '--branching', 'nearly-full'])).toContain(
    'optimized, 0 nodes, complete',
  );
  const order = ['--strategy', 'backtracking', '--instantiation', 'rarest-first', '--limit', 'all', ...SMALL];
  expect(
    latin(['solve', '--plugin', example('instantiation'), ...order], EMPTY)
      .out.trim()
      .split('\n'),
  ).toHaveLength(288);
  const method = ['--plugin', example('method'), '--method', 'plain-backtracking'];
  expect(
    latin(['solve', ...method, '--limit', 'all', ...SMALL], EMPTY)
      .out.trim()
      .split('\n')
      .sort(),
  ).toEqual([...ALL].sort());
  const compared = latin(
    ['compare', '--json', ...method.slice(0, 2), '--methods', 'engine,plain-backtracking'],
    SUDOKU,
  );
  expect(objects(compared)).toMatchObject([{ proved: 3 }, { method: 'plain-backtracking', proved: 3 }]);
});

test('latin plugin tells what a plugin is, and whether it keeps what it promises', () => {
  const good = latin(['plugin', '--runs', '100', example('method')]);
  expect([good.code, good.out]).toEqual([
    0,
    expect.stringMatching(/^method plain-backtracking: .*\n.*every solution: yes, in \d+ trials\n$/),
  ]);
  const lazy = `export default { kind: 'method', name: 'lazy', words: { title: { en: 'x' }, statement: { en: 'x' } }, exact: true, *search() { return 'complete'; } };`;
  expect(latin(['plugin', '--runs', '20', temporary('lazy.mjs', lazy)]).code).toBe(1);
});

describe('a plugin that is none', () => {
  const words = `{ title: { en: 'x' }, statement: { en: 'x' } }`;
  test.each([
    ['plugin.load', 'is not there', undefined],
    ['plugin.load', 'throws', 'throw new Error("boo")'],
    ['plugin.form', 'exports nothing', 'export const a = 1;'],
    ['plugin.form', 'is of no kind', 'export default { kind: "zebra" };'],
    ['plugin.form', 'lacks a function', `export default { kind: 'branching', name: 'x', words: ${words} };`],
    [
      'plugin.name',
      'has a name of ours',
      `export default { kind: 'method', name: 'engine', words: ${words}, exact: true, search() {} };`,
    ],
    [
      'plugin.threw',
      'fails while it runs',
      `export default { kind: 'constraint', name: 'x', words: ${words}, on() { throw new Error('boo'); } };`,
    ],
    [
      'plugin.result',
      'names a cell that there is not',
      `export default { kind: 'constraint', name: 'x', words: ${words}, on: () => ({ rows: [{ counts: [{ cell: 99, label: 0, times: 1 }], most: 0 }] }) };`,
    ],
  ])('%s: %s', (code, what, text) => {
    const file = temporary(`${what.replaceAll(' ', '-')}.mjs`, text);
    const run = latin(['count', '--plugin', file, ...SMALL], EMPTY);
    expect(run.code).toBe(2);
    expect(run.err).toContain(`error [${code}]`);
    expect(run.err).not.toMatch(/\n\s+at /);
  });

  test('a theorem whose certificate does not force its conclusion is found out', () => {
    const wrong = `export default { kind: 'theorem', name: 'wrong', words: ${words}, after: 'full-count',
      *steps(position) { yield { removals: [{ cell: position.sizes.findIndex((n) => n > 1), label: 0 }], premises: { terms: [{ times: 1, cell: 0 }] } }; } };`;
    const run = latin(['prove', '--plugin', temporary('wrong.mjs', wrong)], WINGED);
    expect([run.code, run.err]).toEqual([2, expect.stringContaining('error [plugin.result] wrong')]);
  });
});

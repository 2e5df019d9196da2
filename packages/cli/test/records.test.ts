import { readFileSync } from 'node:fs';
import { LEVELS } from '@latin-puzzles/core/rating';
import { Command } from 'commander';
import { beforeAll, expect, test } from 'vitest';
import { registerCommands } from '../src/commands/index.ts';
import { RECORDS } from '../src/records/index.ts';
import { judgeOf, variantsOf } from './records.ts';
import { IMPOSSIBLE, latin, objects, SOLVED, SUDOKU, temporary } from './run.ts';

const DOCS = new URL('../../../docs/', import.meta.url);
const ROOT = new URL('../../../', import.meta.url);
const at = (path: string) => new URL(path, ROOT).pathname;

const program = new Command('latin');
await registerCommands(program);

function namesWithJson(command: Command, ...above: string[]): string[] {
  const name = [...above, command.name()];
  const own = command.options.some(({ long }) => long === '--json') ? [name.join(' ')] : [];
  return [...own, ...command.commands.flatMap((inner) => namesWithJson(inner, ...name))];
}

test('every command with --json has a schema, and no other', () => {
  expect(program.commands.flatMap((command) => namesWithJson(command)).sort()).toEqual(Object.keys(RECORDS).sort());
});

test.each(['records', 'puzzle', 'plan', 'style', 'book'])(
  'latin schema %s is what docs/ has; `npm run docs` writes it',
  (name) => {
    const file = new URL(`latin-${name}-1.schema.json`, DOCS);
    expect(JSON.parse(latin(['schema', name]).out)).toEqual(JSON.parse(readFileSync(file, 'utf8')));
  },
);

const collection = temporary('records.db');
const on = ['--collection', collection];
const SMALL = '1......4..2..3..';
const small = ['--board', 'sudoku:2x2'];
const judgements = temporary(
  'records.csv',
  ['puzzle,level', ...Array.from({ length: 24 }, (_, i) => `${SUDOKU},${LEVELS[i % 3]}`)].join('\n'),
);
const plan = temporary(
  'records.json',
  JSON.stringify({ format: 'latin-plan/1', seed: 1, lines: [{ boards: ['sudoku:2x2'], count: 2 }] }),
);

beforeAll(() => {
  latin(['collection', 'add', ...on, '--rate', '--prove'], SUDOKU);
  latin(['mill', plan, ...on, '--jobs', '1']);
});

/** What the rows of a command are together: every variant of its records. */
const CALLS: readonly (readonly [string, readonly (readonly [args: readonly string[], input?: string])[]])[] = [
  ['boards', [[[]], [['helios-one']], [['star:7/2']], [['--families']]]],
  ['show', [[[], SUDOKU]]],
  ['classify', [[[], `${SUDOKU}\n${SOLVED}\n${IMPOSSIBLE}\n11${'.'.repeat(79)}\n${'.'.repeat(81)}`]]],
  [
    'solve',
    [
      [[], SUDOKU],
      [['--method', 'dancing-cells'], SUDOKU],
      [[...small, '--up-to-symmetry'], '.'.repeat(16)],
    ],
  ],
  ['compare', [[['--seeds', '1', '--methods', 'engine,dancing-cells,simulated-annealing'], SUDOKU]]],
  [
    'count',
    [
      [[...small], '.'.repeat(16)],
      [['--timeout', '0.05', '--board', 'sudoku'], '.'.repeat(81)],
    ],
  ],
  ['classes', [[['sudoku:2x2']], [['latin-square:4', '--by', 'main', '--list']]]],
  [
    'equivalent',
    [
      [[...small], `${SMALL}\n${SMALL}`],
      [['--board', 'latin-square:4', '--by', 'main'], '1234341221434321\n2143432112343412'],
    ],
  ],
  [
    'properties',
    [
      [['--board', 'latin-square:4'], '1234341221434321\n1234234134124123'],
      [[], latin(['sample', 'triangle:4', '--labels', '11112222', '--documents']).out],
    ],
  ],
  [
    'sample',
    [[['sudoku:2x2', '--seed', '1']], [['sudoku:2x2', '--method', 'chain']], [['latin-square:4', '--method', 'chain']]],
  ],
  ['prove', [[[], SUDOKU]]],
  ['check', [[[at('specimens/sudoku.json')]], [[temporary('wrong.json', wrongProof())]]]],
  [
    'hint',
    [
      [[], SUDOKU],
      [['--stage', '1'], SUDOKU],
    ],
  ],
  ['learn', [[[]], [['x-wing']], [['x-wing', '--answers']]]],
  ['rate', [[[], SUDOKU]]],
  ['calibrate', [[[judgements, '--folds', '2']]]],
  [
    'generate',
    [
      [['sudoku:2x2', '--count', '2', '--seed', '1', '--jobs', '1']],
      [['sudoku:2x2', '--critical', '--seed', '1', '--jobs', '1']],
    ],
  ],
  [
    'puzzles',
    [
      [[...small, '--limit', '2', '--critical'], '.'.repeat(16)],
      [[...small, '--stats', '--critical'], '1243431234212.34'],
    ],
  ],
  [
    'minimum',
    [
      [['sudoku:2x2', '--certificate', temporary('minimum.json')]],
      [[temporary('minimum.json'), '--check']],
      [[at('data/results/certificates/latin-square-2-12.latin-minimum'), '--check']],
      [[temporary('false.json', falseCertificate()), '--check']],
    ],
  ],
  [
    'draw',
    [
      [['-o', temporary('drawn.svg')], `${SUDOKU}\n${SUDOKU}`],
      [['--booklet', '-o', temporary('booklet.pdf')], SUDOKU],
    ],
  ],
  ['style', [[[temporary('style.json', latin(['style', '--init']).out)]]]],
  ['book', [[[writtenBook(), '-o', temporary('book.svg')]]]],
  ['embed', [[['-o', temporary('record.html')], SUDOKU]]],
  ['plugin', [[[at('examples/plugins/theorem.mjs'), '--runs', '5']]]],
  [
    'collection add',
    [
      [[...on, '--rate', '--prove'], `${SUDOKU}\n`],
      [[...on, ...small], SMALL],
    ],
  ],
  ['collection list', [[on]]],
  ['collection query', [[on]]],
  ['collection export', [[[...on, '-o', temporary('records.ndjson')]], [[...on, '-o', temporary('all.pdf')]]]],
  [
    'collection judge',
    [[['PENDING', '--level', 'easy', '--by', 'Ana', '--seconds', '60', ...on]], [['--from', judgements, ...on]]],
  ],
  ['collection stats', [[on]]],
  ['collection verify', [[on]]],
  ['collection backup', [[[temporary('backup.db'), ...on]]]],
  ['collection merge', [[[temporary('backup.db'), ...on]]]],
  ['mill', [[[plan, ...on, '--jobs', '1']], [[plan, '--dry-run', '--jobs', '1']]]],
  ['mill status', [[on]]],
  ['mill pause', [[on]]],
  ['mill resume', [[on]]],
  ['mill cancel', [[on]]],
  ['mill retry', [[on]]],
];

/** These need a queue, or a damaged collection: other tests call them, through the same judge. */
const ELSEWHERE = ['mill submit', 'mill work'];
const RARE: Readonly<Record<string, number>> = { 'collection verify': 2, mill: 1 };

test('the calls below are of every command that has records', () => {
  expect([...CALLS.map(([name]) => name), ...ELSEWHERE].sort()).toEqual(Object.keys(RECORDS).sort());
});

test.each(CALLS)('what latin %s --json prints is as its schema says, in every variant', (name, calls) => {
  const met = new Set<number>();
  for (const [args, input] of calls) {
    const given = args.map((arg) => (arg === 'PENDING' ? firstHash() : arg));
    const rows = objects(latin([...name.split(' '), '--json', ...given], input));
    expect(rows.length, `${given.join(' ')}`).toBeGreaterThan(0);
    for (const row of rows) {
      for (const variant of variantsOf(name, row)) met.add(variant);
      expect(judgeOf(name)({ ...row, unheard: 1 }) && !isPuzzle(row), 'a field unheard of').toBe(false);
    }
  }
  const variants = (RECORDS[name]!.anyOf as unknown[] | undefined)?.length ?? 1;
  expect(met.size).toBe(variants - (RARE[name] ?? 0));
});

/** Documents of puzzles may have fields of anybody's. */
function isPuzzle(row: Readonly<Record<string, unknown>>): boolean {
  return row.format === 'latin-puzzle/1';
}

function firstHash(): string {
  return String(objects(latin(['collection', 'list', '--json', ...on]))[0]!.hash);
}

function wrongProof(): string {
  const proof = JSON.parse(latin(['prove', '--json'], SUDOKU).out);
  return JSON.stringify({ ...proof, steps: proof.steps.slice(1) });
}

function falseCertificate(): string {
  const text = readFileSync(at('data/results/certificates/latin-square-3-123.latin-minimum'), 'utf8');
  return JSON.stringify({ ...JSON.parse(text), minimum: 1 });
}

function writtenBook(): string {
  const book = JSON.parse(latin(['book', '--init']).out);
  const puzzles = temporary('of-book.txt', SUDOKU);
  return temporary('book.json', JSON.stringify({ ...book, parts: [{ kind: 'puzzles', title: 'One', from: puzzles }] }));
}

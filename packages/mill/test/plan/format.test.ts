import { readFileSync } from 'node:fs';
import { faultsOf, must } from '@latin-puzzles/core/basis';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { makePlan, PLAN_SCHEMA, parsePlan, parsePlanRecord, STARTER_PLAN } from '../../src/plan/format/index.ts';

const plan = (lines: readonly object[], more: object = {}) => ({ format: 'latin-plan/1', seed: 7, lines, ...more });
const LINE = { boards: ['sudoku:2x2'], count: 3 };
const faultOf = (document: unknown) => {
  const result = parsePlanRecord(document);
  return result.ok ? undefined : { code: result.fault.code, place: result.fault.place };
};

describe('a plan', () => {
  test('stands for a line of every board, level and set of wishes', () => {
    const { lines } = must(
      parsePlanRecord(
        plan([
          {
            boards: ['sudoku:2x2', 'sudoku:2x3'],
            levels: ['very easy', 'easy'],
            count: 3,
            wishes: [{}, { critical: true }],
          },
        ]),
      ),
    );
    expect(lines.map(({ name }) => name)).toEqual([
      'sudoku:2x2, very easy',
      'sudoku:2x2, very easy, critical',
      'sudoku:2x2, easy',
      'sudoku:2x2, easy, critical',
      'sudoku:2x3, very easy',
      'sudoku:2x3, very easy, critical',
      'sudoku:2x3, easy',
      'sudoku:2x3, easy, critical',
    ]);
    expect(new Set(lines.map(({ seed }) => seed)).size).toBe(8);
    expect(new Set(lines.map(({ family }) => family)).size).toBe(2);
  });

  test('tells of all of its lines at once what is wrong with them', () => {
    const wrong = [{ ...LINE, count: 0, colour: 1 }, LINE, { ...LINE, boards: ['zebra'] }, { kind: 'bake' }];
    expect(faultsOf(parsePlanRecord(plan(wrong))).map(({ place }) => place)).toEqual([
      ...['lines[0].count', 'lines[0]', 'lines[2].boards[0], board', 'lines[3].kind'],
    ]);
  });

  test('reads back what it writes', () => {
    const read = must(parsePlan(makePlan({ document: STARTER_PLAN })));
    expect(read.document).toEqual(STARTER_PLAN);
    expect(must(parsePlan(makePlan(read)))).toEqual(read);
    expect(read.lines).toHaveLength(10);
  });

  test('is as docs/mill.md shows it', () => {
    const page = readFileSync(new URL('../../../../docs/mill.md', import.meta.url), 'utf8');
    const [, shown] = /```json\n([^`]*)```/.exec(page)!;
    const { lines } = must(parsePlan(shown!));
    expect(lines).toHaveLength(15);
  });

  test('has an identity that the order of its fields does not change', () => {
    const id = (document: object) => must(parsePlanRecord(document)).id;
    const { format, seed, lines } = plan([LINE]);
    expect(id({ lines, seed, format })).toBe(id({ format, seed, lines }));
    expect(id(plan([LINE], { seed: 8 }))).not.toBe(id(plan([LINE])));
  });

  test('gives a line the same seed wherever it stands and however many are wanted, and equal lines different ones', () => {
    const seeds = (lines: readonly object[]) => must(parsePlanRecord(plan(lines))).lines.map(({ seed }) => seed);
    const [alone] = seeds([LINE]);
    const other = { ...LINE, levels: ['easy'] };
    expect(seeds([other, { ...LINE, count: 900, title: 'No. {number}' }])[1]).toBe(alone);
    const [first, second] = seeds([LINE, LINE]);
    expect(first).toBe(alone);
    expect(second).not.toBe(first);
    expect(must(parsePlanRecord(plan([LINE], { seed: 8 }))).lines[0]!.seed).not.toBe(alone);
  });

  test('knows that boards which differ in names only can give the same puzzles', () => {
    const own = {
      format: 'latin-puzzle/1',
      board: {
        cells: 4,
        asterisms: [
          [0, 1],
          [2, 3],
          [0, 2],
          [1, 3],
        ],
      },
      labels: ['a', 'b'],
      clues: [null, null, null, null],
    };
    const { lines } = must(
      parsePlanRecord(plan([{ ...LINE, boards: ['latin-square:2', own], wishes: { fair: false } }])),
    );
    expect(lines[0]!.family).toBe(lines[1]!.family);
  });

  test.each([
    ['no object', 3, 'document.field', 'document'],
    ['no format', {}, 'document.version', 'format'],
    ['another format', { format: 'latin-plan/9' }, 'document.version', 'format'],
    ['no lines', { format: 'latin-plan/1', seed: 1 }, 'document.field', 'lines'],
    ['empty lines', plan([]), 'document.field', 'lines'],
    ['a misspelt field', plan([{ ...LINE, cuont: 3 }]), 'document.field', 'lines[0]'],
    ['a misspelt wish', plan([{ ...LINE, wishes: { symetry: 'mirror' } }]), 'document.field', 'lines[0].wishes'],
    [
      'a wish of the wrong type',
      plan([{ ...LINE, wishes: [{}, { fair: 1 }] }]),
      'document.field',
      'lines[0].wishes[1].fair',
    ],
    ['a count of nothing', plan([{ ...LINE, count: 0 }]), 'document.field', 'lines[0].count'],
    ['a level twice', plan([{ ...LINE, levels: ['easy', 'easy'] }]), 'document.field', 'lines[0].levels'],
    ['an unknown kind', plan([{ kind: 'bake' }]), 'document.field', 'lines[0].kind'],
    ['no such day', plan([{ ...LINE, from: '2027-02-29' }]), 'document.field', 'lines[0].from'],
    ['an unknown placeholder', plan([{ ...LINE, title: '{nmber}' }]), 'plan.title', 'lines[0].title'],
    ['a date without days', plan([{ ...LINE, title: '{date}' }]), 'plan.title', 'lines[0].title'],
    ['an unknown board', plan([{ ...LINE, boards: ['sudok'] }]), 'board.unknown', 'lines[0].boards[0], board'],
    [
      'a wish that cannot be',
      plan([{ ...LINE, wishes: { clues: { most: 1 } } }]),
      'wishes.clues',
      'lines[0].boards[0], clues',
    ],
  ])('with %s is refused with its place', (_, document, code, place) => {
    expect(faultOf(document)).toEqual({ code, place });
  });

  test('that is no JSON is refused with the place of the flaw', () => {
    expect(parsePlan('{"format": ')).toMatchObject({ ok: false, fault: { code: 'format.json' } });
  });

  test('has a schema that says the same, and is published', () => {
    const conforms = new Ajv2020({ strict: false, validateFormats: false }).compile(PLAN_SCHEMA);
    const good = [
      STARTER_PLAN,
      plan([LINE, { kind: 'mine', boards: ['sudoku:2x2'], clues: 4, count: 1 }]),
      plan([{ kind: 'enumerate', boards: ['sudoku:2x2'] }, { kind: 'rate' }, { kind: 'verify' }]),
    ];
    for (const document of good) {
      expect(conforms(document)).toBe(true);
      expect(faultOf(document)).toBeUndefined();
    }
    for (const bad of [
      3,
      {},
      plan([]),
      plan([{ ...LINE, cuont: 3 }]),
      plan([{ ...LINE, count: 0 }]),
      plan([{ kind: 'bake' }]),
    ])
      expect(conforms(bad)).toBe(false);
    const published = readFileSync(new URL('../../../../docs/latin-plan-1.schema.json', import.meta.url), 'utf8');
    expect(JSON.parse(published)).toEqual(JSON.parse(JSON.stringify(PLAN_SCHEMA)));
  });
});

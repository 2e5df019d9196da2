import { readFileSync } from 'node:fs';
import { faultsOf } from '@latin-puzzles/core/basis';
import { parseStyleRecord, STARTER_STYLE, STYLE_SCHEMA } from '@latin-puzzles/drawing';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { BOOK_SCHEMA, parseBookRecord, STARTER_BOOK } from '../src/booklet/index.ts';

describe.each([
  ['style', STYLE_SCHEMA, STARTER_STYLE, parseStyleRecord],
  ['book', BOOK_SCHEMA, STARTER_BOOK, parseBookRecord],
] as const)('the schema of a %s', (name, schema, starter, parse) => {
  test('is published as it is in the code', () => {
    const published = new URL(`../../../docs/latin-${name}-1.schema.json`, import.meta.url);
    expect(JSON.parse(readFileSync(published, 'utf8'))).toEqual(JSON.parse(JSON.stringify(schema)));
  });

  test('accepts what the parser does, with any field replaced by something else', () => {
    const conforms = new Ajv2020({ strict: false, validateFormats: false }).compile(schema);
    const others = [
      null,
      true,
      0,
      2,
      5.5,
      1e9,
      '',
      'told',
      '😀'.repeat(600),
      '😀'.repeat(1001),
      [],
      ['a'],
      {},
      { x: 1 },
    ];
    for (const path of pathsIn(starter))
      for (const other of others) {
        const document = structuredClone(starter);
        const last = path.at(-1)!;
        const holder = path
          .slice(0, -1)
          .reduce((part: Record<string, unknown>, key) => part[key] as never, document as never);
        holder[last] = other;
        const result = parse(document);
        // What a schema does not say: which inks there are, what a day is, and what a section needs.
        if (!result.ok && (!result.fault.code.startsWith('document.') || last === 'date')) continue;
        expect([path, other, conforms(document)]).toEqual([path, other, result.ok]);
      }
  });
});

test('all that is wrong with a book is told at once, part by part, its own style and its titles too', () => {
  const result = parseBookRecord({
    format: 'latin-book/1',
    paper: 'B7',
    style: { format: 'latin-style/1', sizes: { small: 4 }, colours: { clues: 'house 40', text: 3 }, colors: {} },
    parts: [
      { kind: 'chapter' },
      { kind: 'text', title: 7 },
      { kind: 'puzzles', titles: 'Week {m}', perPage: 3.5, changes: { 1: { proof: 'long' }, 2: { rul: '' } } },
      { kind: 'blank' },
      { kind: 'rules', own: { sudoku: 1 }, text: '' },
    ],
    stray: 1,
    extra: 2,
  });
  expect(faultsOf(result).map(({ code, place }) => `${place} ${code}`)).toEqual([
    'title document.field',
    'style.colours.text document.field',
    'style.sizes.small document.field',
    'style document.field',
    'paper document.field',
    'document document.field',
    'document document.field',
    'style.colours.clues style.ink',
    'parts[0].kind document.field',
    'parts[1].title document.field',
    'parts[1].text document.field',
    'parts[2].perPage document.field',
    'parts[2].changes.1.proof document.field',
    'parts[2].changes.2 document.field',
    'parts[2].titles book.title',
    'parts[2] book.section',
    'parts[4].own.sudoku document.field',
    'parts[4] document.field',
  ]);
});

test('all that is wrong with a style is told at once', () => {
  const result = parseStyleRecord({
    format: 'latin-style/1',
    sizes: { text: 'big', small: 2 },
    colours: { clues: 'house 40', answers: ['#fff'], regions: ['attic 3', '#ffffff'] },
    press: { standard: 'PDF/X-4', bleed: -1 },
  });
  expect(faultsOf(result).map(({ place }) => place)).toEqual([
    ...['colours.answers', 'sizes.text', 'sizes.small', 'press.bleed'],
    ...['colours.clues', 'colours.regions', 'press.inks'],
  ]);
});

test.each([null, 3, [], 'book', { format: 'latin-plan/1', parts: 3, title: 7 }])(
  '%j is no book, and no more is said',
  (value) => {
    expect(faultsOf(parseBookRecord(value))).toHaveLength(1);
    expect(faultsOf(parseStyleRecord(value))).toHaveLength(1);
  },
);

function pathsIn(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [path];
  const inside = Object.entries(value).flatMap(([key, part]) => pathsIn(part, [...path, key]));
  return path.length > 0 ? [path, ...inside] : inside;
}

test('of a part without a kind, or of an unknown one, nothing is said of its other fields', () => {
  const parts = [{ puzzles: 'p.json' }, { kind: 'puzzels', puzzles: 'p.json' }];
  const parsed = parseBookRecord({ format: 'latin-book/1', title: 'x', parts });
  expect(faultsOf(parsed).map(({ place }) => place)).toEqual(['parts[0].kind', 'parts[1].kind']);
});

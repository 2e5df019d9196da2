import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeRandom, must } from '../../src/basis/index.ts';
import { CATALOG } from '../../src/board/index.ts';
import { makeNative, makeNativeRecord, NATIVE_SCHEMA, parseNative } from '../../src/format/index.ts';
import { EMPTY, makeMultiset, makePuzzle, type Puzzle } from '../../src/puzzle/index.ts';
import { boardOf, randomPuzzle } from '../support.ts';

const conforms = new Ajv2020({ strict: false }).compile(NATIVE_SCHEMA);

const catalogPuzzle: fc.Arbitrary<Puzzle> = fc
  .record({
    entry: fc.constantFrom(...CATALOG),
    seed: fc.nat(),
    title: fc.option(fc.string({ unit: 'grapheme' }), { nil: undefined }),
    author: fc.option(fc.string(), { nil: undefined }),
  })
  .map(({ entry, seed, title, author }) => {
    const board = boardOf(entry.board);
    const multiset = must(makeMultiset(entry.labels));
    const random = makeRandom(seed);
    const labeling = Array.from({ length: board.cells }, (_, cell) => {
      const pick = random.below(1000);
      return pick % 3 === 0 || entry.inscription?.cells.includes(cell) ? pick % multiset.labels.length : EMPTY;
    });
    return must(makePuzzle({ board, multiset, labeling, inscription: entry.inscription?.cells ?? [], title, author }));
  });

describe('a native document', () => {
  test('is read as the puzzle that was written, and conforms to the schema', () => {
    fc.assert(
      fc.property(fc.oneof(catalogPuzzle, randomPuzzle), (puzzle) => {
        const text = makeNative(puzzle);
        expect(conforms(JSON.parse(text)), JSON.stringify(conforms.errors)).toBe(true);
        const { source, ...read } = must(parseNative(text));
        expect(read).toEqual({ title: undefined, author: undefined, solution: undefined, ...puzzle });
        expect(makeNative({ ...read, source })).toBe(text);
      }),
    );
  });

  test('keeps the fields that we do not know, its own board’s included', () => {
    fc.assert(
      fc.property(randomPuzzle, fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 3 })), (puzzle, unknown) => {
        const record = makeNativeRecord(puzzle);
        const document = { ...unknown, ...record, board: { ...unknown, ...(record.board as object) } };
        const text = JSON.stringify(document);
        expect(makeNative(must(parseNative(text)))).toBe(text);
      }),
    );
  });

  test('keeps the name by which it calls its board', () => {
    const document = {
      format: 'latin-puzzle/1',
      board: 'canario-one',
      labels: CATALOG.find((e) => e.name === 'canario-one')!.labels,
      clues: new Array(64).fill(null),
    };
    expect(makeNativeRecord(must(parseNative(JSON.stringify(document))))).toEqual(document);
  });
});

const GOOD = { format: 'latin-puzzle/1', board: 'latin-square:2', labels: ['a', 'b'], clues: ['a', null, null, null] };
const OWN = {
  cells: 4,
  asterisms: [
    [0, 1],
    [2, 3],
    [0, 2],
    [1, 3],
  ],
};

describe('a bad document is refused with its place', () => {
  test.each<[string, string, unknown]>([
    ['format.field', 'document', []],
    ['format.field', 'document', 7],
    ['format.version', 'format', { ...GOOD, format: 'latin-puzzle/2' }],
    ['format.version', 'format', {}],
    ['format.version', 'format', { ...GOOD, format: { toString: 0 } }],
    ['board.unknown', 'board', { ...GOOD, board: 'nowhere' }],
    ['board.unknown', 'board', { ...GOOD, board: '' }],
    ['board.parameter', 'board', { ...GOOD, board: 'triangle:7' }],
    ['format.field', 'board', { ...GOOD, board: 5 }],
    ['format.field', 'board.cells', { ...GOOD, board: {} }],
    ['board.too-large', 'board.cells', { ...GOOD, board: { cells: 100_000, asterisms: [[0]] } }],
    ['format.field', 'board.asterisms', { ...GOOD, board: { cells: 4 } }],
    ['format.field', 'board.asterisms[1]', { ...GOOD, board: { ...OWN, asterisms: [[0], 'x'] } }],
    ['format.field', 'board.asterisms[0][1]', { ...GOOD, board: { ...OWN, asterisms: [[0, '1']] } }],
    [
      'format.field',
      'board.asterisms[0].kind',
      { ...GOOD, board: { ...OWN, asterisms: [{ cells: [0], kind: 'blob' }] } },
    ],
    ['board.asterism-range', 'board.asterisms[0][1]', { ...GOOD, board: { ...OWN, asterisms: [[0, 4]] } }],
    [
      'board.unequal-sizes',
      'board.asterisms[1]',
      {
        ...GOOD,
        board: {
          ...OWN,
          asterisms: [
            [0, 1],
            [1, 2, 3],
          ],
        },
      },
    ],
    ['board.points', 'board.points', { ...GOOD, board: { ...OWN, points: [[0, 0]] } }],
    ['format.field', 'board.points[0]', { ...GOOD, board: { ...OWN, points: ['0,0'] } }],
    ['format.field', 'labels', { ...GOOD, labels: undefined }],
    ['format.field', 'labels[1]', { ...GOOD, labels: ['1', 2] }],
    ['labels.count', 'labels', { ...GOOD, labels: ['a', 'b', 'c'] }],
    ['labels.invalid', 'labels[0]', { ...GOOD, labels: ['x'.repeat(10_000), 'b'] }],
    ['labels.invalid', 'labels[1]', { ...GOOD, labels: ['a', '\u0000'] }],
    ['clues.count', 'clues', { ...GOOD, clues: [null] }],
    ['clues.unknown-label', 'clues[3]', { ...GOOD, clues: [null, null, null, 'z'] }],
    ['format.field', 'clues[0]', { ...GOOD, clues: [1, null, null, null] }],
    ['format.field', 'clues', { ...GOOD, clues: 'a...' }],
    ['inscription.range', 'inscription[0]', { ...GOOD, inscription: [4] }],
    ['inscription.no-clue', 'inscription[0]', { ...GOOD, inscription: [1] }],
    ['format.field', 'inscription[0]', { ...GOOD, inscription: ['a'] }],
    ['format.field', 'title', { ...GOOD, title: 3 }],
    ['format.field', 'title', { ...GOOD, title: 'x'.repeat(1001) }],
    ['format.field', 'author', { ...GOOD, author: 'x'.repeat(1001) }],
    ['solution.unknown-label', 'solution[1]', { ...GOOD, solution: ['a', 'q', 'b', 'a'] }],
    ['solution.not-latin', 'solution', { ...GOOD, solution: ['a', 'a', 'b', 'b'] }],
  ])('%s at %s', (code, place, document) => {
    const result = parseNative(JSON.stringify(document));
    expect(result).toMatchObject({ ok: false, fault: { code, place } });
    if (!result.ok) for (const text of [result.fault.message, result.fault.remedy]) expect(text).toMatch(/^.{10,250}$/);
  });

  test('truncated, at any place', () => {
    const text = JSON.stringify(GOOD);
    for (let length = 0; length < text.length; length++)
      expect(parseNative(text.slice(0, length))).toMatchObject({ ok: false, fault: { code: 'format.json' } });
  });

  test('deeply nested, without exhausting anything', () => {
    const deep = '['.repeat(1_000_000);
    expect(parseNative(deep)).toMatchObject({ ok: false, fault: { code: 'format.json' } });
    const nested = (depth: number) => parseNative(`${'['.repeat(depth)}${']'.repeat(depth)}`);
    expect(nested(64)).toMatchObject({ ok: false, fault: { code: 'format.field' } });
    expect(nested(65)).toMatchObject({ ok: false, fault: { code: 'format.json' } });
    // Brackets side by side, or in a text, are not nested.
    const wide = `[${'[],'.repeat(100)}"${'['.repeat(100)}"]`;
    expect(parseNative(wide)).toMatchObject({ ok: false, fault: { code: 'format.field' } });
  });

  test('whatever the value, without an exception', () => {
    fc.assert(
      fc.property(
        fc.record({
          board: fc.jsonValue(),
          labels: fc.jsonValue(),
          clues: fc.jsonValue(),
          inscription: fc.jsonValue(),
          solution: fc.jsonValue(),
        }),
        (fields) => {
          const result = parseNative(JSON.stringify({ format: 'latin-puzzle/1', ...fields }));
          expect(result.ok).toBe(false);
        },
      ),
    );
  });
});

test('the pattern of labels is one that validators of any language know, and bans what labels may not have', () => {
  const { pattern } = NATIVE_SCHEMA.properties.labels.items;
  // What ECMAScript has and others lack; https://json-schema.org/understanding-json-schema/reference/regular_expressions
  expect(pattern).not.toMatch(/\\[pP]\{|\[\^\]|\(\?</);
  const holds = (text: string) => new RegExp(pattern, 'u').test(text);
  for (const text of ['1', 'é', '日', '😀', 'a b', '★']) expect(holds(text), text).toBe(true);
  for (const text of ['', ' a', 'a ', 'a\nb', '\u0007', '\u2028', '\ud83d', 'a\udc00', '\u0085'])
    expect(holds(text), text).toBe(false);
});

test('the published schema is the one in the code', () => {
  const published = readFileSync(new URL('../../../../docs/latin-puzzle-1.schema.json', import.meta.url), 'utf8');
  expect(JSON.parse(published)).toEqual(JSON.parse(JSON.stringify(NATIVE_SCHEMA)));
});

test('a document that breaks the schema is refused by the parser too', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('format', 'board', 'labels', 'clues', 'inscription', 'title', 'author', 'solution'),
      fc.jsonValue(),
      (field, value) => {
        const document = { ...GOOD, [field]: value };
        if (!conforms(document)) expect(parseNative(JSON.stringify(document)).ok).toBe(false);
      },
    ),
  );
});

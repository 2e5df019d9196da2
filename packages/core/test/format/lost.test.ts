import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { must } from '../../src/basis/index.ts';
import { FORMATS, type Format, fieldsLost, makeNativeRecord, parseInput } from '../../src/format/index.ts';
import { EMPTY, makePuzzle, type Puzzle } from '../../src/puzzle/index.ts';
import { boardOf, puzzleOf } from '../support.ts';
import { CLUES, SOLVED } from './samples/sample.ts';

const named = (name: string) => FORMATS.find((format) => format.name === name)!;
const lineOf = (text: string) => [...text].map((sign) => (sign === '.' ? null : sign));
const PLAIN = puzzleOf(boardOf('sudoku:3x3'), [...'123456789'], lineOf(CLUES));
const IRREGULAR = '111112222333311222333451122364455555366444557666664457889964777888997777888899999';
const JIGSAW = puzzleOf(
  boardOf(`gerechte:${IRREGULAR.replace(/\d/g, (figure) => 'abcdefghi'[Number(figure) - 1]!)}`),
  [...'123456789'],
  lineOf(`1${'.'.repeat(79)}9`),
);

async function readBack(text: string): Promise<Puzzle> {
  const items = [];
  for await (const item of parseInput(text.split('\n'))) items.push(item);
  expect(items, text).toHaveLength(1);
  return must(items[0]!.result);
}

/** What people and programs write, and what means something else in some format. */
const text = fc.oneof(
  fc.constantFrom(
    ...['NYT-0312', 'Times 2024-03-04', '#12', '12.', 'a,b', '"quoted"', '“Día 3”', 'Wednesday', '123456789', 'a|b'],
    ...['[Puzzle]', '{', 'https://example.org/7', 'two\nlines', 'x=1&y=2', '%2C', 'hard, 3.4', ' edges ', 'Fizz', '0'],
    ...[CLUES, SOLVED, IRREGULAR, 'puzzle,id', '#DTitle', '1 2 3 4 5 6 7 8 9', '日本語', '=1+1', '...', '---+---'],
  ),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }).filter((some) => some.trim() !== ''),
);
const marks = fc.array(fc.option(fc.subarray([...'123456789']), { freq: 3 }), { minLength: 81, maxLength: 81 });
const said = fc.record(
  {
    title: text,
    author: text,
    solution: fc.constant(true),
    inscription: fc.constant([0]),
    source: fc.record(
      {
        ...{ id: text, remark: text, level: text, rules: text, origin: text, date: text, publisher: text },
        ...{ address: text, mood: fc.record({ good: fc.boolean() }) },
        columns: fc.dictionary(fc.constantFrom('issue', 'shop'), text, { minKeys: 1 }),
        marks: fc.record({ centre: marks, corner: marks }, { requiredKeys: [] }),
      },
      { requiredKeys: [] },
    ),
  },
  { requiredKeys: [] },
);

/** Texts that mean the same on paper: spaces at their ends and line ends are not told apart everywhere. */
function same(field: string, a: unknown, b: unknown): boolean {
  if (typeof a === 'string' && typeof b === 'string')
    return a.trim().replace(/\s*\n\s*/g, '\n') === b.trim().replace(/\s*\n\s*/g, '\n');
  return JSON.stringify(plain(field, a)) === JSON.stringify(plain(field, b));
}

/** Cells without marks are told in several ways. */
function plain(field: string, value: unknown): unknown {
  if (field !== 'marks' || typeof value !== 'object' || value === null) return value;
  const kinds = value as Record<string, readonly (readonly string[] | null)[] | undefined>;
  return ['centre', 'corner'].map(
    (kind) => kinds[kind]?.map((some) => some?.join(' ') ?? '').join('/') ?? '/'.repeat(80),
  );
}

describe('what is not told to be lost', () => {
  const formats = FORMATS.filter(({ form }) => form !== undefined).map((format) => [format.name, format] as const);

  test.each(formats)('is read again as it was: %s', async (_, format) => {
    const base = format.name === 'jigsaw' ? JIGSAW : PLAIN;
    const solved = format.name === 'jigsaw' ? undefined : lineOf(SOLVED).map((sign) => Number(sign) - 1);
    let told = 0;
    await fc.assert(
      fc.asyncProperty(said, async ({ solution, ...fields }) => {
        const puzzle = must(makePuzzle({ ...base, ...fields, ...(solution && solved && { solution: solved }) }));
        const lost = fieldsLost(format, puzzle);
        told += lost.length;
        const again = makeNativeRecord(await readBack(must(format.make(puzzle))));
        const before = makeNativeRecord(puzzle);
        expect([again.board, again.labels, again.clues]).toEqual([before.board, before.labels, before.clues]);
        for (const [field, value] of Object.entries(before)) {
          if (['format', 'board', 'labels', 'clues'].includes(field) || lost.includes(field)) continue;
          const isNone = field === 'marks' && plain(field, value) !== undefined && same(field, value, {});
          expect(isNone || same(field, value, again[field]), `${field}: ${JSON.stringify([value, again[field]])}`).toBe(
            true,
          );
        }
      }),
      { numRuns: 300 },
    );
    if (!['native', 'pretty'].includes(format.name)) expect(told).toBeGreaterThan(100);
    else expect(told).toBe(0);
  });
});

describe('what is lost', () => {
  const full = must(
    makePuzzle({
      ...PLAIN,
      title: 'Monday',
      author: 'M. Palomo',
      solution: lineOf(SOLVED).map((sign) => Number(sign) - 1),
      inscription: [0],
      source: { id: 'NYT-0312', remark: 'hard', level: 'easy', rules: 'All.', columns: { issue: '7' }, mood: 1 },
    }),
  );

  test.each<[string, string]>([
    ['native', ''],
    ['pretty', ''],
    ['line', 'level rules columns mood inscription title author solution'],
    ['sdm', 'id remark level rules columns mood inscription title author solution'],
    ['grid', 'id remark level rules columns mood inscription author solution'],
    ['ss', 'id remark level rules columns mood inscription title author solution'],
    ['sdk', 'rules columns mood inscription solution'],
    ['csv', 'rules mood inscription'],
    ['tsv', 'rules mood inscription'],
    ['f-puzzles', 'remark level columns mood inscription'],
    ['f-puzzles-link', 'remark level columns mood inscription'],
    ['sudokupad', 'remark level columns mood inscription'],
    ['sudokupad-link', 'remark level columns mood inscription'],
    ['penpa-link', 'id remark level columns mood inscription'],
  ])('by %s is what it has no place for', (name, lost) => {
    expect(fieldsLost(named(name), full).join(' ')).toBe(lost);
  });

  test('is not what a puzzle does not say', () => {
    for (const format of FORMATS) expect(fieldsLost(format, PLAIN), format.name).toEqual([]);
  });

  test('is a column that the first puzzle of a table does not have', () => {
    const first = { ...full, source: { columns: { issue: '6', shop: 'x' } } };
    expect(fieldsLost(named('csv'), full, first)).not.toContain('columns');
    expect(fieldsLost(named('csv'), first, full)).toContain('columns');
  });

  test('is nothing where a table holds the whole document, and no format answers for what is none', () => {
    const star = puzzleOf(boardOf('star:5/2'), [...'abcd'], ['a', ...new Array(9).fill(null)]);
    expect(fieldsLost(named('csv'), { ...star, title: 'T', source: { mood: 1 } })).toEqual([]);
    expect(fieldsLost({} as Format, full)).toEqual([]);
    expect(PLAIN.labeling.includes(EMPTY)).toBe(true);
  });
});

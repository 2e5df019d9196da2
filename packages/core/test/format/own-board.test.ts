import { describe, expect, test } from 'vitest';
import { must } from '../../src/basis/index.ts';
import { asterismText, CATALOG, cellText, makeBoard, resolveBoard } from '../../src/board/index.ts';
import {
  makeNative,
  makeNativeRecord,
  NAMES_IN_FILES,
  parseNative,
  parseNativeRecord,
} from '../../src/format/index.ts';
import { beginningOf } from '../../src/puzzle/index.ts';

/** The triangle of the catalog as a board of one's own. */
function ownTriangle() {
  const entry = CATALOG.find(({ name }) => name === 'monthai-one')!;
  const family = must(resolveBoard(entry.board));
  return { ...beginningOf(entry), board: must(makeBoard({ ...family, name: '' })) };
}

describe('a board of one’s own', () => {
  test('keeps the letters that point at its strips', () => {
    const puzzle = ownTriangle();
    expect(must(parseNative(makeNative(puzzle))).board).toEqual(puzzle.board);
  });

  test('keeps a single letter', () => {
    const puzzle = ownTriangle();
    const board = { ...puzzle.board, marks: puzzle.board.marks.slice(0, 1) };
    expect(must(parseNative(makeNative({ ...puzzle, board }))).board.marks).toEqual(board.marks);
  });

  test.each([
    ['board.marks', 'A'],
    ['board.marks[0]', ['A']],
    ['board.marks[0].at', [{ at: [1], text: 'A', asterism: 0 }]],
    ['board.marks[0].text', [{ at: [1, 2], text: 5, asterism: 0 }]],
    ['board.marks[0].asterism', [{ at: [1, 2], text: 'A', asterism: 9 }]],
  ])('tells what is wrong at %s', (place, marks) => {
    const record = makeNativeRecord(ownTriangle());
    const result = parseNativeRecord({ ...record, board: { ...(record.board as object), marks } });
    expect(result).toMatchObject({ ok: false, fault: { code: 'format.field', place } });
  });
});

describe('names have 100 characters at most, titles 1000', () => {
  const long = (length: number) => 'x'.repeat(length);
  const { board, ...rest } = makeNativeRecord(ownTriangle());
  const own = board as { cells: number; asterisms: readonly object[] };
  const first = (name: string) => [{ ...own.asterisms[0], name }, ...own.asterisms.slice(1)];
  const cells = (name: string) => [name, ...Array.from({ length: own.cells - 1 }, (_, i) => `cell ${i + 2}`)];

  test.each([
    ['board.cellNames', 100, (text: string) => ({ ...rest, board: { ...own, cellNames: cells(text) } })],
    ['board.asterisms[0].name', 100, (text: string) => ({ ...rest, board: { ...own, asterisms: first(text) } })],
    [
      'board.marks[0].text',
      100,
      (text: string) => ({ ...rest, board: { ...own, marks: [{ at: [1, 2], text, asterism: 0 }] } }),
    ],
    ['title', 1000, (text: string) => ({ ...rest, board, title: text })],
  ])('%s', (place, most, recordWith) => {
    expect(parseNativeRecord(recordWith(long(most)))).toMatchObject({ ok: true });
    const code = 'format.field';
    expect(parseNativeRecord(recordWith(long(most + 1)))).toMatchObject({ ok: false, fault: { code, place } });
  });
});

describe('a name in a file', () => {
  test.each([
    ['r3c7', { kind: 'square', row: 3, column: 7 }],
    ['cell 0', { kind: 'cell', number: 0 }],
    ['r03c7', undefined],
    ['r1c1234567890123456', undefined],
  ])('%s is read as what it is, and written as it was', (text, name) => {
    const read = NAMES_IN_FILES.cell(text);
    expect(read).toEqual(name ?? { kind: 'own', text });
    expect(cellText(read)).toBe(text);
  });

  test.each([
    ['row 12', { kind: 'row', id: 12 }],
    ['rows A', { kind: 'rows', id: 'A' }],
    ['row 012', undefined],
    ['Row 12', undefined],
  ])('%s is the asterism that it was', (text, name) => {
    const read = NAMES_IN_FILES.asterism(text);
    expect(read).toEqual(name ?? { kind: 'own', text });
    expect(asterismText(read)).toBe(text);
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addPuzzles,
  type BookFile,
  changePuzzle,
  movePart,
  movePuzzle,
  parseBookRecord,
  removeFile,
  removePuzzle,
  takeIn,
} from '../src/booklet/index.ts';

/** Puzzles are told by their ids here; those of the first section come after two of a file. */
const COUNTS = [0, 2, 0];
const BOOK: BookFile = {
  format: 'latin-book/1',
  title: 'Book',
  parts: [
    { kind: 'title' },
    {
      kind: 'puzzles',
      from: 'two.txt',
      puzzles: [{ id: 'a' }, { id: 'b' }, { id: 'c' }],
      changes: { 1: { title: 'of the file' }, 3: { title: 'A' }, 5: { title: 'C' } },
    },
    { kind: 'puzzles', puzzles: [{ id: 'd' }], changes: { 1: { title: 'D' } } },
  ],
};

/** What is said of each puzzle, by its id. */
function said({ parts }: BookFile): Record<string, string | undefined> {
  return Object.fromEntries(
    parts.flatMap(({ puzzles = [], changes = {} }, part) =>
      puzzles.map(({ id }, i) => [id, changes[String(i + 1 + COUNTS[part]!)]?.title]),
    ),
  );
}

const places = fc.record({ part: fc.integer({ min: 1, max: 2 }), at: fc.integer({ min: 0, max: 7 }) });

describe('puzzles of a book', () => {
  test('are moved with what is said of them, and none is lost', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(places, places), { maxLength: 12 }), (moves) => {
        const moved = moves.reduce((book, [from, to]) => movePuzzle(book, from, to, COUNTS), BOOK);
        expect(said(moved)).toEqual({ a: 'A', b: undefined, c: 'C', d: 'D' });
        expect(moved.parts[1]!.changes?.['1']).toEqual({ title: 'of the file' });
        expect(parseBookRecord(moved)).toMatchObject({ ok: true });
      }),
    );
  });

  test('go with what is said of them, and are put between others', () => {
    expect(said(removePuzzle(BOOK, { part: 1, at: 2 }, COUNTS))).toEqual({ b: undefined, c: 'C', d: 'D' });
    const added = addPuzzles(BOOK, { part: 1, at: 3 }, [{ id: 'x' }], COUNTS);
    expect(added.parts[1]!.puzzles!.map(({ id }) => id).join('')).toBe('axbc');
    expect(said(added)).toMatchObject({ a: 'A', x: undefined, c: 'C' });
    // Those of a file stay where they are.
    expect(removePuzzle(BOOK, { part: 1, at: 0 }, COUNTS)).toBe(BOOK);
    expect(movePuzzle(BOOK, { part: 1, at: 2 }, { part: 0, at: 0 }, COUNTS)).toBe(BOOK);
  });

  test('of a file are taken into the book, or out of it, with what is said of them', () => {
    const taken = takeIn(BOOK, 1, 'two.txt', [{ id: 'y' }, { id: 'z' }]).parts[1]!;
    expect(taken.from).toBeUndefined();
    expect(taken.puzzles!.map(({ id }) => id).join('')).toBe('yzabc');
    expect(taken.changes).toEqual(BOOK.parts[1]!.changes);
    const without = removeFile(BOOK, 1, 'two.txt', () => 2).parts[1]!;
    expect(without.changes).toEqual({ 1: { title: 'A' }, 3: { title: 'C' } });
  });

  test('have said of them what is left when all is taken back', () => {
    const place = { part: 2, at: 0 };
    expect(changePuzzle(BOOK, place, { title: undefined }).parts[2]).toEqual({
      kind: 'puzzles',
      puzzles: [{ id: 'd' }],
    });
    expect(changePuzzle(BOOK, place, { rule: '' }).parts[2]!.changes).toEqual({ 1: { title: 'D', rule: '' } });
  });
});

test('parts are moved to the place that they are to have', () => {
  const kinds = (book: BookFile) => book.parts.map(({ kind, from }) => from ?? kind).join(' ');
  expect(kinds(movePart(BOOK, 0, 2))).toBe('two.txt puzzles title');
  expect(kinds(movePart(BOOK, 2, 0))).toBe('puzzles title two.txt');
  expect(movePart(BOOK, 9, 0)).toBe(BOOK);
});

import type { BookFile } from '@latin-puzzles/workshop/booklet';
import { describe, expect, test } from 'vitest';
import { dropped, neighbour } from '../../src/book/composing.ts';

const WORDS = { heading: 'New', text: 'Text' };
const COUNTS = [0, 1, 0, 0];
const BOOK: BookFile = {
  format: 'latin-book/1',
  title: 'Book',
  parts: [
    { kind: 'title' },
    { kind: 'puzzles', from: 'one.txt', puzzles: [{ id: 'a' }, { id: 'b' }] },
    { kind: 'answers' },
    { kind: 'puzzles', puzzles: [{ id: 'c' }] },
  ],
};
const ids = ({ parts }: BookFile) => parts.map(({ kind, puzzles }) => puzzles?.map(({ id }) => id).join('') ?? kind);
const drop = (...[what, where]: [Parameters<typeof dropped>[1], Parameters<typeof dropped>[2]]) =>
  ids(dropped(BOOK, what, where, COUNTS, WORDS));

describe('what is dropped', () => {
  test('is put before what it is dropped on', () => {
    expect(drop({ kind: 'part', at: 0 }, { kind: 'part', at: 3 })).toEqual(['ab', 'answers', 'title', 'c']);
    expect(drop({ kind: 'part', at: 3 }, { kind: 'part', at: 0 })).toEqual(['c', 'title', 'ab', 'answers']);
    expect(drop({ kind: 'new', part: 'blank' }, { kind: 'part', at: 4 })[4]).toBe('blank');
    const puzzle = (part: number, at: number) => ({ kind: 'puzzle', place: { part, at } }) as const;
    expect(drop(puzzle(1, 1), puzzle(1, 3))).toEqual(['title', 'ba', 'answers', 'c']);
    expect(drop(puzzle(1, 2), puzzle(3, 0))).toEqual(['title', 'a', 'answers', 'bc']);
    expect(drop({ kind: 'shelf', text: '{"id":"x"}' }, puzzle(3, 1))).toEqual(['title', 'ab', 'answers', 'cx']);
  });

  test('where it cannot be changes nothing', () => {
    expect(drop({ kind: 'shelf', text: '{"id":"x"}' }, { kind: 'part', at: 1 })).toEqual(ids(BOOK));
    expect(drop({ kind: 'new', part: 'blank' }, { kind: 'puzzle', place: { part: 1, at: 1 } })).toEqual(ids(BOOK));
  });
});

test('a puzzle that moves past the end of its section goes into the next', () => {
  expect(neighbour(BOOK, { part: 1, at: 1 }, 1, COUNTS)).toEqual({ part: 1, at: 2 });
  expect(neighbour(BOOK, { part: 1, at: 2 }, 1, COUNTS)).toEqual({ part: 3, at: 0 });
  expect(neighbour(BOOK, { part: 3, at: 0 }, -1, COUNTS)).toEqual({ part: 1, at: 3 });
  expect(neighbour(BOOK, { part: 1, at: 1 }, -1, COUNTS)).toBeUndefined();
  expect(neighbour(BOOK, { part: 3, at: 0 }, 1, COUNTS)).toBeUndefined();
});

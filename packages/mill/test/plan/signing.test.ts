import { describe, expect, test } from 'vitest';
import { dayOf, type Signing, sign } from '../../src/kinds/entry/signing.ts';

const SIGNING: Signing = { language: 'en', board: 'Sudoku' };

describe('what is written on the puzzles of a line', () => {
  test('a title says what its placeholders stand for', () => {
    const title = '{board} {number} ({level}, {clues} clues, {score}): {weekday}, {date}';
    const puzzle = { number: 3, level: 'very easy', score: 12.5, clues: 30 } as const;
    expect(sign({ ...SIGNING, title, from: '2027-01-01', author: 'A' }, puzzle)).toEqual({
      title: 'Sudoku 3 (very easy, 30 clues, 12.5): Sunday, 2027-01-03',
      author: 'A',
      date: '2027-01-03',
    });
    expect(sign({ ...SIGNING, title, from: '2027-01-01', language: 'es' }, puzzle).title).toBe(
      'Sudoku 3 (muy fácil, 30 clues, 12.5): domingo, 2027-01-03',
    );
    expect(sign(SIGNING, puzzle)).toEqual({});
  });

  test('a series has a puzzle on every day, or on some days of the week, in order', () => {
    expect(dayOf('2027-12-31', undefined, 1)).toBe('2027-12-31');
    expect(dayOf('2027-12-31', undefined, 2)).toBe('2028-01-01');
    expect(dayOf('2028-02-28', undefined, 2)).toBe('2028-02-29');
    // The first of January 2027 is a Friday.
    const days = [1, 2, 3, 4, 5].map((number) => dayOf('2027-01-01', ['monday', 'saturday'], number));
    expect(days).toEqual(['2027-01-02', '2027-01-04', '2027-01-09', '2027-01-11', '2027-01-16']);
  });
});

import { describe, expect, test } from 'vitest';
import { latin } from './run.ts';

const KLEIN = '1234214334124321';
const CYCLIC = '1234234134124123';

describe('latin classes', () => {
  test('prints the number of classes, and tells the group', () => {
    const { out, err, code } = latin(['classes', 'sudoku:2x2', '--labels', '1123']);
    expect({ out, code }).toEqual({ out: '3\n', code: 0 });
    expect(err).toContain('of 112 Latin boards under a group of order 128');
  });

  test('takes the number of Latin boards as given, and says so', () => {
    const { out, err } = latin(['classes', 'latin-square:4', '--by', 'isotopy', '--latin-boards', '576']);
    expect(out).toBe('2\n');
    expect(err).toContain('576 Latin boards (as given)');
  });

  test('refuses a number of Latin boards that cannot be', () => {
    const { out, err, code } = latin(['classes', 'sudoku:2x2', '--latin-boards', '287']);
    expect({ out, code }).toEqual({ out: '', code: 2 });
    expect(err).toContain('There cannot be as many Latin boards');
  });

  test('lists one Latin board of every class with its members', () => {
    const { out } = latin(['classes', 'latin-square:4', '--by', 'main', '--list']);
    expect(
      out
        .trim()
        .split('\n')
        .map((line) => line.split(/\s+/)[1])
        .sort(),
    ).toEqual(['144', '432']);
  });

  test('ends with 1 where there is no Latin board, 2 where there are no such classes, 3 when stopped', () => {
    expect(latin(['classes', 'triangle:4']).code).toBe(1);
    expect(latin(['classes', 'sudoku', '--by', 'main']).code).toBe(2);
    expect(latin(['classes', 'sudoku', '--list']).code).toBe(3);
    expect(latin(['classes', 'sudoku', '--timeout', '0.2']).code).toBe(3);
  });
});

describe('latin equivalent', () => {
  test('ends with 0 for boards of one class, and tells what takes one to the other', () => {
    const other = '2143123443213412';
    const { out, code } = latin(['equivalent', '--board', 'latin-square:4', '--by', 'isotopy'], `${KLEIN}\n${other}`);
    expect(code).toBe(0);
    expect(out).toContain('line 2: the same as line 1');
    expect(out).toContain('taken there by');
  });

  test('ends with 1 for boards of several classes', () => {
    const { out, code } = latin(['equivalent', '--board', 'latin-square:4', '--by', 'main'], `${KLEIN}\n${CYCLIC}`);
    expect(code).toBe(1);
    expect(out).toContain('576 symmetries');
    expect(out).toContain('192 symmetries');
  });

  test('asks for Latin squares where the relation is of these', () => {
    const { err, code } = latin(
      ['equivalent', '--board', 'sudoku:2x2', '--labels', '1122', '--by', 'main'],
      '.'.repeat(16),
    );
    expect(code).toBe(2);
    expect(err).toContain('[usage]');
  });
});

describe('latin properties', () => {
  test('tells transversals, a mate, trades and critical sets', () => {
    const { out, code } = latin(['properties', '--board', 'latin-square:4'], `${KLEIN}\n${CYCLIC}`);
    expect(code).toBe(0);
    expect(out).toContain('transversals: 8');
    expect(out).toMatch(/orthogonal mate: [1-4]{16}/);
    expect(out).toContain('minimal trades of up to 6 cells: 12 of 4');
    expect(out).toContain('orthogonal mate: none');
  });

  test('ends with 1 for what is no Latin board, and 3 when stopped', () => {
    expect(latin(['properties', '--board', 'latin-square:4'], '.'.repeat(16)).code).toBe(1);
    const sudoku = latin(['sample', 'sudoku', '--seed', '1']).out;
    expect(latin(['properties', '--trades', '30', '--timeout', '0.5'], sudoku).code).toBe(3);
  });
});

import { describe, expect, test } from 'vitest';
import { latin } from './run.ts';

describe('latin sample', () => {
  test('draws so many Latin boards, the same for the same seed', () => {
    const args = ['sample', 'sudoku:2x2', '--count', '3', '--seed', '7'];
    const first = latin(args);
    expect(first).toMatchObject({ code: 0, err: 'drawn by counts, of 288\n' });
    expect(first.out).toMatch(/^([1-4]{16}\n){3}$/);
    expect(latin(args).out).toBe(first.out);
    expect(latin(args.with(-1, '8')).out).not.toBe(first.out);
  });

  test('completes a puzzle from a file, with any labels and by a chain', () => {
    const puzzle = JSON.stringify({
      format: 'latin-puzzle/1',
      board: 'latin-square:4',
      labels: ['a', 'a', 'b', 'c'],
      clues: ['b', ...new Array(15).fill(null)],
    });
    const run = latin(['sample', '-', '--json', '--method', 'chain'], puzzle);
    expect(run.code).toBe(0);
    const { cells, method } = JSON.parse(run.out);
    expect(method).toBe('refilling');
    expect(cells).toHaveLength(16);
    expect(cells[0]).toBe('b');
  });

  test('gives documents that other commands read', () => {
    const { out } = latin(['sample', 'latin-square:4', '--labels', 'aabc', '--count', '2', '--documents']);
    const documents = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(documents.map(({ clues }) => clues)).toEqual([Array(16).fill(null), Array(16).fill(null)]);
    const drawn = latin(['draw', '--solution'], JSON.stringify(documents[0]));
    expect(drawn.out.match(/<svg /g)).toHaveLength(1);
    expect(documents[0].solution).toHaveLength(16);
  });

  test('says so when there is none, and when there was no time', () => {
    const none = latin(['sample', 'triangle:4']);
    expect(none).toMatchObject({ code: 1, out: '', err: 'There is no Latin board to draw.\n' });
    expect(latin(['sample', 'sudoku', '--method', 'counts', '--timeout', '1']).code).toBe(3);
  });

  test('makes puzzles of boards drawn so', () => {
    const args = ['generate', 'sudoku:2x2', '--level', 'any', '--seed', '1', '--json'];
    const uniform = latin([...args, '--uniform']);
    expect(uniform.code).toBe(0);
    expect(JSON.parse(uniform.out).solution).not.toEqual(JSON.parse(latin(args).out).solution);
  });
});

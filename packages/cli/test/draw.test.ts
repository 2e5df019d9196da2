import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { latin, SOLVED, SUDOKU, temporary } from './run.ts';

describe('latin draw', () => {
  test.each(['svg', 'pdf', 'png'])('writes %s by the ending', (ending) => {
    const file = temporary(`sudoku.${ending}`);
    expect(latin(['draw', '-o', file], SUDOKU).code).toBe(0);
    const start = readFileSync(file).subarray(0, 4).toString('latin1');
    expect(start).toBe({ svg: '<svg', pdf: '%PDF', png: '\x89PNG' }[ending]);
  });

  test('numbers the pictures of a collection', () => {
    const file = temporary('many.svg');
    expect(latin(['draw', '-o', file], `${SUDOKU}\n${SOLVED}\n`).code).toBe(0);
    expect(existsSync(temporary('many-1.svg')) && existsSync(temporary('many-2.svg'))).toBe(true);
  });

  test('writes the solution on request', () => {
    const texts = (svg: string) => svg.match(/<text /g)?.length;
    expect(texts(latin(['draw'], SUDOKU).out)).toBe(30);
    expect(texts(latin(['draw', '--solution'], SUDOKU).out)).toBe(81);
  });

  test('shows the inscription of a catalog entry', () => {
    expect(latin(['draw', '--board', 'custom-sudoku']).out.match(/>[B.MEYNIL]<\/text>/g)).toHaveLength(9);
  });

  test('draws a key to the names of cells, in either language, once for all puzzles on a board', () => {
    const names = (svg: string) => svg.match(/>[12]·\d+<\/text>/g)?.length;
    expect(names(latin(['draw', '--board', 'star:7/2', '--key']).out)).toBe(14);
    expect(latin(['draw', '--board', 'triangle:4', '--key', '--lang', 'es']).out).toContain('>f4t7</text>');
    const { out } = latin(['draw', '--key'], `${SUDOKU}\n${SOLVED}\n`);
    expect(out.match(/<svg /g)).toHaveLength(1);
    expect(out).toContain('is the cell in row');
    expect(latin(['prove', '--help']).out).toContain('latin draw --key');
  });

  test.each(['--solution', '--net', '--booklet'])('has no key with %s', (option) => {
    expect(latin(['draw', '--board', 'cube:4', '--key', option]).code).toBe(2);
  });
});

import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { MAX_EMBED_PAGE } from '@latin-puzzles/workshop/embed';
import { describe, expect, test } from 'vitest';
import { latin, SOLVED, SUDOKU, temporary } from './run.ts';

const OTHER = '1.9....4.72....9.8.8..5.6....7.4.2.....8...6...1.69...........7.....8.239...1....';
const elements = (page: string) => page.match(/<latin-puzzle /g)?.length;

describe('latin embed', () => {
  test('writes one file that asks nobody for anything, and does not hold the solution', () => {
    const file = temporary('page.html');
    expect(latin(['embed', '-o', file], `${SUDOKU} ${SOLVED}`)).toEqual({ code: 0, out: '', err: '' });
    const page = readFileSync(file, 'utf8');
    expect(statSync(file).size).toBeLessThanOrEqual(MAX_EMBED_PAGE);
    expect([elements(page), page.includes(SOLVED), page.includes('"solution"')]).toEqual([1, false, false]);
    // Nothing is loaded from anywhere: no address but the name of SVG.
    expect(page.match(/(src|href)="[^"]*"/g)).toBeNull();
    expect(page).toContain("default-src 'none'");
    expect(latin(['embed'], SUDOKU).out).toBe(page);
  });

  test('takes any format and several puzzles in order; a wrong one costs itself', () => {
    const { code, out, err } = latin(['embed'], `A1 ${SUDOKU}\nbroken\nB2 ${OTHER}\n`);
    expect([code, elements(out)]).toEqual([2, 2]);
    expect(err).toMatch(/^error \[format\.line\] standard input: line 2: .*broken/);
    expect(out.indexOf('"id":"A1"')).toBeLessThan(out.indexOf('"id":"B2"'));
  });

  test('says in the page what is wished', () => {
    const wishes = [
      '--title',
      'A <b> & "c"',
      '--lang',
      'es',
      '--theme',
      'dark',
      '--size',
      '480',
      '--tools',
      'undo',
      'hint',
    ];
    const { out } = latin(['embed', ...wishes, '--board', 'sudoku:2x2'], '1...............');
    expect(out).toContain('<title>A &lt;b&gt; &amp; &quot;c&quot;</title>');
    expect(out).toContain('<html lang="es">');
    expect(out).toMatch(/<latin-puzzle lang="es" theme="dark" size="480px" tools="undo hint" keep="[\w-]+">/);
    expect(out).toContain('permita los scripts');
  });

  test('writes only the element for a page of one’s own, and one line that loads the script', () => {
    const { out } = latin(['embed', '--snippet', 'https://a.example/x.js'], `${SUDOKU}\n${OTHER}\n`);
    expect(out).toMatch(
      /^<script src="https:\/\/a\.example\/x\.js" async><\/script>\n<latin-puzzle .*\n<latin-puzzle .*\n$/,
    );
    expect(latin(['embed', '--snippet'], SUDOKU).out).toMatch(/^<script src="latin-puzzle\.js" async>/);
  });

  test.each<[string, readonly string[], string, RegExp]>([
    ['nothing to read', [], '', /^error \[format\.empty\]/],
    ['a file that is not there', ['nowhere.json'], '', /^error \[file\.read\] nowhere\.json/],
    ['no puzzle', [], '..', /^error \[format\.line\]/],
    ['an unknown theme', ['--theme', 'pink'], SUDOKU, /'pink' is invalid.*dark/],
    ['an unknown tool', ['--tools', 'marks', 'magic'], SUDOKU, /'magic' is invalid.*undo/],
    ['an unknown language', ['--lang', 'fr'], SUDOKU, /'fr' is invalid.*es/],
    ['a width that is none', ['--size', '3px;color:red'], SUDOKU, /480, 30rem or 80%/],
    ['a folder that is not there', ['-o', '/nowhere/page.html'], SUDOKU, /^error \[file\.write\].*no such folder/],
    ['a board that is none', ['--board', 'zebra'], SUDOKU, /^error \[board/],
    ['two files', ['a', 'b'], SUDOKU, /Too many arguments/],
  ])('refuses %s, and prints nothing', (_, options, input, message) => {
    const { code, out, err } = latin(['embed', ...options], input);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(message);
  });

  test('leaves the page that was there when there is nothing to put in its place', () => {
    const file = temporary('kept.html');
    writeFileSync(file, 'old');
    expect(latin(['embed', '-o', file], 'broken').code).toBe(2);
    expect(readFileSync(file, 'utf8')).toBe('old');
    mkdirSync(temporary('folder'), { recursive: true });
    expect(latin(['embed', '-o', temporary('folder')], SUDOKU).code).toBe(2);
    expect(existsSync(temporary('folder.part'))).toBe(false);
  });
});

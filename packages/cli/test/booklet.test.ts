import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { latin, SOLVED, SUDOKU, temporary } from './run.ts';

const read = (file: string) => execFileSync('pdftotext', ['-layout', file, '-']).toString();
const pagesOf = (text: string) =>
  text
    .replace(/[^\S\f]+/g, ' ')
    .split('\f')
    .slice(0, -1);

describe('latin draw --booklet', () => {
  test('prints the puzzles with title, answers and proofs', () => {
    const file = temporary('three.pdf');
    const wishes = ['--title', 'Sudokus', '--per-page', '2', '--answers', '--proofs', '--paper', 'A5'];
    expect(latin(['draw', '--booklet', ...wishes, '-o', file], `${SUDOKU}\n${SUDOKU}\n${SUDOKU}\n`).code).toBe(0);
    const pages = pagesOf(read(file));
    expect(pages[0]).toMatch(/Sudokus\s+3 puzzles/);
    expect(pages[1]).toMatch(/1\. Sudoku .*numbers 1 to 9.*2\. Sudoku/);
    expect(pages[3]).toContain('Answers');
    expect(pages.slice(4).join('')).toMatch(
      /Proofs.* 1\. Sudoku Fair, 51 steps\. (?:(?!\d goes in ).)*\b1\. 1 goes in r9c7: /,
    );
    expect(pages[2]).toMatch(/(easy|medium|difficult)/);
  });

  test('speaks the language that is asked for, in all that it says', () => {
    const file = temporary('cuaderno.pdf');
    const wishes = ['--lang', 'es', '--title', 'Sudokus', '--author', 'Ana Núñez', '--answers', '--proofs'];
    expect(latin(['draw', '--booklet', ...wishes, '-o', file], SUDOKU).code).toBe(0);
    const pages = pagesOf(read(file));
    expect(pages[0]).toMatch(/Sudokus\s+Ana Núñez\s+Un puzle/);
    expect(pages[1]).toMatch(/(fácil|medio|difícil).*Complete el tablero: cada fila, cada columna y cada caja/s);
    expect(pages[2]).toContain('Soluciones');
    expect(pages.slice(3).join('')).toMatch(/Demostraciones.*Justo.*En f3c7 va el 5: /s);
    expect(latin(['draw', '--booklet', '--lang', 'es'], SUDOKU).out).toContain('Puzles latinos');
  });

  test('leaves out only the puzzle that the fonts cannot write, and names it', () => {
    const file = temporary('seasons.pdf');
    const seasons = (labels: string[], id: string) =>
      JSON.stringify({
        format: 'latin-puzzle/1',
        board: 'latin-square:2',
        labels,
        clues: [labels[0], null, null, null],
        id,
      });
    const input = `${seasons(['春', '秋'], 'S-1')}\n${seasons(['A', 'B'], 'S-2')}\n`;
    const { code, err } = latin(['draw', '--booklet', '-o', file], input);
    expect(code).toBe(2);
    expect(err).toMatch(/error \[draw\.glyph\] puzzle 1, id S-1: .*春.*\n.*--font/);
    expect(read(file)).toMatch(/A/);
    const svg = latin(['draw', '--booklet'], input);
    expect([svg.code, svg.out]).toEqual([0, expect.stringContaining('春')]);
  });

  test.each([
    ['/no/such/font.ttf', 'file.read'],
    ['package.json', 'draw.font'],
  ])('takes no %s for a font', (font, fault) => {
    const { code, err } = latin(['draw', '--font', font, '--board', 'sudoku', '-o', temporary('none.pdf')]);
    expect([code, err]).toEqual([2, expect.stringContaining(`error [${fault}]`)]);
  });

  test('takes what stands behind several fonts and is none for the puzzles', () => {
    const [file, pdf] = [temporary('behind-fonts.txt', SUDOKU), temporary('behind-fonts.pdf')];
    const font = createRequire(import.meta.url).resolve(
      '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
    );
    expect(latin(['draw', '--booklet', '--font', font, font, file, '-o', pdf])).toMatchObject({ code: 0, err: '' });
    expect(read(pdf)).toContain('Sudoku');
  });

  test('numbers pages from any number on, with a foot and without levels', () => {
    const file = temporary('part.pdf');
    const wishes = ['--first-page', '12', '--footer', 'Part two', '--binding', '10', '--landscape', '--proofs'];
    expect(latin(['draw', '--booklet', '--without-levels', ...wishes, '-o', file], SUDOKU).code).toBe(0);
    const [first] = pagesOf(read(file));
    expect(first).toMatch(/Part two\s+12\s*$/);
    expect(first).not.toMatch(/easy|medium|difficult/);
  });

  test('passes over what is no Latin puzzle where answers are wanted', () => {
    const file = temporary('some.pdf');
    const run = latin(['draw', '--booklet', '--answers', '-o', file], `${'.'.repeat(81)}\n${SUDOKU}\n`);
    expect(run).toMatchObject({ code: 1, err: expect.stringContaining('line 1: not a Latin puzzle') });
    expect(pagesOf(read(file))).toHaveLength(2);
  });

  test('writes pages as SVG, one after the other or numbered', () => {
    const file = temporary('page.svg');
    expect(latin(['draw', '--booklet', '-o', file], `${SUDOKU}\n${SOLVED}\n`).code).toBe(0);
    expect(existsSync(temporary('page-1.svg')) && existsSync(temporary('page-2.svg'))).toBe(true);
    const { out } = latin(['draw', '--booklet', '--large', '--paper', 'letter'], SUDOKU);
    expect(out).toContain('<svg xmlns="http://www.w3.org/2000/svg" width="612pt" height="792pt"');
  });

  test('prints the net of a solid in the size wanted, or says what would fit', () => {
    const net = ['draw', '--booklet', '--board', 'latin-octahedron', '--edge'];
    expect(latin([...net, '30']).out).toContain('Edges of 30 mm.');
    expect(latin([...net, '70'])).toMatchObject({
      code: 2,
      err: expect.stringMatching(/draw\.paper.*\n.*Print it on A3/),
    });
  });

  test.each([
    [['--answers'], '--answers is for booklets'],
    [['--lang', 'es'], '--lang es para cuadernillos'],
    [['--booklet', '--lang', 'xx'], 'en, es'],
    [['--booklet', '--binding', '90'], 'from 0 to 40'],
    [['--booklet', '--per-page', '3'], 'Allowed are 1, 2, 4, 6'],
    [['--booklet', '--paper', 'B5'], 'A5, A4, Letter, A3'],
    [['--booklet', '--paper', 'scene'], 'sheets of one size'],
    [['--booklet', '--net'], 'no net to fold'],
  ])('refuses %j', (wishes, reason) => {
    expect(latin(['draw', ...wishes], SUDOKU)).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringContaining(reason),
    });
  });
});

import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { must } from '@latin-puzzles/core/basis';
import { makeEngine } from '@latin-puzzles/core/engine';
import { parseNativeRecord } from '@latin-puzzles/core/format';
import { clueCount, EMPTY, type Puzzle, problemOf } from '@latin-puzzles/core/puzzle';
import { describe, expect, test } from 'vitest';
import { FANO, latin, objects, PROGRAM, temporary } from './run.ts';

/** A small board hardly has puzzles of the level that is asked for unless another is, and many attempts show that. */
const ANY_LEVEL = ['--level', 'any'];

/** Runs `latin generate --json` and reads what it printed. */
function generated(...args: string[]): Puzzle[] {
  const run = latin(['generate', ...args, '--json']);
  expect([run.code, run.err]).toEqual([0, expect.stringContaining('from')]);
  return objects(run).map((record) => must(parseNativeRecord(record)));
}

function solutions({ board, multiset, labeling }: Puzzle): number {
  return makeEngine(problemOf(board, multiset)).countUpTo(labeling, 2);
}

describe('latin generate', () => {
  test('makes Latin puzzles with their solution and rating, none like another', () => {
    const run = latin(['generate', 'sudoku:2x3', '--count', '3', '--seed', '1', '--json']);
    expect(run.code).toBe(0);
    const records = objects(run);
    expect(records).toHaveLength(3);
    expect(new Set(records.map(({ clues }) => JSON.stringify(clues))).size).toBe(3);
    for (const record of records) {
      const puzzle = must(parseNativeRecord(record));
      expect(solutions(puzzle)).toBe(1);
      expect(puzzle.solution).toBeDefined();
      expect(record.rating).toMatchObject({ level: expect.any(String), score: expect.any(Number), fair: true });
      expect(record.generated).toEqual({
        ...{ seed: 1, attempt: expect.any(Number), version: expect.stringMatching(/^\d+\.\d+\.\d+/) },
        wishes: { critical: false, fair: true, level: 'medium' },
      });
    }
  });

  test('gives the same puzzles for the same seed, whatever the number of jobs', () => {
    const puzzlesBy = (jobs: string) =>
      latin(['generate', 'star:6/2', '--count', '4', '--seed', '7', '--jobs', jobs, '--json', ...ANY_LEVEL]).out;
    const puzzles = puzzlesBy('1');
    expect(puzzles).not.toBe('');
    expect(puzzlesBy('3')).toBe(puzzles);
  });

  test('speaks the language that is asked for', () => {
    const asked = [
      'generate',
      'sudoku:2x3',
      '--seed',
      '1',
      '--title',
      'Seis',
      '--author',
      'Ana',
      '--stats',
      ...ANY_LEVEL,
    ];
    const { out, err } = latin([...asked, '--lang', 'es']);
    expect(out).toMatch(
      /^Seis, de Ana\nsudoku:2x3: 36 celdas, 6 filas, 6 columnas, 6 cajas; \d+ pistas; etiquetas 1 2 3 4 5 6\n/,
    );
    expect(out).toMatch(/para su tablero, puntuación [\d,]+; necesita [\w-]+/);
    expect(err).toMatch(/1 puzle en \d+ intentos?, [\d,]+ s, semilla 1\n/);
    expect(err).toContain('Pistas');
    expect(latin(asked).out).toMatch(
      /^Seis by Ana\nsudoku:2x3: 36 cells, 6 rows, 6 columns, 6 boxes; \d+ clues; labels /,
    );
    const refused = latin(['generate', 'douze-france-one', '--level', 'very difficult', '--lang', 'es']);
    expect([refused.code, refused.err]).toEqual([2, expect.stringContaining('nivel')]);
    const tired = latin(['generate', 'sudoku', '--clues', '-16', '--attempts', '2', '--seed', '1', '--lang', 'es']);
    expect(tired.err).toMatch(
      /2 intentos seguidos no han dado nada nuevo; hallados 0 de 1 puzle\n.*se pedía como mucho 16\n/,
    );
  });

  test('takes labels, inscription and promise from the catalog', () => {
    const [puzzle] = generated('custom-sudoku', '--seed', '1');
    const written = puzzle!.inscription.map((cell) => puzzle!.multiset.labels[puzzle!.labeling[cell]!]).join('');
    expect(written).toBe('B.MEYNIEL');
    const rating = objects(
      latin(['rate', '--json'], JSON.stringify(objects(latin(['generate', 'helios-one', '--seed', '1', '--json']))[0])),
    );
    expect(rating).toMatchObject([{ level: 'medium', fair: true }]);
  });

  test('inscribes words where they are wished, and makes labels of them', () => {
    const [puzzle] = generated('sudoku:2x2', '--inscription', 'WORD', '--at', 'row 2', '--seed', '3', ...ANY_LEVEL);
    expect(puzzle!.inscription).toEqual([4, 5, 6, 7]);
    expect(puzzle!.multiset.labels).toEqual(['W', 'O', 'R', 'D']);
    const listing = ['--inscription', 'WORD', '--at', 'r1c1,r2c3,15,r3c2', '--seed', '3', ...ANY_LEVEL];
    const [listed] = generated('sudoku:2x2', ...listing);
    expect(listed!.inscription).toEqual([0, 6, 15, 9]);
  });

  test('inscribes labels of several characters with spaces between them', () => {
    const asked = ['--labels', 'JAN,FEB,MAR,APR', '--inscription', 'feb JAN', '--at', 'row 2 from r2c2', '--seed', '3'];
    const [puzzle] = generated('sudoku:2x2', ...asked, ...ANY_LEVEL);
    expect(puzzle!.inscription).toEqual([5, 6]);
    expect(puzzle!.labeling.slice(5, 7)).toEqual([1, 0]);
  });

  test('names boards that a word fits where it is too long, and tells of one that may offend', () => {
    const long = latin(['generate', 'sudoku', '--inscription', 'ABCDEFGHIJK']);
    expect(long.code).toBe(2);
    expect(long.err).toMatch(/11 letters.*9 cells\.\n.*focus/);
    const rude = latin(['generate', 'sudoku:2x2', '--inscription', 'CULO', '--seed', '1', ...ANY_LEVEL]);
    expect(rude.err).toContain('“culo”');
  });

  test('offers the boards that a word fits where none is named, as the studio does', () => {
    const run = latin(['generate', '--inscription', 'HELIOS']);
    expect([run.code, run.out]).toEqual([2, '']);
    expect(run.err).toMatch(
      /"HELIOS", 6 letters\. It fills an asterism of .*sudoku:2x3.*star:8\/3.*\. With other labels .*sudoku/,
    );
    expect(latin(['generate', '--inscription', 'FEB JAN']).err).toContain('6 letters');
    expect(latin(['generate', '--inscription', 'A'.repeat(30)]).err).toContain('No board is made for so many.');
    expect(latin(['generate', '--seed', '1']).err).toMatch(/No board was named\.\n.*latin boards/);
  });

  test('keeps to the cells that must and must not be clues, and to their number', () => {
    const [puzzle] = generated(
      'sudoku:2x3',
      '--always',
      'r1c1,35',
      '--never',
      'row 3',
      '--clues',
      '14-20',
      '--seed',
      '2',
    );
    const { labeling } = puzzle!;
    expect([labeling[0], labeling[35]]).not.toContain(EMPTY);
    expect(new Set(labeling.slice(12, 18))).toEqual(new Set([EMPTY]));
    expect(clueCount(puzzle!)).toBeGreaterThanOrEqual(14);
    expect(clueCount(puzzle!)).toBeLessThanOrEqual(20);
  });

  test('makes critical puzzles', () => {
    const record = latin(['generate', 'latin-square:5', '--critical', '--seed', '2', '--json']).out;
    expect(objects(latin(['classify', '--json'], record))).toMatchObject([{ kind: 'latin-puzzle', critical: true }]);
  });

  test('takes a board of one’s own from a file, with its labels but not its clues', () => {
    const own = {
      ...FANO,
      board: {
        cells: 4,
        asterisms: [
          [0, 1],
          [1, 2],
          [2, 3],
        ],
      },
      labels: ['a', 'b'],
      clues: ['a', 'b', 'a', 'b'],
    };
    const [puzzle] = generated(temporary('own.json', JSON.stringify(own)), '--seed', '1');
    expect(puzzle!.multiset.entries).toEqual(['a', 'b']);
    expect(clueCount(puzzle!)).toBeLessThan(4);
    expect(solutions(puzzle!)).toBe(1);
  });

  test('keeps the inscription of a file letter by letter', () => {
    const flags = { format: 'latin-puzzle/1', board: 'latin-square:4', labels: ['🇪', '🇸', 'A', 'B'] };
    const clues = ['🇪', '🇸', ...new Array(14).fill(null)];
    const file = temporary('flags.json', JSON.stringify({ ...flags, clues, inscription: [0, 1] }));
    const [puzzle] = generated(file, '--seed', '1');
    expect(puzzle!.inscription).toEqual([0, 1]);
    expect(puzzle!.labeling.slice(0, 2)).toEqual([0, 1]);
  });

  test('draws a puzzle for people, with a line of facts', () => {
    const { out, err } = latin(['generate', 'sudoku:2x3', '--seed', '1', '--title', 'First', '--author', 'Me']);
    expect(out).toMatch(/First by Me\n.*\n┏━/);
    expect(out).toMatch(/(easy|medium|difficult) for its board, score [\d.]+; it needs /);
    expect(err).toMatch(/^1 puzzle from \d+ attempts? in .* s, seed 1\n$/);
  });

  test.each(['--title', '--author'])('takes no %s that a file could not hold', (option) => {
    const titled = (length: number) =>
      latin(['generate', 'sudoku:2x2', '--seed', '1', '--json', ...ANY_LEVEL, option, 'x'.repeat(length)]);
    const run = titled(1001);
    expect(run.code).toBe(2);
    expect(run.out).toBe('');
    expect(run.err).toContain('at most 1000 characters');
    expect(titled(1000).code).toBe(0);
  });

  test('writes a collection to a file, and a chart of it', () => {
    const [file, chart] = [temporary('batch.ndjson'), temporary('batch.svg')];
    const run = latin([
      'generate',
      'sudoku:2x2',
      '--count',
      '3',
      '--seed',
      '1',
      '--stats',
      ...ANY_LEVEL,
      '-o',
      file,
      '--chart',
      chart,
    ]);
    expect([run.code, run.out]).toEqual([0, '']);
    expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(3);
    expect(run.err).toMatch(/Clues\n.*█/);
    expect(readFileSync(chart, 'utf8')).toMatch(/^<svg [\s\S]*>Levels<\/text>/);
  });

  test.each<[string, string[], string]>([
    [
      'an inscription that fits nowhere',
      ['sudoku:2x2', '--inscription', 'AABB', '--labels', 'ABCD'],
      'inscription.impossible',
    ],
    ['labels without a Latin board', ['triangle:4'], 'wishes.no-board'],
    ['more clues than cells', ['sudoku:2x2', '--clues', '17-'], 'wishes.clues'],
    ['a symmetry that the board lacks', ['sudoku:2x2', '--symmetry', 'icosahedral'], 'wishes.symmetry'],
  ])('says of %s that it is impossible, and exits with 1', (_, args, code) => {
    const run = latin(['generate', ...args, '--seed', '1']);
    expect([run.code, run.out]).toEqual([1, '']);
    expect(run.err).toContain(`error [${code}]`);
  });

  test('refuses a level that the board does not have at once, with the nearest that it has', () => {
    const run = latin(['generate', 'latin-dodecahedron', '--level', 'difficult', '--seed', '1']);
    expect([run.code, run.out]).toEqual([2, '']);
    expect(run.err).toMatch(
      /^error \[level\.absent\] level: No puzzle of this board is difficult.*\n {2}Wish for easy/,
    );
    const levels = JSON.parse(latin(['boards', 'latin-dodecahedron', '--json']).out).levels;
    expect(levels.map(({ exists }: { exists: boolean }) => exists)).toEqual([true, true, false, false, false]);
  });

  test('gives up after some attempts and tells how close it came', () => {
    const run = latin(['generate', 'dodecahedron', '--score', '50-60', '--attempts', '20', '--seed', '1']);
    expect([run.code, run.out]).toEqual([3, '']);
    expect(run.err).toMatch(/20 attempts in a row gave nothing new; found 0 of 1 puzzle\n {2}closest: a score of/);
  });

  test('does not give up the level of the catalog for what has nothing to do with it', () => {
    const block = temporary('block.txt', 'ab ac ad ae af ag');
    const args = ['wave-one', '--labels', 'ABCDEFG', '--block', block, '--attempts', '210', '--seed', '1'];
    const run = latin(['generate', ...args]);
    expect(run.code).toBe(3);
    expect(run.err).toMatch(/^210 attempts in a row gave nothing new/);
    expect(run.err).toContain('spells a word');
  });

  test('stops in time', () => {
    const run = latin(['generate', 'dodecahedron', '--score', '50-60', '--timeout', '0.5']);
    expect(run.code).toBe(3);
    expect(run.err).toMatch(/^stopped; found 0 of 1 puzzle/);
  });

  test('takes a time longer than timers can count', () => {
    const run = latin(['generate', 'sudoku:2x2', '--timeout', '99999999', ...ANY_LEVEL]);
    expect([run.code, run.err]).toEqual([0, expect.not.stringContaining('Overflow')]);
  });

  test('keeps what it found when it is interrupted', async () => {
    const child = spawn(process.execPath, [
      PROGRAM,
      'generate',
      'sudoku:2x2',
      '--no-fair',
      '-n',
      '1000000',
      '--attempts',
      '1000000',
      '--json',
    ]);
    let [out, err] = ['', ''];
    child.stdout.on('data', (data) => {
      if (out === '') child.kill('SIGINT');
      out += data;
    });
    child.stderr.on('data', (data) => {
      err += data;
    });
    const code = await new Promise((resolve) => child.on('close', resolve));
    expect(code).toBe(3);
    expect(err).toContain('stopped; found');
    for (const line of out.trim().split('\n')) expect(parseNativeRecord(JSON.parse(line)).ok).toBe(true);
  });

  test.each([
    [['sudoku', '--always', 'r10c1'], 'usage'],
    [['sudoku', '--clues', '30-20'], 'must not be above'],
    [['sudoku', '--clues', '30.5'], 'whole numbers'],
    [['sudoku', '--level', 'hellish'], 'Allowed choices'],
    [['sudoku', '--needs', 'magic'], 'There is no theorem magic'],
    [['sudoku', '--at', 'row 5'], 'there is none'],
    [['sudoku', '--count', '0'], 'whole number from 1'],
    [['sudoku', '--chart', 'chart.doc'], 'draw.format'],
    [['sudoku', '--labels', 'ABC'], 'labels.count'],
    [['sudok'], 'board.unknown'],
    [['nowhere.json'], 'file.read'],
    [['sudoku:2x2', '-o', '/nowhere/at/all'], 'file.write'],
  ])('answers %j with %s and exit 2', (args, message) => {
    const run = latin(['generate', ...args]);
    expect([run.code, run.out]).toEqual([2, '']);
    expect(run.err).toContain(message);
    expect(run.err).not.toMatch(/\n\s+at /);
  });
});

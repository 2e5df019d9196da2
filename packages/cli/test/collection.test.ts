import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { must } from '@latin-puzzles/core/basis';
import { parseNativeRecord } from '@latin-puzzles/core/format';
import { beforeAll, describe, expect, test } from 'vitest';
import { IMPOSSIBLE, latin, objects, SUDOKU, temporary } from './run.ts';

/** The same Sudoku upside down, with 1 and 2 exchanged. */
const TWIN = [...SUDOKU]
  .toReversed()
  .map((c) => ({ '1': '2', '2': '1' })[c] ?? c)
  .join('');
const EMPTY = '.'.repeat(81);
const EASY = JSON.stringify({
  ...{ format: 'latin-puzzle/1', board: 'sudoku:2x2', labels: ['1', '2', '3', '4'], title: 'Small', mood: 'kept' },
  clues: [...'1......4..2..3..'].map((c) => (c === '.' ? null : c)),
});

const file = temporary('collection.db');
const on = (...args: string[]) => ['collection', ...args, '--collection', file];

describe('latin collection', () => {
  let adding: ReturnType<typeof latin>;
  beforeAll(() => {
    adding = latin(on('add', '--rate', '--prove'), [SUDOKU, '{oops', TWIN, IMPOSSIBLE, EASY, EMPTY].join('\n'));
  });

  test('adds what is new, passes over what is known in another guise, and refuses what is wrong line by line', () => {
    expect([adding.code, adding.out]).toEqual([2, `${file}: 2 added, 1 known, 3 refused\n`]);
    expect(adding.err).toMatch(/error \[format\.json\] standard input: line 2/);
    expect(adding.err).toMatch(/error \[collection\.entry\] standard input: line 4, clues: .*no solution/);
    expect(adding.err).toMatch(/error \[collection\.entry\] standard input: line 6, clues: .*several solutions/);
    const again = latin(on('add', '--json'), EASY);
    expect([again.code, objects(again)]).toEqual([
      0,
      [{ collection: file, added: 0, known: 1, refused: 0, stopped: false }],
    ]);
  });

  test('lists and finds by what is asked', () => {
    const hashes = (...args: string[]) => objects(latin(on('list', '--json', ...args))).map(({ hash }) => hash);
    const [sudoku, small] = hashes();
    expect(hashes('--board', 'sudoku')).toEqual([sudoku]);
    expect(hashes('--board', 'sudoku:2x2')).toEqual([small]);
    expect(hashes('--clues', '..10')).toEqual([small]);
    expect(hashes('--symmetry', 'half-turn', '--level', 'very easy')).toEqual([sudoku]);
    expect(hashes('--score', '0..100', '--order', 'clues', '--descending', '--limit', '1')).toEqual([sudoku]);
    expect(hashes('--theorem', 'chain')).toEqual([]);
    expect(hashes('--added', '2000-01-01..2000-12-31')).toEqual([]);
    const table = latin(on('list'));
    expect(table.out).toMatch(/^hash +board +clues/);
    expect([table.out, table.err]).toEqual([expect.stringContaining('Small'), '2 puzzles\n']);
  });

  test('gives documents back as they were, for other commands', () => {
    const { out } = latin(on('query', '--board', 'sudoku:2x2'));
    expect(JSON.parse(out)).toMatchObject(JSON.parse(EASY));
    expect(latin(['classify', '--json'], out).out).toContain('"latin-puzzle"');
  });

  test('exports lines that make the same collection, a table, and a booklet', () => {
    const lines = temporary('all.ndjson');
    expect(latin(on('export', '--proofs', '-o', lines)).err).toBe('2 written\n');
    const copy = temporary('again.db');
    expect(latin(['collection', 'add', lines, '--collection', copy]).code).toBe(0);
    const everything = (where: string) => latin(['collection', 'export', '--proofs', '--collection', where]).out;
    expect(everything(copy)).toBe(everything(file));
    for (const line of readFileSync(lines, 'utf8').trim().split('\n')) {
      must(parseNativeRecord(JSON.parse(line)));
      expect(latin(['check'], line).code).toBe(0);
    }
    const table = latin(on('export', '--to', 'csv'))
      .out.trim()
      .split('\n');
    expect(table[0]).toMatch(/^hash,board,labels,clues,.*,puzzle$/);
    expect(table).toHaveLength(3);
    const booklet = temporary('book.pdf');
    expect(latin(on('export', '-o', booklet, '--answers')).code).toBe(0);
    expect(readFileSync(booklet).subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('keeps what players say, and hands it to calibrate', () => {
    const [{ hash }] = objects(latin(on('list', '--json', '--board', 'sudoku'))) as [{ hash: string }];
    const judged = latin(on('judge', hash.slice(0, 8), '--level', 'easy', '--by', 'Ana', '--seconds', '600'));
    expect([judged.code, judged.out]).toEqual([0, `${hash}: easy; rated very easy\n`]);
    const table = temporary('judged.csv', `puzzle,level,player\n${TWIN},medium,Luis\n${SUDOKU},easy,Eva\n`);
    expect(latin(on('judge', '--from', table)).out).toBe('2 kept, 0 refused\n');
    const flawed = temporary(
      'flawed.csv',
      `puzzle,level,player\n${SUDOKU},hard,Luis\n${EMPTY},easy,Eva\n${TWIN},easy,Pía\n`,
    );
    const some = latin(on('judge', '--from', flawed));
    expect([some.code, some.out]).toEqual([2, '1 kept, 2 refused\n']);
    expect(some.err).toMatch(/error \[format\.field\] .*flawed\.csv: line 2, level/);
    expect(some.err).toMatch(/error \[collection\.puzzle\] .*flawed\.csv: line 3/);
    expect(latin(on('stats')).out).toContain('judgements: 4 by 4 players on 1 puzzles');
    const exported = latin(on('export', '--to', 'judgements')).out;
    expect(exported).toMatch(/^puzzle,level,time,player,at,hash\n/);
    expect(exported).toMatch(/,easy,600,Ana,/);
    expect(latin(on('judge', 'ffff', '--level', 'easy')).err).toContain('error [collection.puzzle]');
    expect(latin(on('judge', '--level', 'easy')).err).toContain('error [usage]');
  });

  test('verifies, backs up and merges', () => {
    const verified = latin(on('verify', '--json'));
    expect([verified.code, objects(verified)]).toEqual([
      0,
      [{ collection: file, checked: 2, findings: 0, stopped: false }],
    ]);
    expect(objects(latin(on('verify', '--limit', '1', '--json')))).toMatchObject([{ checked: 1 }]);
    const copy = temporary('copy.db');
    expect(latin(on('backup', copy)).out).toBe(`${copy}: 2 puzzles\n`);
    expect(['-wal', '-shm'].filter((ending) => existsSync(`${copy}${ending}`))).toEqual([]);
    const merged = latin(['collection', 'merge', copy, file, '--collection', temporary('merged.db')]);
    expect(merged.out).toBe(
      `${copy}: 2 added, 0 replaced, 0 known, 0 refused\n${file}: 0 added, 0 replaced, 2 known, 0 refused\n`,
    );
  });

  test('tells what is wrong with a collection or an option', () => {
    const none = latin(['collection', 'list', '--collection', temporary('none.db')]);
    expect([none.code, none.err]).toEqual([2, expect.stringContaining('error [collection.missing]')]);
    writeFileSync(temporary('letter.db'), 'Dear aunt, '.repeat(100));
    expect(latin(['collection', 'stats', '--collection', temporary('letter.db')]).err).toContain(
      '[collection.foreign]',
    );
    expect(latin(['collection', 'add', '--collection', '/no/such/folder/x.db'], EASY).err).toContain(
      '[collection.unreachable]',
    );
    const unmade = temporary('unmade.db');
    const unread = latin(['collection', 'add', temporary('missing.txt'), '--collection', unmade]);
    expect([unread.code, unread.err]).toEqual([2, expect.stringContaining('error [file.read]')]);
    expect(existsSync(unmade)).toBe(false);
    for (const option of [
      ['--level', 'hard'],
      ['--clues', 'few'],
      ['--added', 'May'],
      ['--theorem', 'x'],
    ]) {
      const wrong = latin(on('list', ...option));
      expect([wrong.code, wrong.err]).toEqual([2, expect.stringContaining('`latin collection list --help`')]);
    }
  });
});

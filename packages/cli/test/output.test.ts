import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openSink, writeResult } from '../src/terminal/write.ts';
import { latin, PROGRAM } from './run.ts';

/** A folder of its own with a file in it that is to be written over. */
function oldFile(name = 'out.ndjson') {
  const folder = mkdtempSync(join(tmpdir(), 'latin-output-'));
  const file = join(folder, name);
  writeFileSync(file, 'old\n');
  return { folder, file, text: () => readFileSync(file, 'utf8'), files: () => readdirSync(folder) };
}

describe('a file that is written', () => {
  test('is the old one until it is the new one', async () => {
    const { file, text, files } = oldFile();
    const sink = await openSink(file);
    await sink.write('new');
    expect(text()).toBe('old\n');
    await sink.close();
    expect([text(), files()]).toEqual(['new\n', ['out.ndjson']]);
  });

  test('stays the old one where the new one is given up, and nothing lies about', async () => {
    const { file, text, files } = oldFile();
    const sink = await openSink(file);
    await sink.write('new');
    await sink.discard();
    expect([text(), files()]).toEqual(['old\n', ['out.ndjson']]);
  });

  test('keeps its permissions, and the link that led to it', async () => {
    const { folder, file, text } = oldFile();
    chmodSync(file, 0o640);
    const link = join(folder, 'link');
    symlinkSync(file, link);
    await writeResult(link, 'new\n');
    expect([text(), statSync(file).mode & 0o777, lstatSync(link).isSymbolicLink()]).toEqual(['new\n', 0o640, true]);
  });

  test('may be a device, which stays one', async () => {
    await writeResult('/dev/null', 'new\n');
    expect(lstatSync('/dev/null').isCharacterDevice()).toBe(true);
  });

  test.each([
    ['out.svg', 'draw --board sudoku --force -o'],
    ['out.pdf', 'draw --board sudoku --force -o'],
    ['out.pdf', 'draw --booklet --board sudoku --force -o'],
    ['out.ndjson', 'generate sudoku --count 3 --seed 1 --level any --force -o'],
    ['out.svg', 'generate sudoku:2x2 --level any --seed 1 --force --chart'],
    ['out.json', 'minimum sudoku:2x2 --force --certificate'],
  ])('%s by `latin %s` is the old one when the disk gives out in the middle', (name, call) => {
    const { file, text, files } = oldFile(name);
    // No file may grow above half a kilobyte: whether that ends in an error or in a kill, it is in the middle of writing.
    const command = `ulimit -f 1; exec "${process.execPath}" "${PROGRAM}" ${call} "${file}"`;
    const { status } = spawnSync('sh', ['-c', command], { timeout: 300_000 });
    expect(status).not.toBe(0);
    expect(text()).toBe('old\n');
    if (status !== null) expect(files()).toEqual([name]);
  });
});

const SUDOKU = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

describe('a file that is there', () => {
  test.each([
    ['out.svg', 'draw -', '-o'],
    ['out.pdf', 'draw --booklet -', '-o'],
    ['out.html', 'embed -', '-o'],
    ['out.svg', 'hint -', '-o'],
    ['out.pdf', 'learn x-wing', '-o'],
    ['out.svg', 'compare --methods engine --timeout 1 --seeds 1 -', '--chart'],
    ['out.ndjson', 'generate sudoku:2x2 --seed 1', '-o'],
    ['out.svg', 'generate sudoku:2x2 --seed 1', '--chart'],
    ['out.json', 'minimum sudoku:2x2', '--certificate'],
    ['out', 'prove -', '--veripb'],
    ['out.json', 'style --init', ''],
    ['out.json', 'book --init', ''],
    ['out.json', 'mill --init', ''],
  ])('%s is not written over by `latin %s %s` without --force', (name, call, option) => {
    const { folder, text } = oldFile(option === '--veripb' ? `${name}.pbp` : name);
    const args = [...call.split(' '), ...(option ? [option] : []), join(folder, name)];
    const refused = latin(args, SUDOKU);
    expect([refused.code, refused.err]).toEqual([2, expect.stringMatching(/error \[file\.exists\] .*--force/s)]);
    // It is told before any work is done.
    expect([refused.out, text()]).toEqual(['', 'old\n']);
    const { code } = latin([...args, '--force'], SUDOKU);
    expect(code).toBe(0);
    expect(text()).not.toBe('old\n');
  });

  test('is not written over by one of several pages either, nor are those before it written', () => {
    const { folder, file, text, files } = oldFile('out-2.svg');
    const args = ['draw', '-', '-o', join(folder, 'out.svg')];
    const two = `${SUDOKU}\n${SUDOKU}`;
    expect(latin(args, two)).toMatchObject({ code: 2, err: expect.stringContaining(`[file.exists] ${file}`) });
    expect([text(), files()]).toEqual(['old\n', ['out-2.svg']]);
    expect(latin([...args, '--force'], two).code).toBe(0);
    expect(files()).toEqual(['out-1.svg', 'out-2.svg']);
  });

  test('is not written over by a backup either, and never the collection itself', () => {
    const { folder, file, text } = oldFile('copy.db');
    const collection = join(folder, 'own.db');
    const backup = (...args: string[]) => latin(['collection', 'backup', '--collection', collection, ...args]);
    expect(latin(['collection', 'add', '--collection', collection], SUDOKU).code).toBe(0);
    expect(backup(file)).toMatchObject({ code: 2, err: expect.stringContaining('[file.exists]') });
    expect(text()).toBe('old\n');
    expect(backup('--force', file)).toMatchObject({ code: 0, out: `${file}: 1 puzzles\n` });
    expect(text()).not.toBe('old\n');
    expect(backup('--force', collection)).toMatchObject({ code: 2, err: expect.stringContaining('[usage]') });
    expect(latin(['collection', 'stats', '--collection', collection]).code).toBe(0);
  });

  test('of one name is not both the series and its chart', () => {
    const file = join(oldFile().folder, 'new.svg');
    for (const more of [[], ['--force'], ['--resume']])
      expect(latin(['generate', 'sudoku:2x2', '-o', file, '--chart', file, ...more])).toMatchObject({
        code: 2,
        err: expect.stringContaining('One file is named for two things'),
      });
  });

  test('that is a device is not lost by being written to', () => {
    expect(latin(['draw', '--board', 'sudoku', '-o', '/dev/null']).err).toContain('[draw.format]');
    expect(latin(['embed', '-', '-o', '/dev/null'], SUDOKU)).toMatchObject({ code: 0, err: '' });
  });

  test('is of the series that --resume goes on with: its chart is drawn anew', () => {
    const { folder } = oldFile();
    const args = ['generate', 'sudoku:2x2', '--seed', '1', '-o', join(folder, 'a'), '--chart', join(folder, 'a.svg')];
    expect(latin(args).code).toBe(0);
    expect(latin([...args, '--resume']).code).toBe(0);
    expect(latin([...args, '--append']).err).toContain('a.svg');
  });
});

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
import { PROGRAM } from './run.ts';

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
    ['out.svg', 'draw --board sudoku -o'],
    ['out.pdf', 'draw --board sudoku -o'],
    ['out.pdf', 'draw --booklet --board sudoku -o'],
    ['out.ndjson', 'generate sudoku --count 3 --seed 1 --level any -o'],
    ['out.svg', 'generate sudoku:2x2 --level any --seed 1 --chart'],
    ['out.json', 'minimum sudoku:2x2 --certificate'],
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

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { must } from '@latin-puzzles/core/basis';
import { CATALOG } from '@latin-puzzles/core/board';
import { beginningOf } from '@latin-puzzles/core/puzzle';
import { makeBooklet } from '@latin-puzzles/drawing';
import { describe, expect, test } from 'vitest';
import { crc32, makeZip } from '../../src/downloads/zip.ts';
import { svgTask } from '../../src/worker/printing-tasks.ts';
import { makeTestContext } from '../task-context.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

/** What another program finds in an archive, which it checks first. */
function unpacked(archive: Uint8Array): Record<string, string> {
  const folder = mkdtempSync(join(tmpdir(), 'zip-test-'));
  const file = join(folder, 'archive.zip');
  writeFileSync(file, archive);
  const env = { ...process.env, LC_ALL: 'C.UTF-8' };
  execFileSync('unzip', ['-tq', file], { env });
  execFileSync('unzip', ['-q', file, '-d', join(folder, 'files')], { env });
  const names = readdirSync(join(folder, 'files')).toSorted();
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, 'files', name), 'utf8')]));
}

test('the check sum is the one that everybody computes', () => {
  expect(crc32(bytes('123456789'))).toBe(0xcbf43926);
  expect(crc32(bytes(''))).toBe(0);
});

describe('an archive', () => {
  test('gives back its files, whatever they are called and hold', () => {
    const files = { 'one.svg': '<svg/>', 'ñandú-Ψ.svg': 'ä'.repeat(70_000), 'empty.txt': '' };
    const archive = makeZip(Object.entries(files).map(([name, text]) => ({ name, bytes: bytes(text) })));
    expect(unpacked(archive)).toEqual(files);
  });

  test('of the same files is the same, byte for byte', () => {
    const files = [{ name: 'a', bytes: bytes('a') }];
    expect(makeZip(files)).toEqual(makeZip(files));
  });
});

describe('pages as SVG', () => {
  const puzzles = CATALOG.slice(0, 11).map(beginningOf);
  const drawn = (count: number) => {
    const pages = must(makeBooklet(puzzles.slice(0, count), { title: 'Ñandú' }));
    const input = { pages, title: 'Ñandú', author: '', language: 'en', date: 0, outlines: false } as const;
    return svgTask({ ...input, style: undefined, greyscale: false }, makeTestContext());
  };

  test('are one file where there is one page', async () => {
    const { name, type, bytes } = await drawn(1);
    expect([name, type]).toEqual(['nandu.svg', 'image/svg+xml']);
    expect(new TextDecoder().decode(bytes)).toMatch(/^<svg /);
  });

  test('are one archive otherwise, whose files stand in the order of the pages', async () => {
    const { name, type, bytes } = await drawn(11);
    expect([name, type]).toEqual(['nandu.zip', 'application/zip']);
    const files = unpacked(bytes);
    expect(Object.keys(files)).toHaveLength(11);
    expect(Object.keys(files)[0]).toBe('nandu-01.svg');
    for (const [i, text] of Object.values(files).entries()) expect(text).toContain(`<title>Page ${i + 1}: `);
  });
});

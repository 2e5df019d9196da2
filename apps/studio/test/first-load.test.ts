import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { PAGES } from '../src/app/pages.ts';
import { BUILT } from './browser.ts';

/** What a page may cost before it is there, in bytes of gzipped script. A larger figure is a decision, not an accident. */
const LIMITS = {
  home: 66_000,
  daily: 45_700,
  gallery: 64_900,
  play: 120_000,
  progress: 59_800,
  learn: 121_300,
  generate: 107_500,
  design: 111_500,
  print: 70_900,
  collection: 93_500,
};

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

const manifest: Readonly<Record<string, Chunk>> = JSON.parse(readFileSync(join(BUILT, 'manifest.json'), 'utf8'));

/** A chunk and all that it imports before it runs; not what it fetches later. */
function neededBy(name: string, known = new Set<string>()): ReadonlySet<string> {
  if (known.has(name)) return known;
  known.add(name);
  for (const other of manifest[name]?.imports ?? []) neededBy(other, known);
  return known;
}

function bytesOf(page: string): number {
  const chunks = new Set([...neededBy('index.html'), ...neededBy(`src/${page}/page.tsx`)]);
  return [...chunks].reduce((sum, name) => sum + gzipSync(readFileSync(join(BUILT, manifest[name]!.file))).length, 0);
}

describe('the first load', () => {
  test('has a limit for every page', () => {
    expect(Object.keys(LIMITS)).toEqual(Object.keys(PAGES));
  });

  test.each(Object.entries(LIMITS))('of %s is at most %i bytes of script', (page, limit) => {
    expect(bytesOf(page)).toBeLessThanOrEqual(limit);
  });
});

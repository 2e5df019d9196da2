import { readFileSync } from 'node:fs';
import { LANGUAGE_CODES, must } from '@latin-puzzles/core/basis';
import { CATALOG } from '@latin-puzzles/core/board';
import { parseNative, parseProof } from '@latin-puzzles/core/format';
import { describe, expect, test } from 'vitest';
import { measureWith } from '../../src/font.ts';
import { type BookletPuzzle, makeBooklet, type Page } from '../../src/index.ts';
import { loadFonts } from '../../src/node.ts';
import { textsOn } from './puzzles.ts';

const measure = measureWith(await loadFonts());

function specimen(name: string): BookletPuzzle {
  const text = readFileSync(new URL(`../../../../specimens/${name}.json`, import.meta.url), 'utf8');
  return { ...must(parseNative(text)), proof: { ...must(parseProof(text)), complete: true } };
}

/** The pages of proofs, which are called so. */
function proofsOf(puzzles: readonly BookletPuzzle[], language: 'en' | 'es', large = false): readonly Page[] {
  const pages = must(makeBooklet(puzzles, { title: 'A booklet', measure, proofs: true, language, large }));
  return pages.filter(({ title }) => /: (Proofs|Demostraciones)/.test(title));
}

/** The smallest type of a page; what stands pale behind other things is no text to be read. */
function leastType({ parts }: Page): number {
  const sizes = parts.flatMap(({ items, scale }) =>
    items.flatMap((item) => (item.shape === 'text' && item.ink !== 'soft' ? [item.size * scale] : [])),
  );
  return Math.min(...sizes);
}

describe.each(CATALOG.map(({ name }) => name))('the told proof of the specimen of %s', (name) => {
  test.each(LANGUAGE_CODES)('takes one page of A4 with its key, in type that can be read: %s', (language) => {
    const pages = proofsOf([specimen(name)], language);
    expect(pages).toHaveLength(1);
    expect(leastType(pages[0]!)).toBeGreaterThanOrEqual(5);
  });
});

test('a long proof has a page of its own, and the others go on as if it were not there', () => {
  const [short, long] = [specimen('latin-dodecahedron'), specimen('latin-icosahedron')];
  const pages = proofsOf([short, long, short], 'en');
  const heads = pages.map((page) => textsOn(page).flatMap(({ text }) => /^(\d)\.\u00a0/.exec(text)?.[1] ?? []));
  expect(heads).toEqual([['1'], ['2'], ['3']]);
  const sizes = pages.map((page) => textsOn(page).find(({ text }) => text === '1.')!.size);
  expect(sizes[1]).toBeLessThan(sizes[0]!);
  expect(sizes[2]).toBe(sizes[0]);
  // In large print it stays large, on as many pages as that takes.
  expect(proofsOf([long], 'en', true).length).toBeGreaterThan(2);
});

test('beside its key a proof on a solid calls cells by short names', () => {
  const [page] = proofsOf([specimen('latin-octahedron')], 'es');
  const read = textsOn(page!)
    .map(({ text }) => text)
    .join(' ');
  expect(read).toContain('5·f3t5, el de la cara 5');
  expect(read).not.toMatch(/f\d+t\d+ de la cara/);
});

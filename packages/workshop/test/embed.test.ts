import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { must } from '@latin-puzzles/core/basis';
import { CATALOG } from '@latin-puzzles/core/board';
import { makeNative, parseNative } from '@latin-puzzles/core/format';
import {
  MAX_EMBED_PAGE,
  makeEmbedElement,
  makeEmbedPage,
  makeEmbedSnippet,
  parseEmbedSize,
} from '@latin-puzzles/workshop/embed';
import { describe, expect, test } from 'vitest';
import { SMALL } from './puzzles.ts';

const specimens = new URL('../../../specimens/', import.meta.url);
const script = readFileSync(
  createRequire(import.meta.url).resolve('@latin-puzzles/element/latin-puzzle.packed.js'),
  'utf8',
);

const specimen = (file: string) => must(parseNative(readFileSync(new URL(file, specimens), 'utf8')));
/** The puzzle that stands in an element. */
const held = (text: string) => /<script type="application\/json">(.*?)<\/script>/s.exec(text)![1]!;

describe('a page with a puzzle', () => {
  test('there is one for every board of the catalog', () => {
    expect(readdirSync(specimens)).toEqual(expect.arrayContaining(CATALOG.map(({ name }) => `${name}.json`)));
    expect(MAX_EMBED_PAGE).toBe(250_000);
  });

  test.each(readdirSync(specimens).filter((file) => file.endsWith('.json')))(
    'of %s is under 250,000 bytes, with its picture',
    (file) => {
      const page = makeEmbedPage([specimen(file)], script);
      expect(page).toContain('<svg');
      expect(Buffer.byteLength(page)).toBeLessThanOrEqual(MAX_EMBED_PAGE);
      expect(page).toContain("default-src 'none'");
    },
  );

  test('holds the puzzle as it was, but neither its solution nor the proof that tells it', () => {
    const puzzle = specimen('sudoku.json');
    const { solution, proof, ...rest } = JSON.parse(makeNative(puzzle));
    expect(solution).toBeDefined();
    expect(proof.steps.length).toBeGreaterThan(0);
    expect(JSON.parse(held(makeEmbedElement(puzzle)))).toEqual(rest);
  });

  test('lets no title end its script, its attributes or its head', () => {
    const title = '</script><script>alert(1)</script><!--"&';
    const page = makeEmbedPage([{ ...SMALL, title }], script, { size: '3rem' });
    expect(page.match(/<script/g)).toHaveLength(2);
    expect(page).toContain('<title>&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;!--&quot;&amp;</title>');
    expect(JSON.parse(held(page)).title).toBe(title);
  });

  test('says in attributes what is wished, and no more', () => {
    expect(makeEmbedElement(SMALL)).toMatch(/^<latin-puzzle keep="[\w-]+">/);
    const wishes = { language: 'es', theme: 'dark', size: '30rem', tools: ['marks', 'undo'] } as const;
    expect(makeEmbedElement(SMALL, wishes)).toMatch(
      /^<latin-puzzle lang="es" theme="dark" size="30rem" tools="marks undo" keep="[\w-]+">/,
    );
    expect(makeEmbedSnippet(SMALL, '/js/a"b.js')).toMatch(
      /^<script src="\/js\/a&quot;b.js" async><\/script>\n<latin-puzzle /,
    );
  });
});

test.each([
  ['480', '480px'],
  [' 30REM ', '30rem'],
  ['12.5%', '12.5%'],
  ['0', undefined],
  ['-3px', undefined],
  ['3px;color:red', undefined],
  ['', undefined],
])('a width of %j is %j', (text, width) => {
  expect(parseEmbedSize(text)).toBe(width);
});

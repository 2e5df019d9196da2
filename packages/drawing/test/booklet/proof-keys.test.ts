import { readFileSync } from 'node:fs';
import { must } from '@latin-puzzles/core/basis';
import { CATALOG } from '@latin-puzzles/core/board';
import { parseNative, parseProof } from '@latin-puzzles/core/format';
import { describe, expect, test } from 'vitest';
import { measureWith } from '../../src/font.ts';
import { type BookletOptions, type BookletPuzzle, CAP_HEIGHT, makeBooklet, type Page } from '../../src/index.ts';
import { loadFonts } from '../../src/node.ts';
import { type Box, boxAround } from '../../src/plane/vector.ts';
import { spotsOn, textsOn } from './puzzles.ts';

const measure = measureWith(await loadFonts());

/** The specimens of the catalog, with no more of their proofs than a column or two. */
const SPECIMENS: BookletPuzzle[] = CATALOG.map(({ name }) => {
  const text = readFileSync(new URL(`../../../../specimens/${name}.json`, import.meta.url), 'utf8');
  const { steps, fair } = must(parseProof(text));
  return { ...must(parseNative(text)), proof: { steps: steps.slice(0, 30), fair, complete: true } };
});

/** The pages of proofs. */
function proofsOf(puzzles: readonly BookletPuzzle[], options: Partial<BookletOptions> = {}): Page[] {
  const pages = must(
    makeBooklet(puzzles, {
      title: 'A booklet',
      measure,
      perPage: 6,
      proofs: true,
      turn: true,
      ...options,
    }),
  );
  return pages.filter(({ parts }) => parts[0]!.items.some((i) => i.shape === 'text' && /^(Proofs|Demo)/.test(i.text)));
}

const keysOn = ({ parts }: Page) => parts.slice(2);
const read = (pages: readonly Page[]) => pages.flatMap((page) => textsOn({ ...page, parts: page.parts.slice(0, 2) }));

function boxesOfTexts(page: Page): Box[] {
  return textsOn({ ...page, parts: page.parts.slice(0, 2) }).map(({ x, y, text, size, bold, anchor }) => {
    const width = size * measure(text, bold);
    const left = anchor === 'middle' ? x - width / 2 : x;
    return { left, right: left + width, top: y - size * CAP_HEIGHT, bottom: y };
  });
}

const meet = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const WAYS: readonly Partial<BookletOptions>[] = [
  {},
  { language: 'es', paper: 'A5' },
  { large: true },
  { large: true, paper: 'A5', language: 'es' },
  { landscape: true, binding: 8 },
  { landscape: true, paper: 'A5', large: true },
];

describe.each(WAYS)('the keys of a booklet: %o', (options) => {
  const pages = proofsOf(SPECIMENS, options);

  test('are printed once for every board, but where rows, columns and boxes are all there is a sentence will do', () => {
    const boards = new Set(SPECIMENS.map(({ board }) => board.name));
    const plain = [...boards].filter((name) => /^(sudoku|latin-square):/.test(name!));
    expect(pages.flatMap(keysOn)).toHaveLength(boards.size - plain.length);
    const seen = read(pages).filter(({ text }) => /^(Key: see|Clave: véase) \d+\.$/.test(text));
    expect(seen).toHaveLength(SPECIMENS.length - boards.size);
  });

  test('lie on nothing that is written, nor on each other, nor off the page', () => {
    for (const page of pages) {
      const keys = keysOn(page).map((part) => boxAround(spotsOn({ ...page, parts: [part] })));
      for (const [i, key] of keys.entries()) {
        expect([...boxesOfTexts(page), ...keys.slice(0, i)].filter((other) => meet(key, other))).toEqual([]);
        expect(Math.min(key.left, key.top, page.width - key.right, page.height - key.bottom)).toBeGreaterThan(20);
      }
    }
  });

  test('can be read', () => {
    const least = pages
      .flatMap(keysOn)
      .map(({ items, scale }) =>
        Math.min(...items.flatMap((item) => (item.shape === 'text' && item.ink !== 'soft' ? [item.size * scale] : []))),
      );
    expect(Math.min(...least)).toBeGreaterThan(3.9);
  });

  test('stand under the name of their puzzle and above its first step, or with it on a page of their own', () => {
    for (const page of pages) {
      const texts = textsOn({ ...page, parts: page.parts.slice(1, 2) });
      const numbers = texts.filter(({ text, bold }) => bold && /^\d+\.$/.test(text));
      const first = numbers.filter(({ text }) => text === '1.');
      const names = texts.filter(({ text, bold }) => bold && /^\d+\.\u00a0/.test(text));
      if (keysOn(page).length === 1 && names.length === 1 && numbers.length === 0) continue;
      for (const { x, y } of names) expect(first.some((step) => step.y > y && Math.abs(step.x - x) < 1)).toBe(true);
    }
  });
});

test('the first proof has the key, others on the same board say where it is', () => {
  const sudokus = SPECIMENS.filter(({ board }) => board.name === 'sudoku:3x3').slice(0, 3);
  const texts = read(proofsOf(sudokus)).map(({ text }) => text);
  expect(texts.filter((text) => text === 'Key: see 1.')).toHaveLength(2);
  expect(texts.join(' ')).toContain(
    'r6c7 is the cell in row 6 and column 7. Boxes are counted from left to right, then downwards.',
  );
  // A puzzle without a proof has no key either: the next one has it.
  const later = proofsOf([{ ...sudokus[0]!, proof: undefined }, ...sudokus.slice(1)]);
  expect(read(later).map(({ text }) => text)).toContain('Key: see 2.');
});

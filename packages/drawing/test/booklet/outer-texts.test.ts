import { must } from '@latin-puzzles/core/basis';
import { describe, expect, test } from 'vitest';
import { measureWith } from '../../src/font.ts';
import { type BookletOptions, CAP_HEIGHT, type Item, makeBook, type Page, simpleParts } from '../../src/index.ts';
import { loadFonts } from '../../src/node.ts';
import { boxesMeet, grown, nearestIn, polygonMeetsBox, runsThrough } from '../../src/plane/meets.ts';
import { type Box, length, minus } from '../../src/plane/vector.ts';
import { CATALOG_BOARDS, SOLIDS } from '../support.ts';
import { puzzleOn } from './puzzles.ts';

const measure = measureWith(await loadFonts());

const SIZES: Readonly<Record<string, Partial<BookletOptions>>> = {
  'at their usual size': { answers: true },
  'on small pages that they share': { paper: 'A5', perPage: 4, answers: 'below' },
  'in large print': { large: true, answers: true },
  'in large print on small pages': { large: true, paper: 'A5', answers: true },
  'as nets to fold, in large print': { large: true, nets: true },
};

/** Rules, a puzzle, right or not, and its answer. */
function pagesOf(specification: string, options: Partial<BookletOptions>): readonly Page[] {
  const puzzle = puzzleOn(specification);
  const solution = puzzle.labeling.map((_, cell) => cell % puzzle.board.k!);
  const asked = { title: 'A booklet', measure, ...options };
  const parts = [{ kind: 'rules' } as const, ...simpleParts([{ ...puzzle, solution }], asked)];
  return must(makeBook(parts, asked)).pages;
}

interface Written {
  readonly text: string;
  readonly box: Box;
  /** Whether it stands in a cell. */
  readonly inside: boolean;
  readonly points: number;
}

function writtenIn(items: readonly Item[], scale: number): Written[] {
  return items.flatMap((item): Written[] => {
    if (item.shape !== 'text') return [];
    const { at, anchor, text, size, bold, cell } = item;
    const width = measure(text, bold) * size;
    const left = anchor === 'middle' ? at[0] - width / 2 : at[0];
    const box = { left, top: at[1] - CAP_HEIGHT * size, right: left + width, bottom: at[1] };
    return [{ text, box: grown(box, -0.01), inside: cell !== undefined, points: size * scale }];
  });
}

/** What is under a text beside the cells that should not be: a cell, a line that cuts the net, an arrowhead. */
function isUnder(item: Item, box: Box): boolean {
  if (item.shape === 'text') return false;
  if (item.shape === 'disc')
    return item.cell !== undefined && length(minus(nearestIn(box, item.at), item.at)) < item.radius;
  if (item.cell !== undefined || item.fill === 'pointer') return item.lines.some((line) => polygonMeetsBox(line, box));
  if (item.line !== 'cut' && item.line !== 'rim') return false;
  return item.lines.some((line) =>
    line.some((from, i) =>
      i > 0 ? runsThrough([line[i - 1]!, from], box) : item.closed && runsThrough([line.at(-1)!, from], box),
    ),
  );
}

describe.each(Object.entries(SIZES))('texts beside a board, %s', (_, options) => {
  test.each([...new Set([...CATALOG_BOARDS, ...SOLIDS])])(
    'lie on no other, nor on the board, of %s',
    (specification) => {
      const least = options.large ? 16 : 5;
      for (const { title, parts } of pagesOf(specification, options))
        for (const { items, scale } of parts) {
          const written = writtenIn(items, scale);
          for (const [i, a] of written.entries())
            for (const b of written.slice(0, i))
              expect(boxesMeet(a.box, b.box), `${title}: ${a.text} on ${b.text}`).toBe(false);
          if (!written.some(({ inside }) => inside)) continue;
          for (const { text, box, inside, points } of written)
            if (!inside) {
              expect(points, `${title}: ${text}`).toBeGreaterThan(least - 0.01);
              expect(
                items.some((item) => isUnder(item, box)),
                `${title}: ${text} on the board`,
              ).toBe(false);
            }
        }
    },
  );
});

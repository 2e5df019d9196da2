import { must } from '@latin-puzzles/core/basis';
import { catalogEntry } from '@latin-puzzles/core/board';
import { makeNative } from '@latin-puzzles/core/format';
import { beginningOf } from '@latin-puzzles/core/puzzle';
import { guessWidth, type Page } from '@latin-puzzles/drawing';
import { type BookletOrder, composeOrder } from '@latin-puzzles/workshop/booklet';
import { readDocuments } from '@latin-puzzles/workshop/reading';
import { describe, expect, test } from 'vitest';
import { entryFrom } from '../../src/print/entry.ts';
import { bookletOptions, type PrintWishes, printWishesFrom } from '../../src/print/wishes.ts';

/** A puzzle as it is shipped: with its English title. */
function textOf(name: string): string {
  const entry = catalogEntry(name)!;
  return makeNative({ ...beginningOf(entry), title: entry.title.en });
}

function orderOf(names: readonly string[], wishes: Partial<PrintWishes>, language: 'en' | 'es' = 'en'): BookletOrder {
  return {
    puzzles: names.map((name) => {
      const { text, level } = must(entryFrom(textOf(name)));
      return { text, level, solution: undefined, proof: undefined };
    }),
    options: bookletOptions({ ...printWishesFrom(undefined), ...wishes }, language),
  };
}

const compose = (order: BookletOrder) => must(composeOrder(order, guessWidth));

const said = (pages: readonly Page[]) =>
  pages.flatMap(({ parts }) =>
    parts.flatMap(({ items }) => items.flatMap((i) => (i.shape === 'text' ? [i.text] : []))),
  );

describe('the pages that are ordered', () => {
  test('carry the names and challenges of the catalog, in the language of the studio', () => {
    const english = said(compose(orderOf(['helios-one'], {})).pages!).join(' ');
    expect(english).toContain('Helios One');
    expect(english).toContain('every line takes the letters');
    const spanish = said(compose(orderOf(['helios-one', 'latin-square'], {}, 'es')).pages!).join(' ');
    expect(spanish).toContain('Helios One');
    expect(spanish).toContain('Cuadrado latino');
    expect(spanish).toContain('Complete la estrella');
  });

  test('have the usual title unless another is wished', () => {
    expect(said(compose(orderOf(['sudoku'], {})).pages!)[0]).toBe('Latin puzzles');
    expect(said(compose(orderOf(['sudoku'], {}, 'es')).pages!)[0]).toBe('Puzles latinos');
    expect(said(compose(orderOf(['sudoku'], { title: ' Mine ' })).pages!)[0]).toBe('Mine');
  });

  test('are missing where a net does not fit, with the edge that would', () => {
    const names = ['sudoku', 'latin-octahedron', 'free-latin-cube'];
    const { pages, longest } = compose(orderOf(names, { nets: true, edge: '60' }));
    expect(pages).toBeUndefined();
    const fitting = compose(orderOf(names, { nets: true, edge: String(Math.floor(longest!.A4)) }));
    expect(fitting.pages).toHaveLength(3);
    // Without nets, or with something that is no length, the edge does not matter.
    expect(compose(orderOf(names, { edge: '60' })).pages).toBeDefined();
    expect(compose(orderOf(names, { nets: true, edge: 'long' })).pages).toBeDefined();
  });
});

test('a file gives its puzzles, and its faults with their places', async () => {
  const sudoku = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
  const { texts, faults } = await readDocuments(`${sudoku}\r\nnonsense\n${sudoku}\n`);
  expect(texts).toHaveLength(2);
  expect(faults).toMatchObject([{ place: { en: 'line 2' }, fault: { code: 'format.line' } }]);
});

test('what cannot be read is told, not thrown', () => {
  expect(entryFrom('{')).toMatchObject({ ok: false, fault: { code: 'format.json' } });
});

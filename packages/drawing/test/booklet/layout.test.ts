import { must } from '@latin-puzzles/core/basis';
import { CATALOG } from '@latin-puzzles/core/board';
import { beginningOf, EMPTY } from '@latin-puzzles/core/puzzle';
import { describe, expect, test } from 'vitest';
import { measureWith } from '../../src/font.ts';
import {
  type BookletOptions,
  type BookletPuzzle,
  CAP_HEIGHT,
  makeBook,
  makeBooklet,
  PAPERS,
  type Page,
} from '../../src/index.ts';
import { loadFonts } from '../../src/node.ts';
import { boxAround } from '../../src/plane/vector.ts';
import { boardOf } from '../support.ts';
import { puzzleOn, solvedSquare, spotsOn, textsOn } from './puzzles.ts';

const measure = measureWith(await loadFonts());
const MILLIMETRE = 72 / 25.4;

function pagesOf(puzzles: readonly BookletPuzzle[], options: Partial<BookletOptions> = {}): Page[] {
  return must(makeBooklet(puzzles, { title: 'A booklet', measure, ...options }));
}

const readOn = (page: Page) => textsOn(page).map(({ text }) => text);

/** The sizes on paper of the labels of a page. */
function labelSizes({ parts }: Page): number[] {
  return parts.flatMap(({ items, scale }) =>
    items.flatMap((item) => (item.shape === 'text' && item.cell !== undefined ? [item.size * scale] : [])),
  );
}

const SQUARE = solvedSquare('Four');
const SOLID = puzzleOn('icosahedron:2', 'Solid');

describe('puzzles that share pages', () => {
  test('are fewer where labels would be too small to be read', () => {
    const pages = pagesOf([SQUARE, SQUARE, SOLID, SOLID, SQUARE, SQUARE, SQUARE, SQUARE], { perPage: 4 });
    for (const page of pages) expect(Math.min(...labelSizes(page))).toBeGreaterThan(5);
    expect(pages.map((page) => readOn(page).filter((text) => /^\d+\.\u00a0/.test(text)).length)).toEqual([2, 2, 4]);
  });

  test('have the sheet turned where one alone could not be read otherwise', () => {
    const [page] = pagesOf([SOLID], { paper: 'A5', turn: true });
    expect([page!.width, page!.height]).toEqual(PAPERS.A5.toReversed());
    // Unless that is asked for, the drawing is turned on the sheet.
    const [upright] = pagesOf([SOLID], { paper: 'A5' });
    expect([upright!.width, upright!.height]).toEqual(PAPERS.A5);
    expect(upright!.parts.some(({ turn }) => turn === 1)).toBe(true);
    const [large] = pagesOf([SOLID], { large: true });
    expect(Math.min(...labelSizes(large!))).toBeGreaterThan(12);
  });

  test('stand side by side on sheets that lie', () => {
    const [page] = pagesOf([SQUARE, SQUARE], { perPage: 2, landscape: true });
    expect([page!.width, page!.height]).toEqual(PAPERS.A4.toReversed());
    const names = textsOn(page!).filter(({ text }) => /^\d\.\u00a0Four$/.test(text));
    expect(names[0]!.y).toBeCloseTo(names[1]!.y);
    expect(names[1]!.x).toBeGreaterThan(page!.width / 2 - 1);
  });

  test('leave no word of what is to be done alone in a line', () => {
    for (const { board, challenge } of CATALOG)
      for (const page of pagesOf([{ ...puzzleOn(board), challenge: challenge.en }], { perPage: 1, paper: 'A5' })) {
        const says = textsOn(page).filter(({ ink, size }) => ink === 'caption' && Math.abs(size - 9.5) < 0.01);
        const widths = says.map(({ text, size }) => size * measure(text, false));
        expect(Math.min(...widths)).toBeGreaterThan(0.5 * Math.max(...widths));
      }
  });
});

describe('large print on paper that is too small', () => {
  const large = { title: 'Large', large: true, paper: 'A5', measure } as const;

  const ofCatalog = (name: string) => {
    const entry = CATALOG.find((some) => some.name === name)!;
    return { ...beginningOf(entry), labeling: puzzleOn(entry.board).labeling };
  };

  test('says all that is to be done', () => {
    const { pages } = must(makeBook([{ kind: 'puzzles', puzzles: [ofCatalog('canario-one')] }], large));
    expect(readOn(pages[0]!).join(' ')).toMatch(/are one group\./);
  });

  test.each(['en', 'es'] as const)(
    'a rule is whole: above its board, or on a page before it, once for all (%s)',
    (language) => {
      for (const { board, name, challenge } of CATALOG)
        for (const nets of boardOf(board).solid ? [false, true] : [false]) {
          const puzzles = [ofCatalog(name), ofCatalog(name)];
          const { pages } = must(makeBook([{ kind: 'puzzles', puzzles }], { ...large, language, nets }));
          const read = pages.flatMap(readOn);
          expect(
            read.filter((text) => text.endsWith('…')),
            name,
          ).toEqual([]);
          // A word that is too long for its line is broken.
          const words = (text: string) => text.replace(/\s+/g, '');
          const told = words(read.join('')).split(words(challenge[language])).length - 1;
          const apart = pages.filter((page) => !page.parts.some(({ alt }) => alt !== undefined));
          expect(told, `${name} on ${board}`).toBe(
            apart.length > 0 || pages.length === 0 ? Math.min(1, pages.length) : 2,
          );
          if (apart.length > 0)
            expect(read.join(' ')).toMatch(
              /see the page before.*as puzzle 1|véase la página anterior.*como el puzle 1/s,
            );
        }
    },
  );

  test('what is said of a section leaves room for the rule of its first puzzle', () => {
    const text = 'Many words stand here. '.repeat(9);
    for (const name of ['sudoku', 'latin-icosahedron']) {
      const { pages } = must(
        makeBook([{ kind: 'puzzles', title: 'Section', text, puzzles: [ofCatalog(name)] }], large),
      );
      expect(pages.flatMap(readOn).filter((said) => said.endsWith('…'))).toEqual([]);
      expect(readOn(pages[0]!).join(' ')).toContain('Many words stand here.');
    }
  });

  test('names for a puzzle that cannot be read at all the papers on which it could be', () => {
    const { pages, notices } = must(makeBook([{ kind: 'puzzles', puzzles: [puzzleOn('sudoku:7x7', 'Broad')] }], large));
    expect(pages).toEqual([]);
    expect(notices[0]).toMatchObject({ code: 'draw.small', remedy: expect.stringMatching(/^Choose .*A3/) });
  });
});

test('a name that fits in one line is not broken for what tells the level', () => {
  const puzzle = { ...solvedSquare('Ten letters'), level: 'easy' } as const;
  for (const levels of [true, 'dots'] as const)
    for (let length = 8; length < 40; length++) {
      const title = 'Letters by the dozen and more of them, in a row'.slice(0, length).trim();
      const [page] = pagesOf([{ ...puzzle, title }], { perPage: 4, paper: 'A5', levels });
      const names = textsOn(page!).filter(({ tag }) => tag === 'H2');
      const whole = names.map(({ text }) => text).join(' ');
      const room = (page!.width - 2 * 0.08 * page!.width - 0.5 * 0.08 * page!.width) / 2;
      if (names[0]!.size * measure(whole, true) < room) expect(names.map(({ text }) => text)).toEqual([whole]);
    }
});

test('dots that tell a level stand below a name where beside it there is no room', () => {
  const puzzle = { ...puzzleOn('sudoku:2x2', 'A long name'), level: 'medium' } as const;
  for (const page of pagesOf([puzzle, puzzle, puzzle, puzzle], {
    perPage: 4,
    paper: 'A5',
    large: true,
    levels: 'dots',
  })) {
    const names = textsOn(page).filter(({ tag }) => tag === 'H2');
    const dots = page.parts.flatMap(({ items }) => items.filter((item) => item.shape === 'disc'));
    for (const { x, y, text, size } of names)
      for (const { at, radius } of dots) {
        const beside = at[0] - radius > x + size * measure(text, true) || at[0] + radius < x;
        expect(beside || at[1] - radius > y || at[1] + radius < y - size * CAP_HEIGHT).toBe(true);
      }
  }
});

describe('what is said of a puzzle of the catalog', () => {
  const sudoku = { ...beginningOf(CATALOG.find(({ name }) => name === 'sudoku')!), level: 'very difficult' as const };

  test('is said in the language of the booklet', () => {
    const read = readOn(pagesOf([sudoku], { language: 'es' })[0]!).join(' ');
    expect(read).toContain('1.\u00a0Sudoku');
    expect(read).toContain('cada fila, cada columna y cada caja');
    expect(read).toContain('muy difícil');
  });

  test('is not how difficult it is where that is not wished', () => {
    expect(readOn(pagesOf([sudoku])[0]!)).toContain('very difficult');
    expect(readOn(pagesOf([sudoku], { levels: false })[0]!)).not.toContain('very difficult');
  });

  test('is known in Spanish for every entry', () => {
    for (const entry of CATALOG)
      expect(readOn(pagesOf([beginningOf(entry)], { language: 'es' })[0]!).join(' ')).toMatch(/Complete (el|la) /);
  });
});

describe('pages for a book', () => {
  const binding = 12;
  const plainPages = pagesOf([SQUARE, SQUARE, SOLID], { nets: true, turn: true });
  const boundPages = pagesOf([SQUARE, SQUARE, SOLID], {
    nets: true,
    turn: true,
    binding,
    firstPage: 8,
    footer: '© Somebody',
  });
  const rule = (page: Page) => boxAround(spotsOn({ ...page, parts: [page.parts[0]!] }));

  test('are numbered from any number on, with the footer beside it', () => {
    for (const [i, page] of boundPages.entries()) {
      const texts = textsOn(page);
      const number = texts.find(({ text }) => text === String(8 + i))!;
      expect(texts.find(({ text }) => text === '© Somebody')).toMatchObject({ y: number.y });
      expect(page.title).toMatch(new RegExp(`^Page ${8 + i}:`));
    }
  });

  test('are wider at the margin where they are bound: right on even pages, left on odd ones, and so if turned', () => {
    const [even, odd, turned] = boundPages.map(rule);
    const [usual] = plainPages.map(rule);
    expect(even!.left).toBeCloseTo(usual!.left);
    expect(even!.right).toBeCloseTo(usual!.right - binding * MILLIMETRE);
    expect(odd!.left).toBeCloseTo(usual!.left + binding * MILLIMETRE);
    expect(odd!.right).toBeCloseTo(usual!.right);
    // The third page, the tenth of the book, is turned: it is bound at its foot.
    const page = boundPages[2]!;
    expect(page.width).toBeGreaterThan(page.height);
    expect(turned!.top).toBeCloseTo(rule(plainPages[2]!).top);
    expect(turned!.bottom).toBeCloseTo(rule(plainPages[2]!).bottom - binding * MILLIMETRE);
  });

  test('keep everything off the edge where they are bound', () => {
    for (const [i, page] of pagesOf([SQUARE, SQUARE, SQUARE], { binding, answers: true, titlePage: true }).entries()) {
      const { left, right } = boxAround(spotsOn(page));
      expect(i % 2 === 0 ? left : page.width - right).toBeGreaterThan((binding + 5) * MILLIMETRE);
    }
  });
});

describe('what stands at the back', () => {
  test('begins with its name in large letters, once', () => {
    const many = new Array<BookletPuzzle>(60).fill(SQUARE);
    const answers = pagesOf(many, { perPage: 6, answers: true }).slice(10);
    expect(answers.length).toBeGreaterThan(1);
    const names = answers.map(
      (page) => textsOn(page).filter(({ text, size }) => text === 'Answers' && size > 15).length,
    );
    expect(names).toEqual([1, ...names.slice(1).map(() => 0)]);
  });

  test('is the answer to the puzzle of the same number, with the clues that this has', () => {
    const puzzles = [0, 1, 2, 3].map((label) => ({
      ...SQUARE,
      labeling: SQUARE.solution!.map((own) => (own === label ? EMPTY : own)),
    }));
    const [answers] = pagesOf(puzzles, { perPage: 4, answers: true }).slice(1);
    const drawings = answers!.parts.filter(({ items }) =>
      items.some((i) => i.shape === 'text' && i.cell !== undefined),
    );
    expect(drawings).toHaveLength(4);
    for (const [label, { items }] of drawings.entries()) {
      const written = items.flatMap((i) => (i.shape === 'text' && i.ink === 'solution' ? [i.text] : []));
      expect(written).toEqual(new Array(4).fill(String(label + 1)));
    }
  });
});

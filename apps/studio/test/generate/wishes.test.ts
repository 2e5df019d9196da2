import { must } from '@latin-puzzles/core/basis';
import { makeGenerator } from '@latin-puzzles/core/finding';
import { parseNative } from '@latin-puzzles/core/format';
import { subjectNamed, subjectOfPuzzle } from '@latin-puzzles/workshop/generate';
import { describe, expect, test } from 'vitest';
import { concernOf } from '../../src/generate/concern.ts';
import { chooseSubject, type Form, firstForm, opening, writeWord } from '../../src/generate/form.ts';
import { cellWish, nextWish, wishingFor } from '../../src/generate/mask.ts';
import { offersFor } from '../../src/generate/offers.ts';
import { draftOf, placeChoices } from '../../src/generate/places.ts';
import { multisetOf, orderFrom } from '../../src/generate/wishes.ts';

const on = (board: string, changes: Partial<Form> = {}): Form => ({
  ...chooseSubject(firstForm(), must(subjectNamed(board))),
  ...changes,
});

const faultOf = (form: Form) => {
  const order = orderFrom(form, 1);
  if (!order.ok) return order.fault;
  const generator = makeGenerator(order.value.wishes);
  return generator.ok ? undefined : generator.fault;
};

describe('the order', () => {
  test('says what the form says', () => {
    const form = on('sudoku', {
      theorems: ['full-count', 'last-places', 'fish'],
      needs: ['fish'],
      score: { least: '40', most: '' },
      clues: { least: '', most: '30' },
      count: '3',
      seed: '7',
      words: 'foo, bar',
      title: ' T ',
    });
    const { wishes, ...rest } = must(orderFrom(form, 1));
    expect(rest).toMatchObject({ count: 3, seed: 7, title: 'T', author: undefined });
    expect(wishes).toMatchObject({ needs: ['fish'], score: { least: 40 }, clues: { most: 30 }, words: ['foo', 'bar'] });
    expect(wishes.theorems).toEqual(['full-count', 'last-places', 'fish']);
  });

  test('takes the seed it is given where none is typed', () => {
    expect(must(orderFrom(on('sudoku'), 99)).seed).toBe(99);
  });

  test('takes the promised level unless something else is said of difficulty', () => {
    const level = (changes: Partial<Form>) => must(orderFrom(on('sudoku', changes), 1)).wishes.level;
    expect(level({})).toBe('medium');
    expect(level({ level: 'any' })).toBeUndefined();
    expect(level({ level: 'easy', needs: ['fish'] })).toBe('easy');
    expect(level({ needs: ['fish'] })).toBeUndefined();
    expect(level({ score: { least: '', most: '50' } })).toBeUndefined();
  });

  test('lets labels of one’s own spell the word', () => {
    const form = { ...writeWord(on('sudoku'), 'abc'), labels: 'abcdefghi' };
    expect(must(orderFrom(form, 1)).wishes).toMatchObject({ inscription: { text: 'abc' } });
    expect(faultOf(form)).toBeUndefined();
  });

  test('can be plain data sent to a worker', () => {
    const order = must(orderFrom(writeWord(on('sudoku'), 'Singapore'), 1));
    expect(structuredClone(order)).toEqual(order);
  });
});

describe('what is wrong is told next to the field it concerns', () => {
  const word = (text: string, board = 'sudoku') => writeWord(on(board), text);
  test.each<[string, Form]>([
    ['word', word('Howard Garns')],
    ['place', { ...word('Singapore'), place: [0, 1] }],
    ['place', { ...word('Anna', 'sudoku:2x2'), place: [0, 1, 4, 5], labels: 'ANXY' }],
    ['labels', on('sudoku', { labels: 'abc' })],
    ['labels', on('sudoku', { labels: '1,2,,' })],
    ['count', on('sudoku', { count: '0' })],
    ['seed', on('sudoku', { seed: 'x' })],
    ['clues', on('sudoku', { clues: { least: '5', most: '4' } })],
    ['clues', on('sudoku', { clues: { least: '', most: '5' } })],
    ['score', on('sudoku', { level: 'easy', score: { least: '90', most: '' } })],
    ['theorems', on('sudoku', { theorems: ['full-count'], needs: ['fish'] })],
    ['mask', on('triangle:8', { never: Array.from({ length: 64 }, (_, cell) => cell) })],
    ['symmetry', on('sudoku', { symmetry: 'no such' })],
    ['critical', on('sudoku', { critical: true, always: [0, 1, 2, 3, 4, 5, 6, 7, 8] })],
    ['board', on('triangle:4')],
  ])('%s', (field, form) => {
    const fault = faultOf(form);
    expect(fault).toBeDefined();
    expect(concernOf(fault!, form)).toBe(field);
  });
});

describe('places', () => {
  const { board } = must(subjectNamed('sudoku'));

  test('are offered by kind and by line', () => {
    const { kinds, lines } = placeChoices(board, 9);
    expect(kinds).toEqual(['row', 'column', 'region', 'diagonal']);
    expect([...lines.keys()]).toContain('row 5');
    expect(placeChoices(board, 4).parts.size).toBeGreaterThan(placeChoices(board, 4).lines.size);
    expect(placeChoices(board, 0)).toEqual({ kinds: [], lines: new Map(), parts: new Map() });
  });

  test('all that are offered are understood', () => {
    const form = writeWord(on('sudoku'), 'Singapore');
    for (const place of ['anywhere', 'row', 'region', 'row 3', 'diagonal'])
      expect(faultOf({ ...form, place })).toBeUndefined();
  });

  test('a draft shows the word where no asterism holds a letter too often', () => {
    const form = writeWord(on('sudoku'), 'Singapore');
    const { cells, labeling } = draftOf(board, must(multisetOf(form)), [...'SINGAPORE'], 'row 5');
    expect(cells).toEqual([36, 37, 38, 39, 40, 41, 42, 43, 44]);
    expect(labeling.filter((label) => label >= 0)).toHaveLength(9);
  });

  test('those of the catalog carry its words', () => {
    const form = opening(firstForm(), must(subjectNamed('critical-custom-sudoku')));
    expect(form.place).toBe('box 5');
    expect(faultOf(form)).toBeUndefined();
  });
});

test('a puzzle that is brought along gives its board, its labels and its words', () => {
  const puzzle = must(
    parseNative(
      JSON.stringify({
        format: 'latin-puzzle/1',
        board: {
          cells: 4,
          asterisms: [
            [0, 1],
            [2, 3],
            [0, 2],
            [1, 3],
          ],
        },
        labels: ['x', 'y'],
        clues: ['y', 'x', null, null],
        inscription: [0, 1],
      }),
    ),
  );
  const form = opening(firstForm(), subjectOfPuzzle(puzzle));
  expect(form).toMatchObject({ word: 'yx', labels: 'x y', chosen: true });
  expect(faultOf(form)).toBeUndefined();
  expect(offersFor(form).chosen.board).toBe(puzzle.board);
  expect(faultOf(opening(firstForm(), subjectOfPuzzle({ ...puzzle, inscription: [] })))).toBeUndefined();
});

test('a cell that is picked goes through its wishes in turn', () => {
  let mask = { always: [3], never: [4] };
  expect([3, 4, 5].map((cell) => cellWish(mask, cell))).toEqual(['always', 'never', 'either']);
  for (const expected of ['always', 'never', 'either'] as const) {
    mask = wishingFor(mask, 5, nextWish(cellWish(mask, 5)));
    expect(cellWish(mask, 5)).toBe(expected);
  }
  expect(mask).toEqual({ always: [3], never: [4] });
});

test('words that are spelled with halves of flags stay as many letters as they are', () => {
  const clues = ['🇪', '🇸', ...new Array(14).fill(null)];
  const record = { format: 'latin-puzzle/1', board: 'latin-square:4', labels: ['🇪', '🇸', 'A', 'B'], clues };
  const puzzle = must(parseNative(JSON.stringify({ ...record, inscription: [0, 1] })));
  const form = opening(firstForm(), subjectOfPuzzle(puzzle));
  expect(faultOf(form)).toBeUndefined();
  const generator = must(makeGenerator(must(orderFrom(form, 1)).wishes));
  expect(generator.inscription).toEqual([0, 1]);
});

import { describe, expect, it } from 'vitest';
import { must } from '../../../src/basis/index.ts';
import { makeBoard } from '../../../src/board/index.ts';
import { makeGenerator, type Wishes } from '../../../src/finding/wishes/index.ts';
import { refusal, wishesFor, wishesOf } from './support.ts';

describe('wishes that contradict each other are refused before the first attempt', () => {
  it.each([
    ['a board without Latin boards', 'wishes.no-board', wishesFor('triangle:4')],
    ['too few labels', 'labels.count', wishesFor('sudoku', {}, ['1', '2', '3'])],
    ['letters that are no labels', 'inscription.letters', wishesFor('sudoku', { inscription: { text: '12X' } })],
    ['an empty inscription', 'inscription.letters', wishesFor('sudoku', { inscription: { text: ' ' } })],
    ['no labels', 'inscription.letters', { board: wishesFor('sudoku').board, inscription: { text: 'SHORT' } }],
    ['an unknown place', 'inscription.place', wishesFor('sudoku', { inscription: { text: '12', place: 'attic' } })],
    ['a place too short', 'inscription.place', wishesFor('sudoku', { inscription: { text: '123', place: [1, 2] } })],
    [
      'a place off the board',
      'inscription.range',
      wishesFor('sudoku', { inscription: { text: '12', place: [1, 81] } }),
    ],
    ['a letter twice', 'inscription.impossible', wishesFor('sudoku', { inscription: { text: '11', place: 'row 1' } })],
    ['a clue off the board', 'wishes.mask', wishesFor('sudoku', { mask: { always: [81] } })],
    ['a clue that is barred', 'wishes.mask', wishesFor('sudoku', { mask: { always: [3], never: [3] } })],
    ['an inscription that is barred', 'wishes.mask', wishesOf('custom-sudoku', { mask: { never: [40] } })],
    ['two twins barred', 'wishes.mask', wishesFor('triangle:6', { mask: { never: [...Array(36).keys()] } })],
    ['an unknown symmetry', 'wishes.symmetry', wishesFor('wave', { symmetry: 'quarter-turn' })],
    [
      'a mask against the symmetry',
      'wishes.symmetry',
      wishesFor('wave', { symmetry: 'half-turn', mask: { always: [0], never: [48] } }),
    ],
    ['fewer clues than twins ask for', 'wishes.clues', wishesFor('cube:4', { clues: { most: 47 } })],
    ['fewer clues than labels', 'wishes.clues', wishesFor('sudoku', { clues: { most: 7 } })],
    ['a clue in every cell', 'wishes.clues', wishesFor('sudoku', { clues: { least: 81 } })],
    ['a mask of all cells', 'wishes.clues', wishesFor('sudoku', { mask: { always: [...Array(81).keys()] } })],
    ['a symmetry of all cells', 'wishes.clues', wishesFor('latin-square:2', { symmetry: 'full' })],
    ['more clues than cells', 'wishes.clues', wishesFor('sudoku', { clues: { least: 82 } })],
    [
      'an odd number of pairs',
      'wishes.clues',
      wishesFor('steps', { symmetry: 'half-turn', clues: { least: 41, most: 41 } }),
    ],
    [
      'a full asterism, critical',
      'wishes.critical',
      wishesFor('sudoku', { critical: true, mask: { always: [0, 1, 2, 3, 4, 5, 6, 7, 8] } }),
    ],
    ['an unknown theorem', 'wishes.theorem', wishesFor('sudoku', { theorems: ['intuition'] })],
    [
      'a theorem needed but not allowed',
      'wishes.theorem',
      wishesFor('sudoku', { theorems: ['full-count'], needs: ['chain'] }),
    ],
    [
      'a level beyond the theorems',
      'wishes.difficulty',
      wishesFor('sudoku', { level: 'very difficult', theorems: ['full-count', 'last-places'] }),
    ],
    [
      'a level below the theorem needed',
      'wishes.difficulty',
      wishesFor('sudoku', { level: 'very easy', needs: ['chain'] }),
    ],
    ['a score off the level', 'wishes.difficulty', wishesFor('sudoku', { level: 'easy', score: { least: 50 } })],
    ['an unfair score of fair puzzles', 'wishes.difficulty', wishesFor('sudoku', { score: { least: 100 } })],
  ] as const)('%s: %s', (_, code, wishes) => {
    expect(refusal(wishes)).toBe(code);
  });

  it('names the numbers of clues that the symmetry allows', () => {
    const generator = makeGenerator(wishesFor('steps', { symmetry: 'half-turn', clues: { least: 41, most: 41 } }));
    if (generator.ok) expect.fail('pairs of cells never add up to 41 clues');
    expect(generator.fault.message).toContain('a number of clues of 41.');
    expect(generator.fault.remedy).toContain('Wish for 40 or 42 clues');
  });

  it('tells how far cells are counted where one is off the board', () => {
    const generator = makeGenerator(wishesFor('sudoku', { mask: { never: [0, 81] } }));
    if (generator.ok) expect.fail('there are 81 cells, from 0 on');
    expect(generator.fault.place).toBe('mask.never[1]');
    expect(Object.values(generator.fault.told.en).join(' ')).toMatch(/\b80\b/);
  });

  it('lets pass what cannot be proved impossible', () => {
    expect(refusal(wishesFor('sudoku', { clues: { most: 16 } }))).toBeUndefined();
    expect(refusal(wishesFor('sudoku', { mask: { never: [0, 1] } }))).toBeUndefined();
    expect(refusal(wishesFor('triangle:4', { mask: { never: [0, 1, 2, 3] } }, [...'11112222']))).toBeUndefined();
  });
});

describe('an inscription that does not fit', () => {
  it('is told why, and offered places where it does', () => {
    const generator = makeGenerator(wishesFor('sudoku', { inscription: { text: '1212', place: 'row 1' } }));
    if (generator.ok) expect.fail('the row would hold 1 twice');
    expect(generator.fault.message).toContain('row 1 would hold 1 2 times instead of 1');
    expect(generator.fault.remedy.match(/diagonal/g)!.length).toBeGreaterThanOrEqual(1);
  });

  it('is told that the asterism has no room for it, however that is spelled', () => {
    const generator = makeGenerator(wishesFor('sudoku', { inscription: { text: '1234567891', place: ' Row 1' } }));
    if (generator.ok) expect.fail('ten letters in nine cells');
    expect(generator.fault.told.es.message).toContain('«la fila 1» para 10 letras');
  });

  it('is told how many letters would do as labels, on a board of a single asterism too', () => {
    const line = { kind: 'line', name: { kind: 'line', id: 1 }, cells: [0, 1, 2] } as const;
    const board = must(makeBoard({ name: '', cells: 3, asterisms: [line] }));
    const said = (wishes: Partial<Wishes>) => {
      const generator = makeGenerator({ board, ...wishes });
      return generator.ok ? '' : Object.values(generator.fault.told.en).join(' ');
    };
    expect(said({ inscription: { text: 'ab' } })).toMatch(/2 letters.* 3 /);
    expect(said({})).toContain('3');
  });

  it('is spelled in capitals or small letters, unless the labels have both', () => {
    const placed = (text: string, labels: string) => {
      const wishes = wishesFor('sudoku:2x2', { inscription: { text, place: 'row 1' }, words: false }, [...labels]);
      return makeGenerator(wishes).ok;
    };
    expect(placed('CaB', 'abcd')).toBe(true);
    expect(placed('Ba', 'aABb')).toBe(true);
    // Small a once more is not capital A.
    expect(placed('aa', 'aABb')).toBe(false);
    expect(placed('aA', 'aABb')).toBe(true);
  });

  it('finds a place by itself where none is named', () => {
    const generator = makeGenerator(wishesFor('sudoku', { inscription: { text: '1212' } }));
    if (!generator.ok) expect.fail(generator.fault.message);
    expect(generator.value.inscription).toHaveLength(4);
  });
});

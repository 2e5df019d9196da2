import { describe, expect, test } from 'vitest';
import { numbers } from '../../src/basis/index.ts';
import { type Classification, classify, violations } from '../../src/puzzle/index.ts';
import { listByBacktracking } from '../oracle/backtracker.ts';
import { boardOf, puzzleOf } from '../support.ts';

/** The words for Latin squares and those for Latin boards, on squares of order 7 of our own making. */
const MAGMA = '1234567123456712345671234567123456712345671234567';
const FOUR = '4.....71.637..6.714.......41.24......3.5...7..1.6';
const EXTRA = '41....71.637..6.714.......41.24......3.5...7..1.6';
const UNIQUE = '45.23.71.6375.6.714.......41.24......3.5...7..1.6';
const CRITICAL = '....3.71.63.5.6.71........41.24......3.5...7..1.6';
const SQUARE = '4512367146375263714253657241724561321365745724136';

const square = (text: string) => puzzleOf(boardOf('latin-square:7'), numbers(7), [...text]);
const classified = (text: string): Promise<Classification> => classify(square(text), listByBacktracking);

describe('terms of Latin squares and of Latin boards', () => {
  test('an array of cells in rows and columns is a board; its rows and columns are asterisms', () => {
    const board = boardOf('latin-square:7');
    expect(board.asterisms.map((a) => a.kind)).toEqual([...new Array(7).fill('row'), ...new Array(7).fill('column')]);
  });

  test('a magma is a labeled board: complete, yet not Latin', async () => {
    const { kind, solutions, violations: found } = await classified(MAGMA);
    expect([kind, solutions]).toEqual(['labeled-board', '0']);
    expect(found).toHaveLength(7);
    expect(found[0]).toEqual({ asterism: 7, label: 0, held: 7, allowed: 1, cells: [0, 7, 14, 21, 28, 35, 42] });
  });

  test('a partial magma is a partial labeled board', async () => {
    expect(await classified(`.${MAGMA.slice(1)}`)).toMatchObject({ kind: 'partial-board', solutions: '0' });
  });

  test('a partial Latin square is a partial Latin board, completable or not', async () => {
    expect(violations(square(EXTRA))).toEqual([]);
    expect(await classified(EXTRA)).toMatchObject({ kind: 'partial-latin-board', solutions: '0', completions: [] });
  });

  test('a completable partial Latin square is a completable partial Latin board: this one has four completions', async () => {
    const { solutions } = await listByBacktracking(square(FOUR), 5);
    expect(solutions).toHaveLength(4);
    const result = await classified(FOUR);
    expect(result).toMatchObject({ kind: 'completable', solutions: '2+' });
    expect(result.completions).toHaveLength(2);
    expect(result.completions[0]).not.toEqual(result.completions[1]);
    // The extra label fails because none of the four has it there.
    expect(solutions.every((solution) => solution[1] !== square(EXTRA).labeling[1])).toBe(true);
  });

  test('a uniquely completable partial Latin square is a Latin puzzle', async () => {
    const result = await classified(UNIQUE);
    expect(result).toMatchObject({ kind: 'latin-puzzle', solutions: '1', critical: false });
    expect(result.completions).toEqual([square(SQUARE).labeling]);
    const without = `${UNIQUE.slice(0, result.redundantClue)}.${UNIQUE.slice(result.redundantClue! + 1)}`;
    expect(await classified(without)).toMatchObject({ kind: 'latin-puzzle' });
  });

  test('a critical set is a critical Latin puzzle: it loses uniqueness when any clue goes', async () => {
    expect(await classified(CRITICAL)).toMatchObject({ kind: 'latin-puzzle', critical: true });
    for (const [cell, clue] of [...CRITICAL].entries())
      if (clue !== '.')
        expect(await classified(`${CRITICAL.slice(0, cell)}.${CRITICAL.slice(cell + 1)}`)).toMatchObject({
          kind: 'completable',
        });
  });

  test('the Latin square Puzzle is a Latin Puzzle: LS, symmetric, without repeats or inscription', async () => {
    const { types, group } = await classified(UNIQUE);
    expect(types).toEqual({ ls: true, symmetric: true, repeat: false, inscripted: false });
    expect([group.name, group.order]).toEqual(['D_4', 8n]);
  });

  test('a Latin square is a Latin board', async () => {
    expect(await classified(SQUARE)).toMatchObject({ kind: 'latin-board', solutions: '1' });
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { puzzlesFromPartialBoard, puzzlesFromPartialBoardAsync } from '../../../src/finding/index.ts';
import { EMPTY } from '../../../src/puzzle/index.ts';
import { backtrack } from '../../oracle/backtracker.ts';
import {
  blankOf,
  completions,
  exhaust,
  exhaustAsync,
  exhaustUntilAborted,
  parts,
  smallBoard,
  texts,
} from './support.ts';

const square = blankOf('latin-square:4', 'abcd');

describe('the puzzles of a partial board', () => {
  test('are those of all its Latin boards, each once and unique', () => {
    fc.assert(
      fc.property(smallBoard, fc.nat(), ({ engine, board, multiset, solution, latinBoards }, cell) => {
        const partial = solution.map((label, i) => (i === cell % board.cells ? label : EMPTY));
        const completing = [...backtrack({ board, multiset, labeling: partial })].slice(0, 3);
        fc.pre(completions(latinBoards, partial) <= 3);
        const { items, ending } = exhaust(puzzlesFromPartialBoard(engine, partial));
        const expected = completing.flatMap((latin) => parts(latin).filter((p) => completions(latinBoards, p) === 1));
        expect(texts(items.map(({ labeling }) => labeling))).toEqual(texts(expected));
        expect(items.every(({ labeling, solution }) => completions([solution], labeling) === 1)).toBe(true);
        expect(ending).toMatchObject({ verdict: 'complete', puzzles: expected.length });
      }),
      { numRuns: 50 },
    );
  });

  test('are as many, of as many Latin boards, as asked for', () => {
    const { items, ending } = exhaust(
      puzzlesFromPartialBoard(square.engine, square.labeling, { boards: 5, perBoard: 7, seed: 2 }),
    );
    expect(items.length).toBe(35);
    expect(new Set(items.map(({ solution }) => solution.join())).size).toBe(5);
    expect(new Set(items.map(({ labeling }) => labeling.join())).size).toBe(35);
    expect(ending).toMatchObject({ verdict: 'limit', puzzles: 35 });
    const capped = exhaust(
      puzzlesFromPartialBoard(square.engine, square.labeling, { perBoard: 7, limit: 10, seed: 2 }),
    );
    expect(capped.items).toEqual(items.slice(0, 10));
    expect(capped.ending).toMatchObject({ verdict: 'limit', puzzles: 10 });
  });

  test('keep the inscription and are critical outside it', () => {
    const { engine, labeling } = blankOf('sudoku:2x2', 'aabc');
    const inscription = [0, 1, 2, 3];
    const partial = labeling.map((_, cell) => [0, 1, 0, 2][cell] ?? EMPTY);
    const options = { keep: inscription, critical: true };
    const { items } = exhaust(puzzlesFromPartialBoard(engine, partial, options));
    expect(items.length).toBeGreaterThan(0);
    for (const { labeling } of items) {
      expect(labeling.slice(0, 4)).toEqual([0, 1, 0, 2]);
      expect(engine.countUpTo(labeling, 2)).toBe(1);
      for (let cell = 4; cell < 16; cell++)
        if (labeling[cell] !== EMPTY) expect(engine.countUpTo(labeling.with(cell, EMPTY), 2)).toBe(2);
    }
  });

  test('are none where there is no Latin board', () => {
    const { engine } = blankOf('latin-square:2', 'ab');
    expect(exhaust(puzzlesFromPartialBoard(engine, [0, 0, EMPTY, EMPTY]))).toEqual({
      items: [],
      ending: { verdict: 'complete', puzzles: 0, nodes: 0 },
    });
  });

  test('stop when told to, asynchronously too', async () => {
    const options = { perBoard: 3, limit: 100, seed: 1 };
    const whole = exhaust(puzzlesFromPartialBoard(square.engine, square.labeling, options));
    const run = puzzlesFromPartialBoardAsync(square.engine, square.labeling, options);
    expect(await exhaustAsync(run)).toEqual(whole);
    const endless = blankOf('sudoku', '123456789');
    const { items, ending } = await exhaustUntilAborted((signal) =>
      puzzlesFromPartialBoardAsync(endless.engine, endless.labeling, { perBoard: 10, signal }),
    );
    expect(ending).toMatchObject({ verdict: 'aborted', puzzles: items.length });
  });
});

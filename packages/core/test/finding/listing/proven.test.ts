import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkProof, LADDER, shapeOf, solves } from '../../../src/attrition/index.ts';
import {
  provenPuzzles,
  provenPuzzlesAsync,
  puzzlesFromLatinBoard,
  singlePassPuzzles,
} from '../../../src/finding/index.ts';
import { EMPTY, problemOf } from '../../../src/puzzle/index.ts';
import { randomPosition } from '../../attrition/positions.ts';
import { blankOf, exhaust, exhaustAsync } from './support.ts';

const RUNGS = [0, 1, 2, 3, 4, 7, LADDER.length];

const sudoku = blankOf('sudoku', '123456789');
const shape = shapeOf(sudoku.engine.problem);

/** A critical Sudoku that the first three theorems do not solve. */
const { solution } = sudoku.engine.sample(sudoku.labeling, { seed: 1 });
const hard = [...puzzlesFromLatinBoard(sudoku.engine, solution!, { critical: true, seed: 4, limit: 1 })][0]!.labeling;

describe('the proven puzzles', () => {
  test('are those of a single pass; fair are those that the ladder solves, and their proofs hold', () => {
    fc.assert(
      fc.property(randomPosition, fc.constantFrom(...RUNGS), fc.nat(), ({ partial }, rungs, seed) => {
        const problem = problemOf(partial.board, partial.multiset);
        const shape = shapeOf(problem);
        const ladder = LADDER.slice(0, rungs);
        const options = { ladder, seed, limit: 60 };
        const { items } = exhaust(provenPuzzles(shape, partial.labeling, options));
        const singlePass = exhaust(
          singlePassPuzzles(shape, partial.labeling, { ...options, limit: items.length }),
        ).items;
        expect(items.map(({ tag }) => tag)).toEqual(singlePass.map(({ tag }) => tag));
        for (const { labeling, solution, theorems, fair, proof } of items) {
          expect(fair).toBe(solves(shape, labeling, ladder));
          expect(theorems.includes('backtrack')).toBe(!fair);
          expect(proof?.steps.map(({ theorem }) => theorem)).toEqual(fair ? theorems : undefined);
          if (proof) expect(checkProof(problem, labeling, proof)).toEqual({ valid: true, solution });
        }
      }),
      { numRuns: 100 },
    );
  });

  test('have proofs that hold where a supposition was made before all their labels were written', () => {
    const { engine } = blankOf('sudoku:2x3', 'abcdef');
    const partial = new Array<number>(36).fill(EMPTY).with(18, 5).with(22, 2).with(33, 4);
    const options = { ladder: LADDER, seed: 1628849032, limit: 60 };
    for (const { labeling, solution, proof } of provenPuzzles(shapeOf(engine.problem), partial, options))
      if (proof) expect(checkProof(engine.problem, labeling, proof)).toEqual({ valid: true, solution });
  });

  test('are only the fair ones when asked for', () => {
    const { items } = exhaust(provenPuzzles(shape, hard));
    const some = items.filter(({ fair }) => fair);
    expect(some.length).toBeGreaterThan(0);
    expect(some.length).toBeLessThan(items.length);
    const only = exhaust(provenPuzzles(shape, hard, { fair: true }));
    expect(only.items).toEqual(some);
    expect(only.ending).toMatchObject({ verdict: 'complete', puzzles: some.length });
  });

  test('are all fair when the ladder is high enough', () => {
    const { items } = exhaust(provenPuzzles(shape, hard, { ladder: LADDER }));
    expect(items.length).toBeGreaterThan(0);
    expect(items.every(({ fair }) => fair)).toBe(true);
  });

  test('asynchronous or not are the same', async () => {
    const options = { seed: 9, limit: 50 };
    expect(await exhaustAsync(provenPuzzlesAsync(shape, sudoku.labeling, options))).toEqual(
      exhaust(provenPuzzles(shape, sudoku.labeling, options)),
    );
  });
});

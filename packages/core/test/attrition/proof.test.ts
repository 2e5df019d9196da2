import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  checkProof,
  compact,
  ELEMENTARY,
  LADDER,
  leastTheorems,
  prove,
  proveCompactly,
  provePuzzle,
  shapeOf,
  solves,
  traceDependencies,
} from '../../src/attrition/index.ts';
import { numbers } from '../../src/basis/index.ts';
import { problemOf, violations } from '../../src/puzzle/index.ts';
import { backtrack } from '../oracle/backtracker.ts';
import { boardOf, puzzleOf } from '../support.ts';
import { randomPosition } from './positions.ts';

/** Puzzles, with their only solution, as they come. */
const randomUnique = randomPosition
  .map(({ partial }) => ({ partial, solutions: take(backtrack(partial), 2) }))
  .filter(({ solutions }) => solutions.length === 1);

function take<T>(items: Iterable<T>, most: number): T[] {
  const taken: T[] = [];
  for (const item of items) if (taken.push(item) === most) break;
  return taken;
}

describe('a proof', () => {
  test('of any Latin puzzle is complete, and the checker accepts it and finds the solution', () => {
    fc.assert(
      fc.property(randomUnique, ({ partial, solutions }) => {
        const problem = problemOf(partial.board, partial.multiset);
        const shape = shapeOf(problem);
        const proof = prove(shape, partial.labeling, LADDER);
        expect(proof.complete).toBe(true);
        expect(checkProof(problem, partial.labeling, proof)).toEqual({ valid: true, solution: solutions[0] });
        expect(proof.fair).toBe(solves(shape, partial.labeling, LADDER));
      }),
      { numRuns: 300 },
    );
  });

  test('without needless steps is still valid, no longer than before, and every step writes or is needed later', () => {
    fc.assert(
      fc.property(randomUnique, ({ partial, solutions }) => {
        const problem = problemOf(partial.board, partial.multiset);
        const shape = shapeOf(problem);
        const whole = prove(shape, partial.labeling, LADDER);
        const short = compact(shape, partial.labeling, whole, LADDER);
        expect(checkProof(problem, partial.labeling, short)).toEqual({ valid: true, solution: solutions[0] });
        expect(short.steps.length).toBeLessThanOrEqual(whole.steps.length);
        const used = new Set(traceDependencies(shape, partial.labeling, short.steps).flatMap((needed) => [...needed]));
        for (const [index, step] of short.steps.entries()) expect(step.writes.length > 0 || used.has(index)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  test('without needless steps is still valid where much is supposed', () => {
    const lines = [
      '2....75..3.5.629.4.9.......46....2.7..3.....17.......5..6..914.....46..2....1....',
      '...8..97..7...........7168538.52.71......3.......1..6251.6.......7......23...5...',
      '....1..6...6..37..7......2...35..2...6592...32.4....7.5....9....4.3.6.9........4.',
    ];
    for (const line of lines) {
      const { board, multiset, labeling } = puzzleOf(boardOf('sudoku:3x3'), [...'123456789'], [...line]);
      const problem = problemOf(board, multiset);
      const shape = shapeOf(problem);
      const short = proveCompactly(shape, labeling, LADDER);
      expect(checkProof(problem, labeling, short)).toMatchObject({ valid: true });
    }
  });

  test.each(['latin-square:4', 'sudoku:3x3', 'sudoku:4x4', 'cube:2', 'quadoku'])(
    'of what has many solutions, an empty %s, is given up for two of them',
    (name) => {
      const board = boardOf(name);
      const partial = puzzleOf(board, numbers(board.k!), new Array(board.cells).fill('.'));
      const { steps, complete, solutions = [] } = provePuzzle(partial);
      expect({ steps, complete }).toEqual({ steps: [], complete: false });
      expect(new Set(solutions.map((labels) => labels.join())).size).toBe(2);
      for (const labeling of solutions) expect(violations({ ...partial, labeling })).toEqual([]);
    },
  );

  test('names solutions only where there are several', () => {
    fc.assert(
      fc.property(randomPosition, ({ partial }) => {
        const all = take(backtrack(partial), 2);
        const shape = shapeOf(problemOf(partial.board, partial.multiset));
        const { complete, solutions } = prove(shape, partial.labeling, LADDER);
        expect(complete).toBe(all.length === 1);
        expect(solutions !== undefined).toBe(all.length === 2);
      }),
      { numRuns: 300 },
    );
  });

  test('with few theorems backtracks, and says so', () => {
    fc.assert(
      fc.property(randomUnique, ({ partial, solutions }) => {
        const problem = problemOf(partial.board, partial.multiset);
        const proof = prove(shapeOf(problem), partial.labeling, ELEMENTARY);
        expect(proof.complete).toBe(true);
        expect(proof.fair).toBe(proof.steps.every((step) => step.theorem !== 'backtrack'));
        expect(checkProof(problem, partial.labeling, proof)).toEqual({ valid: true, solution: solutions[0] });
      }),
      { numRuns: 100 },
    );
  });

  test.each([
    ['full count', LADDER.slice(0, 1)],
    ['theorems that only remove', LADDER.filter(({ name }) => name === 'full-count' || name === 'shaving')],
  ])('with %s backtracks to write, too', (_, ladder) => {
    fc.assert(
      fc.property(randomUnique, ({ partial, solutions }) => {
        const problem = problemOf(partial.board, partial.multiset);
        const shape = shapeOf(problem);
        const proof = proveCompactly(shape, partial.labeling, ladder);
        expect(checkProof(problem, partial.labeling, proof)).toEqual({ valid: true, solution: solutions[0] });
        expect(proof.fair).toBe(proof.steps.length === 0);
      }),
      { numRuns: 50 },
    );
  });
});

describe('the least set of theorems', () => {
  test('solves, and no part of it does', () => {
    fc.assert(
      fc.property(randomUnique, ({ partial }) => {
        const shape = shapeOf(problemOf(partial.board, partial.multiset));
        const least = leastTheorems(shape, partial.labeling, LADDER);
        expect(least !== undefined).toBe(solves(shape, partial.labeling, LADDER));
        if (!least) return;
        expect(solves(shape, partial.labeling, least)).toBe(true);
        for (const theorem of least)
          expect(
            solves(
              shape,
              partial.labeling,
              least.filter((other) => other !== theorem),
            ),
          ).toBe(false);
      }),
      { numRuns: 100 },
    );
  });

  test('of a complete board is empty', () => {
    const partial = puzzleOf(boardOf('latin-square:2'), ['a', 'b'], ['a', 'b', 'b', 'a']);
    expect(leastTheorems(shapeOf(problemOf(partial.board, partial.multiset)), partial.labeling, LADDER)).toEqual([]);
  });
});
